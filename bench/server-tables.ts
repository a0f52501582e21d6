import type { TableConfig } from '@triptych/protocol';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bellum } from '@triptych/games/bellum';
import { type Answer, FastRng, type Question, sampleAnswer } from '@triptych/kernel';
import type { LiveTable } from '@triptych/table';
import { TableRegistry } from '../apps/server/tables/table-registry.ts';
import { GameCatalog } from '../apps/server/tables/game-catalog.ts';
import { makeLog } from '../apps/server/log.ts';
import { makeMetrics } from '../apps/server/metrics.ts';
import { STANDARD } from '../apps/server/settings.ts';
import { openStorage } from '../apps/server/storage/index.ts';
import { noteFigure } from './figures.ts';
import { median } from './median.ts';

/** What tables cost: idle ones, opening one from disk, and a move early and late in a match. In a separate process. */

const IDLE = Number(process.env.IDLE ?? 10_000);
const MOVES = 10;
/** A long match, and how many answers at its two ends are compared. */
const ANSWERS = 400;
const END = 100;
const REST = 5000;

const data = mkdtempSync(join(tmpdir(), 'triptych-bench-'));
const storage = await openStorage({ data, database: null }, 'bench');
const catalog = new GameCatalog([bellum], storage.db);
const registry = new TableRegistry(
  storage,
  catalog,
  { idle: 3_600_000, tablesInMemory: STANDARD.limits.tables },
  makeLog('error'),
  makeMetrics(),
);
const { hash } = await catalog.keepPack('bellum', bellum.packs.standard);
const pack = { name: 'standard', hash };

function config(seats: number, number: number): TableConfig {
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
    timeControl: { kind: 'none' },
    chat: 'all',
    hostPart: number.toString(16).padStart(64, '0'),
  };
}

type Chooser = (shape: Question['shape']) => Answer;

async function move(live: LiveTable, choose: Chooser): Promise<boolean> {
  const asked = live.table.viewerState('spectator').asked.find(({ ready }) => !ready);
  if (asked === undefined) return false;
  const { question } = live.table.viewerState(asked.seat);
  if (question === null) return false;
  const answer = choose(question.shape);
  const id = `p${asked.seat}`;
  const reply = await live.command(
    { do: 'answer', seat: asked.seat, questionVersion: live.table.questionVersion, answer },
    { from: 'person', id, name: id },
    null,
  );
  return reply.ok;
}

async function begun(seats: number, number: number): Promise<LiveTable> {
  const live = await registry.create(config(seats, number), false);
  await live.command({ do: 'start', part: null }, { from: 'person', id: 'p0', name: 'p0' }, null);
  return live;
}

/** The smaller of two random answers: such players are cautious, and their matches long. */
function careful(rng: FastRng): Chooser {
  const size = (answer: Answer): number =>
    typeof answer === 'number' ? answer : answer.reduce((sum, part) => sum + part, answer.length);
  return (shape) => {
    const [one, other] = [sampleAnswer(shape, rng), sampleAnswer(shape, rng)];
    return size(one) <= size(other) ? one : other;
  };
}

interface LongMatch {
  readonly id: string;
  /** Milliseconds of each move, and processor time of the whole process, in microseconds. */
  readonly times: readonly number[];
  readonly efforts: readonly number[];
}

/** Plays this many answers with all five viewers connected, or fewer if the match ends sooner. */
async function play(seed: number, answers: number): Promise<LongMatch> {
  const live = await begun(5, seed);
  for (const viewer of [0, 1, 2, 3, 4])
    live.listen({
      viewer,
      person: null,
      screen: false,
      tell: () => {},
      dismissed: () => {},
      hangUp: () => {},
    });
  const choose = careful(new FastRng(seed));
  const times: number[] = [];
  const efforts: number[] = [];
  while (times.length < answers) {
    const start = performance.now();
    const used = process.cpuUsage();
    if (!(await move(live, choose))) break;
    const { user, system } = process.cpuUsage(used);
    times.push(performance.now() - start);
    efforts.push(user + system);
  }
  await registry.upToDate();
  registry.drop(live.id);
  return { id: live.id, times, efforts };
}

/** The first match that is long enough. */
async function longMatch(seed: number): Promise<LongMatch> {
  const match = await play(seed, ANSWERS);
  return match.times.length === ANSWERS ? match : longMatch(seed + 1);
}

// Code that has just started is not yet compiled: warm up with whole matches before the one that counts.
for (let seed = 0; seed < 20; seed++) await play(seed, 100);
const { id, times, efforts } = await longMatch(100);
const openings: number[] = [];
for (let number = 0; number < 21; number++) {
  registry.drop(id);
  const start = performance.now();
  const opened = await registry.open(id);
  openings.push(performance.now() - start);
  if (!opened.ok) throw new Error(opened.code);
}
registry.drop(id);
const ends = (values: readonly number[]): [number, number] => [
  median(values.slice(0, END)),
  median(values.slice(-END)),
];
const [early, late] = ends(times);
const [earlyEffort, lateEffort] = ends(efforts);
const opening = median(openings);
console.log(`Opening a table of ${ANSWERS} answers from disk: ${opening.toFixed(1)} ms.`);
noteFigure({
  name: `ms to open a table of ${ANSWERS} answers`,
  measured: opening,
  wanted: 20,
  is: 'at most',
});
console.log(
  `A move, stored alone, five viewers: ${early.toFixed(2)} ms among the first ${END}, ${late.toFixed(2)} ms among the last; processor time ${earlyEffort.toFixed(0)} and ${lateEffort.toFixed(0)} µs.`,
);

/** A process releases memory only after it has been idle for a while. */
const collect = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, REST));
  (globalThis as { gc?: () => void }).gc?.();
};
await collect();
const before = process.memoryUsage.rss();
for (let at = 0; at < IDLE; at += 100) {
  const batch = Array.from({ length: 100 }, async (_, number) => {
    const live = await begun(3, at + number);
    const rng = new FastRng(at + number);
    for (let moves = 0; moves < MOVES; moves++) await move(live, (shape) => sampleAnswer(shape, rng));
  });
  await Promise.all(batch);
  await registry.upToDate();
  await registry.housekeep();
}
await collect();
const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(0);
console.log(
  `${IDLE} idle tables with ${MOVES} answers each, ${registry.inMemory.size} of them in memory: ${megabytes(process.memoryUsage.rss() - before)} MB.`,
);
await storage.close();
rmSync(data, { recursive: true, force: true });
process.exit(0);
