import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { LONGEST_PAUSE } from '../http/errors.ts';
import { endSlowReaders } from '../http/slow-readers.ts';
import { MOST_PIECES } from '../http/socket.ts';
import { type RunningTable, runningTable } from './attacked-table.ts';
import { Guest, Player, playOn } from './guest.ts';
import { OneServer } from './one-server.ts';

const TIME_LIMIT = { timeout: 60_000, interval: 20 };
const MEGABYTE = 1024 * 1024;

describe('connections for which the server must keep things', () => {
  const one = new OneServer();
  let quiet: RunningTable;
  beforeAll(async () => {
    quiet = await runningTable(one.port, 'bellum');
  });
  afterAll(async () => {
    for (const player of quiet.players) await player.close();
  });

  const clients = (): WebSocket[] => [...one.server.app.websocketServer.clients];

  it('a frame in a few pieces is read; one in countless pieces ends the connection', async () => {
    const eve = await Player.connect(await Guest.come(one.port, 'Eve'));
    const text = '{"ping":1}';
    for (let at = 0; at < text.length; at++) eve.socket.send(text[at], { fin: at === text.length - 1 });
    await eve.until(() => eve.frames.some(({ pong }) => pong === 1));
    const code = new Promise((resolve) => eve.socket.once('close', resolve));
    for (let piece = 0; piece <= MOST_PIECES; piece++) eve.socket.send('x', { fin: false });
    expect(await code).toBe(1008);
  });

  it('of many slow readers, the slowest are ended, and nobody else', async () => {
    const known = clients();
    const eve = await Guest.come(one.port, 'Eve');
    const rude = await Promise.all(Array.from({ length: 20 }, () => Player.connect(eve)));
    // Each stays below the limit for one.
    for (const socket of clients().filter((one) => !known.includes(one)))
      Object.defineProperty(socket, 'bufferedAmount', { value: 3 * MEGABYTE });
    await vi.waitUntil(() => rude.some(({ closed }) => closed), TIME_LIMIT);
    expect(rude.filter(({ closed }) => !closed).length).toBeGreaterThan(0);
    expect(quiet.players.some(({ closed }) => closed)).toBe(false);
    for (const { socket } of rude) socket.terminate();
  });

  it('what all readers have not read is added up', () => {
    const ended: number[] = [];
    const reader = (bufferedAmount: number) => ({
      bufferedAmount,
      terminate: () => void ended.push(bufferedAmount),
    });
    endSlowReaders([3, 1, 4, 2].map(reader), 10);
    expect(ended).toEqual([]);
    endSlowReaders([3, 1, 4, 2, 1].map(reader), 10);
    expect(ended).toEqual([4, 3]);
  });

  it('a reply over HTTP that nobody reads is given up', async () => {
    const accepted: Socket[] = [];
    one.server.app.server.on('connection', (socket: Socket) => accepted.push(socket));
    const rude = connect(one.port, '127.0.0.1').pause();
    rude.write('GET /api/openapi.json HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n'.repeat(100));
    await vi.waitUntil(() => accepted.some(({ writableLength }) => writableLength > 0), TIME_LIMIT);
    const [socket] = accepted;
    expect(socket.timeout).toBe(LONGEST_PAUSE);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    // Waiting half a minute would prove no more.
    socket.setTimeout(200);
    await closed;
    rude.destroy();
  });

  it('whoever opens a table again and again does not flood the others with who is there', async () => {
    const eve = await Player.connect(await Guest.come(one.port, 'Eve'));
    const [ana] = quiet.players;
    const elsewhere = await eve.guest.createTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    const told = (): number => ana.texts.filter((text) => text.startsWith('{"present"')).length;
    const before = told();
    const start = Date.now();
    for (let times = 0; times < 200; times++) {
      eve.raw({ open: quiet.table, key: quiet.key });
      if (times % 2 === 0) eve.raw({ open: elsewhere.table, key: elsewhere.key });
    }
    await eve.open(quiet.table, { key: quiet.key });
    const pauses = (Date.now() - start) / 250;
    await ana.until(
      () => ana.texts.findLast((text) => text.startsWith('{"present"'))?.includes('"spectators":1') ?? false,
    );
    expect(told() - before).toBeLessThan(pauses + 4);
    await eve.close();
    await ana.until(
      () => ana.texts.findLast((text) => text.startsWith('{"present"'))?.includes('"spectators":0') ?? false,
    );
  });

  it('the others play on', async () => {
    expect(await playOn(quiet.players, 4, 1)).toBe(4);
  });
});
