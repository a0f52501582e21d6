import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Figure, noteFigure } from './figures.ts';
import {
  briefly,
  hangUp,
  type Load,
  memoryOf,
  processorTimeOf,
  run,
  type Slot,
  SOCKETS,
  TABLES,
} from './load.ts';
import { boardgameIoSlots, floorSlots } from './load-clients.ts';
import { median } from './median.ts';
import {
  buildTriptych,
  FLAGS,
  type RunningServer,
  type ServerProgram,
  startServer,
  TRIPTYCH,
} from './server-process.ts';
import { triptychSlots } from './triptych-clients.ts';

/** Server benchmark: the same closed loop through our server (every move durably stored) and two others (nothing stored). */

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const WARM_ROUNDS = Number(process.env.WARM_ROUNDS ?? 2);
const here = fileURLToPath(new URL('.', import.meta.url));

interface Subject extends ServerProgram {
  readonly name: string;
  slots(port: number): Promise<Slot[]>;
}

const SUBJECTS: readonly Subject[] = [
  {
    name: 'Triptych, every move stored',
    ...TRIPTYCH,
    slots: (port) => triptychSlots(() => port, TABLES),
  },
  {
    name: 'boardgame.io, in memory',
    command: (port) => [join(here, 'server-boardgame-io.mjs'), String(port)],
    health: '/games',
    slots: boardgameIoSlots,
  },
  {
    name: 'bare ws, validate and broadcast',
    command: (port) => [join(here, 'server-floor.mjs'), String(port)],
    health: '/',
    slots: floorSlots,
  },
];

interface Measured extends Load {
  readonly memoryPerTable: number;
}

// The server has its own core where the system allows that; the load has the other.
const pinned = existsSync('/usr/bin/taskset') && availableParallelism() > 1;
if (pinned) execFileSync('/usr/bin/taskset', ['-a', '-c', '-p', '1', String(process.pid)]);
buildTriptych();
const rounds: Measured[][] = [];
for (let round = 0; round < ROUNDS; round++) rounds.push(await measureAll(`round ${round + 1} of ${ROUNDS}`));
report();
process.stderr.write('server: tables in memory and on the disk\n');
const tables = fork(join(here, 'server-tables.mjs'), { execArgv: ['--expose-gc', ...FLAGS] });
tables.on('message', (figure: Figure) => noteFigure(figure));
const [code] = await once(tables, 'exit');
process.exit(code ?? 1);

async function measureAll(round: string): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const subject of SUBJECTS) {
    const load = await measure(subject);
    measured.push(load);
    process.stderr.write(`server: ${round}, ${subject.name}: ${briefly(load)}\n`);
  }
  return measured;
}

function report(): void {
  const ratio = (value: (of: Measured, other: Measured) => number, other: number): number =>
    median(rounds.map((round) => value(round[0], round[other])));
  const pace = (of: Measured, other: Measured): number => of.movesPerSecond / other.movesPerSecond;
  const effort = (of: Measured, other: Measured): number => other.microseconds / of.microseconds;
  console.log(
    `\nserver: Bellum Magica, ${TABLES} tables of ${SOCKETS} sockets, closed loop, ${ROUNDS} rounds, medians`,
  );
  console.table(
    Object.fromEntries(
      SUBJECTS.map((subject, at) => [subject.name, summary(rounds.map((round) => round[at]))]),
    ),
  );
  console.log(
    `Triptych : boardgame.io = ${ratio(pace, 1).toFixed(2)}, Triptych : bare ws = ${ratio(pace, 2).toFixed(2)}; by processor time ${ratio(effort, 1).toFixed(2)} and ${ratio(effort, 2).toFixed(2)}`,
  );
  const bytes = median(rounds.map(([{ bytesDown }]) => bytesDown));
  noteFigure({ name: 'server, times boardgame.io', measured: ratio(pace, 1), wanted: 5, is: 'at least' });
  noteFigure({ name: 'server, share of bare ws', measured: ratio(pace, 2), wanted: 0.5, is: 'at least' });
  noteFigure({ name: 'bytes to all players of a move', measured: bytes, wanted: 500, is: 'at most' });
}

function summary(loads: readonly Measured[]): Record<string, number> {
  const of = (value: (load: Measured) => number): number => median(loads.map(value));
  return {
    'moves/s': Math.round(of(({ movesPerSecond }) => movesPerSecond)),
    'µs server/move': Math.round(of(({ microseconds }) => microseconds)),
    'µs clients/move': Math.round(of(({ clientMicroseconds }) => clientMicroseconds)),
    'p50 ms': Number(of(({ p50 }) => p50).toFixed(1)),
    'p99 ms': Number(of(({ p99 }) => p99).toFixed(1)),
    'bytes/move to players': Math.round(of(({ bytesDown }) => bytesDown)),
    'bytes/move from players': Math.round(of(({ bytesUp }) => bytesUp)),
    'kB memory/table': Math.round(of(({ memoryPerTable }) => memoryPerTable) / 1000),
  };
}

async function measure(subject: Subject): Promise<Measured> {
  return withServer(subject, pinned ? ['/usr/bin/taskset', '-c', '0'] : [], async ({ port, pid }) => {
    // A server that has just started is not yet compiled: warm up with whole matches before the ones that count.
    for (let round = 0; round < WARM_ROUNDS; round++) {
      await run(await subject.slots(port), () => processorTimeOf(pid));
      hangUp();
    }
    const before = memoryOf(pid);
    const load = await run(await subject.slots(port), () => processorTimeOf(pid));
    return { ...load, memoryPerTable: (memoryOf(pid) - before) / TABLES };
  });
}

async function withServer<T>(
  subject: Subject,
  pin: readonly string[],
  task: (server: RunningServer) => Promise<T>,
): Promise<T> {
  const server = await startServer(subject, pin);
  try {
    return await task(server);
  } finally {
    hangUp();
    server.end();
  }
}
