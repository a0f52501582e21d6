import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Server } from '../serve.ts';
import { times, tried } from './effort.ts';
import { Guest, type Player, playOn } from './guest.ts';
import { heapAfterCollection } from './heap.ts';
import { type TestDatabase, sqliteTestDatabase, started, WIDE } from './test-server.ts';

const SOCKETS = Math.min(4000, times(1000, 500));
const MEGABYTE = 1024 * 1024;
/** What may be left in memory of a crowd that is gone. */
const LEFT = 24 * MEGABYTE;

describe('connections that only take up room', () => {
  let testDatabase: TestDatabase;
  let server: Server;
  let players: readonly Player[];
  beforeAll(async () => {
    testDatabase = await sqliteTestDatabase();
    // Behind a proxy, the crowd can come from many addresses.
    server = await started(testDatabase, { trustProxy: true, limits: { ...WIDE, messages: 20 } });
    const [ana, ben] = await Promise.all(['Ana', 'Ben'].map((name) => Guest.come(server.port, name)));
    const { table, key } = await ana.createTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    await ben.command(table, { do: 'sit', seat: 1 }, key);
    players = await Promise.all([ana, ben].map((guest) => guest.sit(table)));
    await players[0].say({ do: 'start' });
    await Promise.all(players.map((player) => player.until(() => player.state.status === 'running')));
  });
  afterAll(async () => {
    for (const player of players) await player.close();
    await server.stop();
    await testDatabase.close();
  });

  /** A connection that sends this and then stays silent; resolves when the server ends it. */
  function silent(text: string): { socket: Socket; ended: Promise<string> } {
    const socket = connect(server.port, '127.0.0.1');
    let heard = '';
    socket.setEncoding('utf8').on('data', (part: string) => (heard += part));
    socket.on('error', () => {});
    if (text !== '') socket.write(text);
    return { socket, ended: new Promise((resolve) => socket.on('close', () => resolve(heard))) };
  }

  const address = (at: number): string => `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`;

  it('are ended if a request never does', async () => {
    const http = server.app.server;
    expect(http.requestTimeout).toBeGreaterThan(0);
    expect(http.headersTimeout).toBeLessThanOrEqual(http.requestTimeout);
    const { requestTimeout, headersTimeout } = http;
    const half = [
      silent(''),
      silent('GET /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: '),
      silent(
        'POST /api/guests HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"name"',
      ),
    ];
    // The server looks at the clock every few seconds; waiting two minutes would prove no more.
    Object.assign(http, { requestTimeout: 1, headersTimeout: 1 });
    const ends = await Promise.all(half.map(({ ended }) => ended));
    Object.assign(http, { requestTimeout, headersTimeout });
    for (const heard of ends) expect(heard).toMatch(/^HTTP\/1\.1 408 |^$/);
    expect(ends.at(-1)).toContain(' 408 ');
  });

  it(`leave nothing behind, and the others play on (${SOCKETS} sockets)`, async () => {
    const before = heapAfterCollection();
    const crowd = await Promise.all(
      Array.from({ length: SOCKETS }, (_, at) => {
        const headers = { 'x-forwarded-for': address(at) };
        const path = at % 2 === 0 ? '/api/socket' : '/api/me/feed';
        const socket = new WebSocket(`ws://127.0.0.1:${server.port}${path}`, { headers });
        socket.on('error', () => {});
        return new Promise<WebSocket>((resolve) => socket.once('open', () => resolve(socket)));
      }),
    );
    const open = Array.from({ length: 500 }, () => silent('GET /api/me HTTP/1.1\r\nhost: '));
    expect(await playOn(players, 6, 3)).toBe(6);
    for (const socket of crowd) socket.terminate();
    for (const { socket } of open) socket.destroy();
    await Promise.all(open.map(({ ended }) => ended));
    while (server.app.websocketServer.clients.size > players.length)
      await new Promise((resolve) => setImmediate(resolve));
    tried('silent connections', SOCKETS + open.length);
    expect(heapAfterCollection() - before).toBeLessThan(LEFT);
  });

  it('get no more than others: an address has a limited number of sockets', async () => {
    const narrow = await started(testDatabase, {
      limits: { ...WIDE, sockets: 3 },
      data: (await testDatabase.another()).data,
    });
    try {
      const statuses = [];
      for (let number = 0; number < 5; number++) {
        const socket = new WebSocket(`ws://127.0.0.1:${narrow.port}/api/socket`);
        statuses.push(
          await new Promise((resolve) => {
            socket.once('open', () => resolve('open'));
            socket.once('error', ({ message }) => resolve(message));
          }),
        );
      }
      expect(statuses.slice(0, 3)).toEqual(['open', 'open', 'open']);
      expect(statuses.slice(3).join()).toMatch(/429.*429/);
    } finally {
      await narrow.stop();
    }
  });

  it('are ended if they ask without end and do not read the replies', async () => {
    const { guest } = players[0];
    const { table } = await guest.createTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    const rude = await guest.sit(table);
    const before = heapAfterCollection();
    rude.socket.pause();
    const closed = new Promise((resolve) => rude.socket.once('close', resolve));
    // The refusals of frames that come too fast wait for the reader, too.
    const flood = setInterval(() => {
      for (let number = 0; number < 1000; number++) rude.socket.send('{"story":true}');
    }, 1);
    await new Promise<void>((resolve) => {
      const look = setInterval(() => {
        if (server.app.websocketServer.clients.size > players.length) return;
        clearInterval(look);
        resolve();
      }, 20);
    });
    clearInterval(flood);
    rude.socket.resume();
    rude.socket.terminate();
    await closed;
    expect(heapAfterCollection() - before).toBeLessThan(LEFT);
    expect(await playOn(players, 2, 5)).toBe(2);
  });

  it('are ended if they flood the feed', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/api/me/feed`, {
      headers: players[0].guest.headers,
    });
    const code = new Promise((resolve) => socket.once('close', resolve));
    await new Promise((resolve) => socket.once('open', resolve));
    for (let number = 0; number < 1000; number++) socket.send('{"ping":1}');
    expect(await code).toBe(1008);
  });
});
