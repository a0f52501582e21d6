import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  LogController,
} from 'fastify';
import { frameText } from '@triptych/protocol';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { adminRoutes } from './admin-routes.ts';
import { accountRoutes } from './account-routes.ts';
import { clubRoutes } from './club-routes.ts';
import type { Context } from './context.ts';
import {
  answerNoRequest,
  answerWith,
  BODY,
  HEADERS,
  LONGEST_PAUSE,
  LONGEST_REQUEST,
  LOOK_FOR_SLOW,
  PART,
} from './errors.ts';
import { addFeed } from './feed.ts';
import { addGuards } from './guards.ts';
import { addHealth } from './health.ts';
import { addMetrics } from './metrics-route.ts';
import { noticePages } from './notice-pages.ts';
import { noticeRoutes } from './notice-routes.ts';
import { addPages } from './pages.ts';
import { peopleRoutes } from './people-routes.ts';
import { addSocket, LONGEST_PAYLOAD, MOST_CHUNKS, MOST_PIECES } from './socket.ts';
import { SocketCount } from './socket-count.ts';
import { API_DESCRIPTION, socketSchemas } from './socket-schemas.ts';
import { archiveRoutes } from './archive-routes.ts';
import { traceSlow } from './trace-slow.ts';
import { packRoutes } from './pack-routes.ts';
import { resultRoutes } from './result-routes.ts';
import { playingRoutes } from './playing-routes.ts';
import { tableRoutes } from './table-routes.ts';

/** The HTTP server with all its routes, not yet listening. `web`: the folder of the built page, if any. */
export async function makeApp(
  context: Context,
  logger: FastifyBaseLogger,
  web: string,
): Promise<FastifyInstance> {
  const { settings } = context;
  const answer = answerWith(context.metrics);
  const app: FastifyInstance = fastify({
    // The banner already prints the address.
    loggerInstance: logger.child({}, { level: settings.log === 'info' ? 'warn' : settings.log }),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    bodyLimit: BODY,
    routerOptions: { maxParamLength: PART },
    http: { maxHeaderSize: HEADERS, connectionsCheckingInterval: LOOK_FOR_SLOW },
    requestTimeout: LONGEST_REQUEST,
    frameworkErrors: (error, request, reply) => {
      // No hook sees such a request, so an attempted upgrade would keep the connection open forever.
      reply.raw.once('finish', () => request.socket.destroySoon());
      answer(error, request, reply.header('connection', 'close'));
    },
    clientErrorHandler: answerNoRequest,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler<FastifyError>(answer);

  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'none'"],
        'frame-ancestors': ["'none'"],
      },
    },
    // Without TLS, HSTS would lock people out of their local network.
    strictTransportSecurity: settings.base?.startsWith('https:') ?? false,
    crossOriginOpenerPolicy: settings.base?.startsWith('https:') ?? false,
    originAgentCluster: false,
  });
  await app.register(cookie);
  await app.register(websocket, {
    options: {
      maxPayload: LONGEST_PAYLOAD,
      maxFragments: MOST_PIECES,
      maxBufferedChunks: MOST_CHUNKS,
      perMessageDeflate: false,
    },
    errorHandler: (error, socket, { log }) => {
      // Malformed frames are the client's fault.
      if ('code' in error && String(error.code).startsWith('WS_ERR')) log.debug(error.message);
      else log.error(error);
      socket.terminate();
    },
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Triptych', version: '1', description: API_DESCRIPTION },
      servers: [],
    },
    transform: jsonSchemaTransform,
  });
  app.addHook('onSend', async ({ socket }) => {
    // Until the next request. Whoever reads nothing of a reply for so long is disconnected.
    socket.setTimeout(LONGEST_PAUSE);
  });
  const files = new Set<string>();
  await addGuards(app, context, files);
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const asked = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    traceSlow(context, asked, reply.elapsedTime);
    request.log.debug({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
  });

  await app.register(tableRoutes(context), { prefix: '/api' });
  await app.register(playingRoutes(context), { prefix: '/api' });
  await app.register(archiveRoutes(context), { prefix: '/api' });
  await app.register(packRoutes(context), { prefix: '/api' });
  await app.register(peopleRoutes(context), { prefix: '/api' });
  await app.register(accountRoutes(context), { prefix: '/api' });
  await app.register(noticeRoutes(context), { prefix: '/api' });
  await app.register(clubRoutes(context), { prefix: '/api' });
  await app.register(resultRoutes(context), { prefix: '/api' });
  await app.register(adminRoutes(context), { prefix: '/api/admin' });
  context.site.onChange = () => {
    const text = frameText({ site: context.site.shown });
    for (const socket of app.websocketServer.clients) socket.send(text);
  };
  const count = new SocketCount(context);
  addSocket(app, context, count);
  addFeed(app, context, count);
  await app.register(noticePages(context), { prefix: '/notices' });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  app.get('/api/socket.json', { schema: { hide: true } }, () => socketSchemas);
  addHealth(app, context);
  addMetrics(app, context);
  await addPages(app, web, files);
  return app;
}
