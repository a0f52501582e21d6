import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { Connection } from './connection.ts';
import type { Context } from './context.ts';
import { whoIs } from './identity.ts';
import { problem } from '../problem.ts';
import { Outbox } from './outbox.ts';

/** The one route at which a socket is opened. */
export const SOCKET = '/api/socket';
/** What a socket says when it ends although nothing is wrong at its other end. */
const RESTARTS = 1012;
/** Connections that do not answer are ended. */
const BEAT = 30_000;

/** Everything about sockets that is not about tables. */
export function addSocket(app: FastifyInstance, context: Context): void {
  const perAddress = new Map<string, number>();
  const alive = new WeakSet<WebSocket>();
  const outbox = new Outbox();

  app.get(
    SOCKET,
    {
      websocket: true,
      preValidation: async ({ ip }) => {
        if ((perAddress.get(ip) ?? 0) >= context.settings.limits.sockets) throw problem('too-fast');
      },
      schema: { hide: true },
    },
    async (socket, request) => {
      const { ip } = request;
      const early: string[] = [];
      let connection: Connection | null = null;
      perAddress.set(ip, (perAddress.get(ip) ?? 0) + 1);
      context.metrics.sockets.inc();
      alive.add(socket);
      socket.on('pong', () => alive.add(socket));
      socket.on('message', (data, binary) => {
        const text = binary || !Buffer.isBuffer(data) ? '' : data.toString();
        if (connection !== null) connection.hear(text);
        // Whoever is not known yet is answered later; what is too much is remembered as nothing.
        else early.push(early.length < 10 ? text : '');
      });
      socket.on('error', () => socket.terminate());
      socket.on('close', () => {
        connection?.close();
        context.metrics.sockets.dec();
        const left = (perAddress.get(ip) ?? 1) - 1;
        if (left === 0) perAddress.delete(ip);
        else perAddress.set(ip, left);
      });
      let person;
      try {
        person = await whoIs(context, request);
      } catch (error) {
        // Not to be taken for nobody until it ends: whoever comes back is asked again.
        request.log.error(error);
        socket.close(RESTARTS);
        return;
      }
      connection = new Connection(
        context,
        {
          send: (text) => outbox.send(socket, request.socket, text),
          close: () => socket.close(RESTARTS),
        },
        person,
      );
      if (socket.readyState !== socket.OPEN) connection.close();
      for (const text of early) connection.hear(text);
    },
  );

  const beat = setInterval(() => {
    for (const socket of app.websocketServer.clients) {
      if (!alive.has(socket)) socket.terminate();
      alive.delete(socket);
      socket.ping();
    }
  }, BEAT);
  beat.unref();
  app.addHook('onClose', async () => clearInterval(beat));
}
