import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { Connection } from '@triptych/table';
import { addressOf } from './address-of.ts';
import type { Context } from './context.ts';
import { tokenOf, whoIs } from './identity.ts';
import { BatchedSender } from './batched-sender.ts';
import { SERVICE_RESTART } from './session-sockets.ts';
import { endSlowReaders } from './slow-readers.ts';
import type { SocketCount } from './socket-count.ts';
import { socketServer } from './socket-server.ts';

export const SOCKET = '/api/socket';
/** A frame much longer than any valid one ends the connection; in bytes. */
export const LONGEST_PAYLOAD = 64 * 1024;
/** A frame in more pieces ends the connection: each occupies far more than its bytes. Browsers send it as one. */
export const MOST_PIECES = 64;
/** The same for pieces that the network has made of it. */
export const MOST_CHUNKS = 1024;
/** Connections that do not answer a ping are closed. */
const PING_EVERY = 30_000;
/** How often to look for connections that do not read, in milliseconds. */
const LOOK_FOR_SLOW_READERS = 500;

/** Everything about sockets that does not concern tables. */
export function addSocket(app: FastifyInstance, context: Context, count: SocketCount): void {
  const alive = new WeakSet<WebSocket>();
  const sender = new BatchedSender();

  app.get(
    SOCKET,
    {
      websocket: true,
      preValidation: async (request) => count.check(addressOf(request)),
      schema: { hide: true },
    },
    async (socket, request) => {
      const early: string[] = [];
      let connection: Connection | null = null;
      const address = addressOf(request);
      count.enter(address, socket);
      context.sockets.enter(tokenOf(request), socket);
      socket.on('message', (data, binary) => {
        const text = binary || !Buffer.isBuffer(data) ? '' : data.toString();
        if (connection !== null) connection.hear(text);
        // Frames that arrive before the person is identified wait; excess ones become empty.
        else early.push(early.length < 10 ? text : '');
      });
      socket.on('close', () => connection?.close());
      let person;
      try {
        person = await whoIs(context, request);
      } catch (error) {
        // Close instead of treating the person as a stranger: the client reconnects and is identified then.
        request.log.error(error);
        socket.close(SERVICE_RESTART);
        return;
      }
      connection = new Connection(socketServer(context, person, address), {
        send: (text) => sender.send(socket, text),
        close: () => socket.close(SERVICE_RESTART),
      });
      if (socket.readyState !== socket.OPEN) connection.close();
      for (const text of early) connection.hear(text);
    },
  );

  app.websocketServer.on('connection', (socket) => {
    alive.add(socket);
    socket.on('pong', () => alive.add(socket));
  });
  const beat = setInterval(() => {
    for (const socket of app.websocketServer.clients) {
      if (!alive.has(socket)) socket.terminate();
      alive.delete(socket);
      socket.ping();
    }
  }, PING_EVERY);
  beat.unref();
  const look = setInterval(() => endSlowReaders(app.websocketServer.clients), LOOK_FOR_SLOW_READERS);
  look.unref();
  app.addHook('onClose', async () => {
    clearInterval(beat);
    clearInterval(look);
  });
}
