import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FastRng } from '@triptych/kernel';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GAMES } from '../games.ts';
import { checkDatabase } from '../salvage/check.ts';
import { openStorage } from '../storage/index.ts';
import { BadDisk, CAN_MISBEHAVE } from './bad-disk/bad-disk.ts';
import { times, tried } from './effort.ts';
import { Guest } from './guest.ts';
import { buildProgram, Process } from './process.ts';
import { Restless } from './restless.ts';

const TIME_LIMIT = { timeout: 60_000, interval: 5 };

describe.skipIf(!CAN_MISBEHAVE)('SQLite on a disk', () => {
  let program: string;
  let parent: string;
  let disk: BadDisk;
  beforeAll(() => {
    program = buildProgram('test-disk');
  });
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'triptych-disk-'));
    disk = new BadDisk(parent);
  });
  afterEach(() => rmSync(parent, { recursive: true, force: true }));

  const start = (): Promise<Process> =>
    Process.start(program, disk.folder, null, undefined, [], { environment: disk.environment });

  /** A table of each game, with people who never rest. */
  async function restlessAt({ port }: Process) {
    const restless = new Restless();
    const tables = await Promise.all(
      GAMES.map(async ({ id: game }) => {
        const ana = await Guest.come(port, 'Ana');
        const seats = [{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot' }];
        const { table } = await ana.createTable({ game, seats });
        const player = await ana.sit(table);
        expect(await player.say({ do: 'start' })).toBe('ok');
        restless.chats(player, table);
        restless.answers(player, table, 1);
        return table;
      }),
    );
    return { restless, tables };
  }

  /** The ids of all commands that are stored. */
  async function storedIds(data: string): Promise<string[]> {
    const storage = await openStorage({ database: null, data }, 'looker');
    const rows = await storage.db.selectFrom('entries').select('body').execute();
    await storage.close();
    return rows.flatMap(({ body }) => (JSON.parse(body) as { of?: { id: string } }).of?.id ?? []);
  }

  it.each(Array.from({ length: times(1, 2) }, () => randomInt(2 ** 31)))(
    'that loses power has everything acknowledged, once, and nothing damaged (seed %i)',
    async (seed) => {
      const rng = new FastRng(seed);
      const one = await start();
      const { restless } = await restlessAt(one);
      await vi.waitUntil(() => restless.acknowledged.length >= 30 + rng.below(200), TIME_LIMIT);
      await one.end('SIGKILL');
      await restless.stop();
      for (let losses = 0; losses < 6; losses++) {
        const data = join(parent, `after-${losses}`);
        disk.afterPowerLoss(data, rng);
        expect(await checkDatabase({ database: null, data }, GAMES, null)).toMatchObject({
          isDatabase: true,
          problems: [],
          cut: [],
          lost: [],
          unreadable: 0,
        });
        const ids = await storedIds(data);
        expect(ids).toHaveLength(new Set(ids).size);
        const there = new Set(ids);
        expect(restless.acknowledged.filter((id) => !there.has(id))).toEqual([]);
        tried('power losses');
      }
      tried('acknowledged commands', restless.acknowledged.length);
    },
  );

  it('that becomes read-only: commands are refused, nothing acknowledged is lost, and play continues afterwards', async () => {
    const one = await start();
    const { restless } = await restlessAt(one);
    const health = async (): Promise<number> =>
      (await fetch(`http://127.0.0.1:${one.port}/api/health`)).status;
    await vi.waitUntil(() => restless.acknowledged.length >= 10, TIME_LIMIT);
    disk.set('read-only', true);
    await vi.waitUntil(() => restless.codes.has('failed'), TIME_LIMIT);
    await expect.poll(health, TIME_LIMIT).toBe(503);
    expect(one.child.exitCode).toBeNull();
    disk.set('read-only', false);
    const known = restless.acknowledged.length;
    await vi.waitUntil(() => restless.acknowledged.length >= known + 10, TIME_LIMIT);
    await expect.poll(health, TIME_LIMIT).toBe(200);
    await restless.stop();
    expect(await one.end('SIGTERM')).toBe(0);
    const ids = await storedIds(disk.folder);
    expect(ids).toHaveLength(new Set(ids).size);
    expect(restless.acknowledged.filter((id) => !ids.includes(id))).toEqual([]);
    tried('disks that became read-only');
  });

  it('that is slow: people wait but are refused nothing, and readers do not wait', async () => {
    const one = await start();
    const { restless, tables } = await restlessAt(one);
    await vi.waitUntil(() => restless.acknowledged.length >= 10, TIME_LIMIT);
    disk.set('slow', true);
    const known = restless.acknowledged.length;
    await vi.waitUntil(() => restless.acknowledged.length >= known + 20, TIME_LIMIT);
    const eve = new Guest(one.port, 'Eve');
    expect((await eve.send('GET', '/games')).status).toBe(200);
    disk.set('slow', false);
    await restless.stop();
    expect(restless.codes).not.toContain('failed');
    expect(await one.end('SIGTERM')).toBe(0);
    const ids = await storedIds(disk.folder);
    expect(restless.acknowledged.filter((id) => !ids.includes(id))).toEqual([]);
    expect(tables).toHaveLength(GAMES.length);
    tried('slow disks');
  });
});
