import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadAllGames } from '@triptych/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './paths.mjs';

const empty = mkdtempSync(join(tmpdir(), 'triptych-packed-'));
const packed = mkdtempSync(join(tmpdir(), 'triptych-packages-'));

function run(command: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: empty, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`);
  return stdout;
}

/** Runs a program in the folder, as a user of the package would. */
function program(name: string, text: string): string {
  writeFileSync(join(empty, name), text);
  return run(process.execPath, name);
}

beforeAll(() => {
  run(process.execPath, join(root, 'scripts/pack.mjs'), packed);
  writeFileSync(join(empty, 'package.json'), '{ "private": true, "type": "module" }');
  const files = readdirSync(packed).filter((name) => name.endsWith('.tgz'));
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  run('npm', 'install', ...flags, ...files.map((name) => join(packed, name)));
  // Compiling takes minutes without a prebuilt binary: reuse this checkout's.
  const native = 'node_modules/better-sqlite3/build';
  cpSync(join(root, native), join(empty, native), { recursive: true });
}, 600_000);

afterAll(() => {
  for (const folder of [empty, packed]) rmSync(folder, { recursive: true, force: true });
});

describe('the packages of npm run pack, in an empty folder', () => {
  it('runs the example of the README, and its types are right', () => {
    const [, example = ''] = /## For other programs[^]*?```js\n([^]*?)```/.exec(read('README.md')) ?? [];
    expect(example.trim().split('\n')).toHaveLength(10);
    expect(program('example.js', example)).toMatch(/^wins by seat: \d+, \d+, \d+\n$/);
    writeFileSync(join(empty, 'example.ts'), example);
    const flags = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2022'];
    run(process.execPath, join(root, 'node_modules/typescript/bin/tsc'), ...flags, 'example.ts');
    writeFileSync(join(empty, 'example.ts'), example.replace('bellum.packs', 'bellum.bags'));
    expect(() =>
      run(process.execPath, join(root, 'node_modules/typescript/bin/tsc'), ...flags, 'example.ts'),
    ).toThrow("Property 'bags' does not exist");
  });

  it.each(['kernel', 'bots', 'conformance', 'games'])(
    'runs the example in the README of @triptych/%s',
    (name) => {
      const readme = readFileSync(join(empty, 'node_modules/@triptych', name, 'README.md'), 'utf8');
      const [, example = ''] = /```js\n([^]*?)```/.exec(readme) ?? [];
      expect(program('its-example.js', example)).toMatch(/^[a-z ]+: [1-9][\d, ]*\n$/);
    },
  );

  it('loads every game by its id, and no board', async () => {
    const text = `
      import { loadAllGames, loadGame } from '@triptych/games';
      const ids = (await loadAllGames()).map(({ id }) => id);
      const { narrator, packs } = await loadGame(ids[0]);
      console.log(ids.join(), narrator(packs.standard, 'pl').rules.length > 10, await loadGame('chess'));
    `;
    const ids = (await loadAllGames()).map(({ id }) => id);
    expect(program('games.js', text)).toBe(`${ids.join()} true undefined\n`);
    expect(readdirSync(join(empty, 'node_modules/@triptych/games/bellum'))).not.toContain('web');
  });

  it('checks a third-party game, and catches one that cheats', () => {
    writeFileSync(join(empty, 'nim.js'), NIM);
    const text = `
      import { conform } from '@triptych/conformance';
      import { nim } from './nim.js';
      const subject = { name: 'nim', game: nim, seats: 2, options: {} };
      console.log(conform(subject, { games: 5 }).games);
      const cheat = { ...nim, apply: (state, ...rest) => (Math.random(), nim.apply(state, ...rest)) };
      try {
        conform({ ...subject, game: cheat }, { games: 5 });
      } catch (error) {
        console.log(error.constructor.name);
      }
    `;
    expect(program('check.js', text)).toBe('5\nConformanceFailure\n');
  });

  it('runs a server with its page and a database in that folder until it is stopped', async () => {
    expect(run('npx', '--no-install', 'triptych', '--version')).toBe(`${version()}\n`);
    const flags = ['--port', '0', '--host', '127.0.0.1', '--data', 'data', '--log', 'warn', '--lang', 'en'];
    const child = spawn(join(empty, 'node_modules/.bin/triptych'), flags, {
      cwd: empty,
      // Vitest sets its own BASE_URL.
      env: { ...process.env, BASE_URL: undefined },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const address = await new Promise<string>((resolve, reject) => {
        let output = '';
        child.once('exit', () => reject(new Error(`The server ended: ${output}`)));
        child.stdout.setEncoding('utf8').on('data', (text: string) => {
          output += text;
          const port = /http:\/\/localhost:(\d+)/.exec(output)?.[1];
          if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
        });
      });
      const page = await (await fetch(`${address}/`)).text();
      const [script = ''] = /assets\/[^"]+\.js/.exec(page) ?? [];
      expect((await fetch(`${address}/${script}`)).headers.get('content-type')).toContain('javascript');
      expect(await (await fetch(`${address}/api/health`)).json()).toEqual({ ok: true });
      expect(await (await fetch(`${address}/api/openapi.json`)).json()).toHaveProperty('paths');
      child.kill('SIGTERM');
      expect(await once(child, 'exit')).toEqual([0, null]);
      expect(readdirSync(join(empty, 'data'))).toContain('triptych.db');
    } finally {
      child.kill('SIGKILL');
    }
  });
});

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function version(): string {
  return (JSON.parse(read('package.json')) as { version: string }).version;
}

/** A whole game: one pile; take one to three stones in turn; taking the last one wins. */
const NIM = `
  import { rankBy, sampleAnswer } from '@triptych/kernel';
  export const nim = {
    id: 'nim',
    rules: 1,
    setup: (seats, _options, rng) => ({ seats, turn: 0, stones: 8 + rng.below(8) }),
    copy: (from, into) => Object.assign(into, from),
    pending({ stones, turn }) {
      const of = [1, 2, 3].filter((number) => number <= stones);
      const shape = { shape: 'one', of };
      return stones > 1 ? [{ kind: 'take', seat: turn, rule: 'N1', sealed: false, shape }] : [];
    },
    explain: () => null,
    apply(state, seat, answer, _rng, emit) {
      state.stones -= answer;
      emit?.({ type: 'taken', seat, stones: answer }, 'all');
      state.turn = (seat + 1) % state.seats;
    },
    reveal() {},
    reveals: () => false,
    view: (state) => ({ ...state }),
    memory: () => null,
    remember() {},
    imagine: (view) => ({ ...view }),
    // The stones are put away: the player whose turn it is has won.
    end: (state) => void (state.stones = 1),
    outcome({ stones, seats, turn }) {
      // Who must take the last stone takes it.
      const winner = stones === 1 ? turn : (turn + seats - 1) % seats;
      return stones > 1 ? null : rankBy([0, 1].map((seat) => ({ won: seat === winner ? 1 : 0 })), ['won']);
    },
    advise: (_state, { shape }, rng) => sampleAnswer(shape, rng),
  };
`;
