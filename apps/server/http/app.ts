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
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { accountRoutes } from './account-routes.ts';
import { LONGEST_AT_ALL } from './connection.ts';
import type { Context } from './context.ts';
import { answerNoRequest, answerWith, BODY, HEADERS, PART } from './errors.ts';
import { addGuards } from './guards.ts';
import { addHealth } from './health.ts';
import { addPages } from './pages.ts';
import { peopleRoutes } from './people-routes.ts';
import { addSocket } from './socket.ts';
import { archiveRoutes } from './archive-routes.ts';
import { tableRoutes } from './table-routes.ts';

/** The HTTP server with all its routes, not yet listening. `web`: the folder of the page, if there is one. */
export async function makeApp(
  context: Context,
  logger: FastifyBaseLogger,
  web: string,
): Promise<FastifyInstance> {
  const { settings } = context;
  const answer = answerWith(context.metrics);
  const app: FastifyInstance = fastify({
    // Where it listens, the banner says.
    loggerInstance: logger.child({}, { level: settings.log === 'info' ? 'warn' : settings.log }),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    bodyLimit: BODY,
    routerOptions: { maxParamLength: PART },
    http: { maxHeaderSize: HEADERS },
    frameworkErrors: (error, request, reply) => {
      // No hook sees such a request: whoever wanted a socket with it would keep the connection for ever.
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
    // Without TLS a promise to use it only would lock people out of their own network.
    strictTransportSecurity: settings.base?.startsWith('https:') ?? false,
    crossOriginOpenerPolicy: settings.base?.startsWith('https:') ?? false,
    originAgentCluster: false,
  });
  await app.register(cookie);
  await app.register(websocket, {
    options: { maxPayload: LONGEST_AT_ALL, perMessageDeflate: false },
    errorHandler: (error, socket, { log }) => {
      // What others send wrong is not our failure.
      if ('code' in error && String(error.code).startsWith('WS_ERR')) log.debug(error.message);
      else log.error(error);
      socket.terminate();
    },
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Triptych', version: '1', description: DESCRIPTION },
      servers: [],
    },
    transform: jsonSchemaTransform,
  });
  await addGuards(app, context);
  app.addHook('onResponse', async (request, reply) => {
    request.log.debug({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
  });

  await app.register(tableRoutes(context), { prefix: '/api' });
  await app.register(archiveRoutes(context), { prefix: '/api' });
  await app.register(peopleRoutes(context), { prefix: '/api' });
  await app.register(accountRoutes(context), { prefix: '/api' });
  addSocket(app, context);
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  addHealth(app, context);
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(context.metrics.registry.contentType).send(await context.metrics.registry.metrics()),
  );
  await addPages(app, web);
  return app;
}

const DESCRIPTION = `Everything the page uses. Who plays also needs the socket at /api/socket (WebSocket, text frames of JSON, at most 8 kB each).

A client opens a table: {"open": id, "key"?, "as"?: seat or "spectator", "since"?: n, "life"?}. It gets {"viewer", "seats", "life", "fresh": {"n", "at", "sight", "talks", "chats"}}, or, with the "since" and "life" of what it knows, {"missed": [messages]} if they are still there. After each act it gets a message: {"n", "at", "events"?, "delta"?, "undone"?, "undoneBy"?, "chat"?, "by"?}. Numbers "n" have no gaps; "delta" is what changed in the sight. {"look": seat} changes the seat through which one looks, {"story": true} asks for all events so far.

Commands are those of /api/tables/{id}/commands, each with an "id". The answer is {"ok": id, …message} or {"refused": id, "refusal": {"code", "rule", "values"}}; after "stale" with a "fresh" sight. {"present": [seats], "watching": number} says who is there and how many only watch, {"gone": true} that the table was deleted.

In a delta, [value] is a new value, 0 a field that is gone, an object what changed by field or place in a list, and "@": [from, gone, …new] in a list takes out and puts in.

With "compact": true in "open", messages are written in a small form for the page (packages/table/compact.ts).

Who has no browser sends "Authorization: Bearer <token>" (see /api/me/programs).`;
