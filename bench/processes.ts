import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { PostgresServer } from '../apps/server/test/postgres-server.ts';
import { briefly, hangUp, type Load, processorTimeOf, run, SOCKETS, TABLES } from './load.ts';
import { median } from './median.ts';
import { buildTriptych, type RunningServer, startServer, TRIPTYCH } from './server-process.ts';
import { triptychSlots } from './triptych-clients.ts';

/**
 * Several processes of our server on one PostgreSQL, every move durably stored. The load, the servers and the database
 * share all cores: the cost of a move to each of them says more than the number of moves per second.
 */

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const WARM_ROUNDS = Number(process.env.WARM_ROUNDS ?? 2);

/** Players of a table meet at one process, as behind a table-aware proxy, or each connects to any of them. */
type Meeting = 'at one process' | 'anywhere';

const CASES: readonly (readonly [processes: number, meeting: Meeting])[] = [
  [1, 'at one process'],
  [2, 'at one process'],
  [2, 'anywhere'],
  [4, 'at one process'],
  [4, 'anywhere'],
];

buildTriptych();
const postgres = await PostgresServer.start();
const results = new Map<string, readonly Load[]>();
try {
  for (const [processes, meeting] of CASES) {
    const name = `${processes} ${processes === 1 ? 'process' : 'processes'}, players ${meeting}`;
    const loads = await measure(processes, meeting);
    results.set(name, loads);
    for (const load of loads) process.stderr.write(`processes: ${name}: ${briefly(load)}\n`);
  }
} finally {
  await postgres.close();
}
report();

async function measure(processes: number, meeting: Meeting): Promise<readonly Load[]> {
  const environment = { DATABASE_URL: await postgres.create(`bench${results.size}`) };
  const servers: RunningServer[] = [];
  try {
    while (servers.length < processes) servers.push(await startServer(TRIPTYCH, [], environment));
    const port = (table: number, seat: number): number =>
      servers[(meeting === 'anywhere' ? table + seat : table) % processes].port;
    const loads: Load[] = [];
    // Code that has just started is not yet compiled.
    for (let round = 0; round < WARM_ROUNDS + ROUNDS; round++) {
      loads.push(
        await run(
          await triptychSlots(port, TABLES),
          () => servers.reduce((sum, { pid }) => sum + processorTimeOf(pid), 0),
          () => databaseTime(postgres.pid),
        ),
      );
      hangUp();
    }
    return loads.slice(WARM_ROUNDS);
  } finally {
    for (const server of servers) server.end();
  }
}

/** PostgreSQL has a process for each connection: sums all of them, including those that have ended. In microseconds. */
function databaseTime(pid: number): number {
  if (!existsSync('/proc/self/stat')) return Number.NaN;
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // After the name, which may hold spaces: user and system time of children that have ended, in hundredths of a second.
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(13, 15)
    .map(Number);
  return childrenOf(pid).reduce((sum, child) => sum + processorTimeOf(child), (user + system) * 10_000);
}

function childrenOf(pid: number): readonly number[] {
  return execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')
    .map(Number);
}

function report(): void {
  const cores = availableParallelism();
  console.log(
    `\nprocesses: one PostgreSQL, Bellum Magica, ${TABLES} tables of ${SOCKETS} sockets, closed loop, ${ROUNDS} rounds, medians; ${cores} cores for servers, database and clients`,
  );
  console.table(Object.fromEntries([...results].map(([name, loads]) => [name, summary(loads)])));
}

function summary(loads: readonly Load[]): Record<string, number> {
  const of = (value: (load: Load) => number): number => median(loads.map(value));
  return {
    'moves/s': Math.round(of(({ movesPerSecond }) => movesPerSecond)),
    'µs servers/move': Math.round(of(({ microseconds }) => microseconds)),
    'µs database/move': Math.round(of(({ databaseMicroseconds }) => databaseMicroseconds)),
    'µs clients/move': Math.round(of(({ clientMicroseconds }) => clientMicroseconds)),
    'cores busy': Number(of(coresBusy).toFixed(2)),
    'p50 ms': Number(of(({ p50 }) => p50).toFixed(1)),
    'p99 ms': Number(of(({ p99 }) => p99).toFixed(1)),
  };
}

function coresBusy({ movesPerSecond, microseconds, databaseMicroseconds, clientMicroseconds }: Load): number {
  return ((microseconds + databaseMicroseconds + clientMicroseconds) * movesPerSecond) / 1e6;
}
