import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FastRng } from '@triptych/kernel';
import { GAMES } from '../games.ts';
import { measured, MINUTES, times, tried } from './effort.ts';
import { Guest } from './guest.ts';
import { buildProgram, Process } from './process.ts';
import { type TestDatabase, sqliteTestDatabase } from './test-server.ts';

/** Tables at once: one person and two bots each. */
const TABLES = Math.min(300, times(6, 60));
/** All of them come from one address. */
const LIMITS = ['--limit-tables', '1000', '--limit-sockets', '1000'];
/** How many matches each of them sees at least. */
const MATCHES = 1;
const MEGABYTE = 1024 * 1024;
/** How much memory may grow after the first third, in bytes. */
const GROWTH = 96 * MEGABYTE;
/** How long a person thinks, on average, in milliseconds: in an hour's soak as long as at a live table. */
const THINKING = Math.min(10_000, (MINUTES * 1000) / 6);
/** A short run is still warming up, and its few matches bear the cost of an empty database. */
const SHORT = MINUTES < 2;
/** What docs/hosting/scale.md predicts. */
const PREDICTED = { processor: 5.5, perMatch: 39_000, memory: (190 + TABLES) * MEGABYTE, p99: 250 };
/** How far a long run may exceed the prediction. */
const TOLERANCE = 1.5;
/** What a finished match may take up in the database after a short run, in bytes. */
const PER_MATCH = 120_000;

let program: string;
let testDatabase: TestDatabase;
let server: Process | null = null;
beforeAll(async () => {
  program = buildProgram('test-soak');
  testDatabase = await sqliteTestDatabase();
});
afterAll(async () => {
  // If something failed, it is still running.
  await server?.end('SIGKILL');
  await testDatabase.close();
});

/** The memory of a process, in bytes. */
function memoryOf(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? 0) * 1024;
}

/** The processor time of a process so far, in milliseconds. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  const ticks = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  return ((Number(fields[11]) + Number(fields[12])) / ticks) * 1000;
}

function think(rng: FastRng): Promise<void> {
  const time = -Math.log(1 - rng.below(1000) / 1000) * THINKING;
  return new Promise((resolve) => setTimeout(resolve, time));
}

it.skipIf(!existsSync('/proc/self/stat'))(
  'a server under constant play stays the same in memory, speed and disk use',
  async () => {
    const { data } = testDatabase.settings();
    const running = await Process.start(program, data, null, undefined, LIMITS);
    server = running;
    const { port } = running;
    const { pid = 0 } = running.child;
    const end = Date.now() + MINUTES * 60_000;
    const waits: number[] = [];
    const memory: number[] = [];
    let finished = 0;
    const watch = setInterval(() => memory.push(memoryOf(pid)), 250);
    const before = processorTime(pid);
    const people = Array.from({ length: TABLES }, async (_, at) => {
      const rng = new FastRng(at);
      const guest = await Guest.come(port, `Ana ${at}`);
      for (let match = 0; match < MATCHES || Date.now() < end; match++) {
        const { id: game } = GAMES[(at + match) % GAMES.length];
        const bot = { kind: 'bot', level: 'easy' };
        const { table } = await guest.createTable({ game, seats: [{ kind: 'me' }, bot, bot] });
        const player = await guest.sit(table);
        expect(await player.say({ do: 'start' })).toBe('ok');
        for (;;) {
          const { status, question, sealed } = player.state;
          if (status === 'over') break;
          if (!SHORT && Date.now() >= end) return player.close();
          const { n } = player;
          if (status !== 'running' || question === null || sealed !== null) {
            await player.until(() => player.n > n, 120_000);
            continue;
          }
          await think(rng);
          const sent = performance.now();
          if (await player.answerRandomly(rng)) waits.push(performance.now() - sent);
        }
        finished++;
        await player.close();
      }
    });
    await Promise.all(people);
    clearInterval(watch);
    const spent = processorTime(pid) - before;
    waits.sort((one, other) => one - other);
    const early = Math.max(...memory.slice(0, Math.ceil(memory.length / 3)));
    const late = Math.max(...memory.slice(-Math.ceil(memory.length / 3)));
    expect(await running.end('SIGTERM')).toBe(0);
    const size = statSync(join(data, 'triptych.db')).size;
    // In the end, every table of a long run leaves half a match, on average.
    const matches = SHORT ? finished : finished + TABLES / 2;
    const { length: answers } = waits;
    const p99 = waits[Math.floor(waits.length * 0.99)];
    const busy = loadavg()[2] / availableParallelism();
    for (const line of [
      `${finished} matches at ${TABLES} tables, ${answers} answers of people`,
      `${(spent / answers).toFixed(1)} ms of processor time for each, bots included (predicted: ${PREDICTED.processor})`,
      `p50 ${waits[waits.length >> 1].toFixed(0)} ms, p99 ${p99.toFixed(0)} ms (predicted: under ${PREDICTED.p99} on an idle machine; this one had ${busy.toFixed(1)} programs waiting for each core)`,
      `${(size / matches / 1000).toFixed(1)} kB for each match (predicted: ${PREDICTED.perMatch / 1000})`,
      `memory ${Math.round(early / MEGABYTE)} MB, then ${Math.round(late / MEGABYTE)} MB (predicted: ${Math.round(PREDICTED.memory / MEGABYTE)})`,
    ])
      measured(line);
    tried('matches in the soak', finished);
    tried('answers in the soak', answers);
    expect(running.output).not.toMatch(/"level":[56]0/);
    expect(size / matches).toBeLessThan(SHORT ? PER_MATCH : PREDICTED.perMatch * TOLERANCE);
    if (SHORT) return;
    expect(late - early).toBeLessThan(GROWTH);
    expect(late).toBeLessThan(PREDICTED.memory * TOLERANCE);
    // On a busy machine, waits say more about the others.
    expect(busy > 1 ? 0 : p99).toBeLessThan(PREDICTED.p99);
  },
);
