import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FastRng } from '@triptych/kernel';
import { GAMES } from '../games.ts';
import { MINUTES, times, tried } from './effort.ts';
import { Guest } from './guest.ts';
import { buildProgram, Process } from './process.ts';
import { type Stage, sqliteStage } from './test-server.ts';

/** Tables at once: one person and two bots each. */
const TABLES = Math.min(300, times(6, 60));
/** How many matches each of them sees at least. */
const MATCHES = 1;
const MEGABYTE = 1024 * 1024;
/** How much memory may grow after the first third, in bytes. */
const GROWTH = 96 * MEGABYTE;
/** What a finished match may take up in the database, in bytes. */
const PER_MATCH = 120_000;

let program: string;
let stage: Stage;
beforeAll(async () => {
  program = buildProgram('test-soak');
  stage = await sqliteStage();
});
afterAll(() => stage.close());

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

it.skipIf(!existsSync('/proc/self/stat'))(
  'a server under constant play stays the same in memory, speed and disk use',
  async () => {
    const { data } = stage.settings();
    const server = await Process.start(program, data, null, undefined, ['--limit-tables', '1000']);
    const { pid = 0 } = server.child;
    const end = Date.now() + MINUTES * 60_000;
    const waits: number[] = [];
    const memory: number[] = [];
    let finished = 0;
    const watch = setInterval(() => memory.push(memoryOf(pid)), 250);
    const before = processorTime(pid);
    const people = Array.from({ length: TABLES }, async (_, at) => {
      const rng = new FastRng(at);
      const guest = await Guest.come(server.port, `Ana ${at}`);
      for (let match = 0; match < MATCHES || Date.now() < end; match++) {
        const { id: game } = GAMES[(at + match) % GAMES.length];
        const bot = { kind: 'bot', level: 'easy' };
        const { table } = await guest.createTable({ game, seats: [{ kind: 'me' }, bot, bot] });
        const player = await guest.sit(table);
        expect(await player.say({ do: 'start' })).toBe('ok');
        for (;;) {
          const { status, question, sealed } = player.state;
          if (status === 'over') break;
          const { n } = player;
          if (status !== 'running' || question === null || sealed !== null) {
            await player.until(() => player.n > n, 120_000);
            continue;
          }
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
    expect(await server.end('SIGTERM')).toBe(0);
    const size = statSync(join(data, 'triptych.db')).size;
    // The output shows what a match costs here.
    process.stdout.write(
      `${[
        `${finished} matches at ${TABLES} tables, ${waits.length} answers of people`,
        `${(spent / waits.length).toFixed(1)} ms of processor time for each, bots included`,
        `p50 ${waits[waits.length >> 1].toFixed(0)} ms, p99 ${waits[Math.floor(waits.length * 0.99)].toFixed(0)} ms`,
        `${(size / finished / 1000).toFixed(1)} kB for each match`,
        `memory ${Math.round(early / MEGABYTE)} MB, then ${Math.round(late / MEGABYTE)} MB`,
      ].join('; ')}\n`,
    );
    tried('matches in the soak', finished);
    tried('answers in the soak', waits.length);
    expect(server.output).not.toMatch(/"level":[56]0/);
    expect(size / finished).toBeLessThan(PER_MATCH);
    // A short run is still warming up.
    expect(MINUTES >= 2 ? late - early : 0).toBeLessThan(GROWTH);
  },
);
