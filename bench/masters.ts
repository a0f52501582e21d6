import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { noteFigure } from './figures.ts';
import { hangUp, type Load, processorTimeOf, run } from './load.ts';
import { median } from './median.ts';
import { buildTriptych, startServer, TRIPTYCH } from './server-process.ts';
import { tablesOfMasters, triptychSlots } from './triptych-clients.ts';

/** A few people play, alone on the server and then beside tables of masters, who always think. */

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const PEOPLE = 10;
const MASTERS = 20;

// The load has a core of its own where the system allows that; the server may use all of them.
if (existsSync('/usr/bin/taskset') && availableParallelism() > 1) {
  execFileSync('/usr/bin/taskset', ['-a', '-c', '-p', '1', String(process.pid)]);
}
buildTriptych();
const server = await startServer(TRIPTYCH);
try {
  // Code that has just started is not yet compiled.
  await play();
  const alone = await rounds();
  const answers = await tablesOfMasters(server.port, MASTERS);
  const [before, start] = [answers(), performance.now()];
  const beside = await rounds();
  const perSecond = (answers() - before) / ((performance.now() - start) / 1000);
  console.log(
    `People at ${PEOPLE} tables: ${summary(alone)} alone; ${summary(beside)} beside ${MASTERS} tables of masters, who gave ${perSecond.toFixed(0)} answers/s meanwhile.`,
  );
  const [calm, busy] = [alone, beside].map((loads) => median(loads.map(({ p99 }) => p99)));
  const name = 'p99 of people beside masters, times that alone';
  noteFigure({ name, measured: busy / calm, wanted: 2, is: 'at most' });
} finally {
  hangUp();
  server.end();
}
process.exit(0);

async function play(): Promise<Load> {
  return run(await triptychSlots(() => server.port, PEOPLE), () => processorTimeOf(server.pid));
}

async function rounds(): Promise<readonly Load[]> {
  const loads: Load[] = [];
  while (loads.length < ROUNDS) loads.push(await play());
  return loads;
}

function summary(loads: readonly Load[]): string {
  const of = (value: (load: Load) => number): string => median(loads.map(value)).toFixed(1);
  return `p50 ${of(({ p50 }) => p50)} ms, p99 ${of(({ p99 }) => p99)} ms`;
}
