import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bellumBox } from '@triptych/bellum';
import { FastRng, sampleAnswer } from '@triptych/kernel';
import type { Founding } from '@triptych/table';
import { House } from '../apps/server/hosting/house.ts';
import type { Hosted } from '../apps/server/hosting/hosted.ts';
import { Shelf } from '../apps/server/hosting/shelf.ts';
import { makeLog } from '../apps/server/log.ts';
import { makeMetrics } from '../apps/server/metrics.ts';
import { openStorage } from '../apps/server/storage/index.ts';
import { median } from './median.ts';

/** What tables cost: idle ones, opening one from disk, and a move early and late in a match. In a process of its own. */

const IDLE = Number(process.env.IDLE ?? 10_000);
const MOVES = 10;

const data = mkdtempSync(join(tmpdir(), 'triptych-bench-'));
const storage = await openStorage({ data, database: null }, 'bench');
const shelf = new Shelf([bellumBox], storage.db);
const house = new House(
  storage,
  shelf,
  { idle: 60_000, tablesInMemory: 5000 },
  makeLog('error'),
  makeMetrics(),
);
const pack = { name: 'standard', hash: await shelf.keepPack('bellum', bellumBox.packs.standard) };

function founding(seats: number, number: number): Founding {
  const players = Array.from(
    { length: seats },
    (_, seat) => ({ kind: 'person', id: `p${seat}`, name: `Player ${seat}` }) as const,
  );
  const options = { castles: 'dealt', first: 'random' };
  return {
    game: 'bellum',
    pack,
    options,
    host: 'p0',
    players,
    pace: { kind: 'none' },
    chat: 'all',
    hostPart: number.toString(16).padStart(64, '0'),
  };
}

async function move(hosted: Hosted, rng: FastRng): Promise<boolean> {
  const asked = hosted.table.sight('spectator').asked.find(({ ready }) => !ready);
  if (asked === undefined) return false;
  const { question } = hosted.table.sight(asked.seat);
  if (question === null) return false;
  const answer = sampleAnswer(question.shape, rng);
  const id = `p${asked.seat}`;
  const reply = await hosted.command(
    { do: 'answer', seat: asked.seat, question: hosted.table.moment, answer },
    { from: 'person', id, name: id },
    null,
  );
  return reply.ok;
}

async function begun(seats: number, number: number): Promise<Hosted> {
  const hosted = await house.found(founding(seats, number), false);
  await hosted.command({ do: 'start', part: null }, { from: 'person', id: 'p0', name: 'p0' }, null);
  return hosted;
}

/** The longest of some random matches, with the time of each move. */
async function longest(): Promise<{ id: string; answers: number; times: number[] }> {
  let best = { id: '', answers: 0, times: [] as number[] };
  for (let number = 0; number < 30; number++) {
    const hosted = await begun(5, number);
    const rng = new FastRng(number);
    const times: number[] = [];
    for (;;) {
      const start = performance.now();
      if (!(await move(hosted, rng))) break;
      times.push(performance.now() - start);
    }
    if (times.length > best.answers) best = { id: hosted.id, answers: times.length, times };
    await house.settled();
    house.drop(hosted.id);
  }
  return best;
}

const { id, answers, times } = await longest();
const third = Math.floor(times.length / 3);
const openings: number[] = [];
for (let number = 0; number < 21; number++) {
  house.drop(id);
  const start = performance.now();
  await house.open(id);
  openings.push(performance.now() - start);
}
house.drop(id);
console.log(`Opening a table of ${answers} answers from disk: ${median(openings).toFixed(1)} ms.`);
console.log(
  `A move, stored alone: ${median(times.slice(0, third)).toFixed(2)} ms in the first third of that match, ${median(times.slice(-third)).toFixed(2)} ms in the last.`,
);

const collect = (): void => void (globalThis as { gc?: () => void }).gc?.();
collect();
const before = process.memoryUsage.rss();
for (let at = 0; at < IDLE; at += 100) {
  const batch = Array.from({ length: 100 }, async (_, number) => {
    const hosted = await begun(3, at + number);
    const rng = new FastRng(at + number);
    for (let moves = 0; moves < MOVES; moves++) await move(hosted, rng);
  });
  await Promise.all(batch);
  await house.settled();
  await house.sweep();
}
collect();
const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(0);
console.log(
  `${IDLE} idle tables with ${MOVES} answers each, ${house.inMemory.size} of them in memory: ${megabytes(process.memoryUsage.rss() - before)} MB.`,
);
await storage.close();
rmSync(data, { recursive: true, force: true });
process.exit(0);
