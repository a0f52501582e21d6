import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TableFile } from '@triptych/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { read, useDataFolder, write } from './helpers.ts';
import { player, sessionWith } from './session.ts';

const inFolder = useDataFolder();
const root = fileURLToPath(new URL('../../..', import.meta.url));
const bundle = join(root, 'apps/cli/dist/triptych.mjs');

beforeAll(() => {
  const built = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], { encoding: 'utf8' });
  if (built.status !== 0) throw new Error(built.stderr);
});

const session = sessionWith(bundle);

type Entries = TableFile['entries'];

/** The log of the table in this file, and the number of answers in it. */
function stored(path: string): { entries: Entries; answers: number } {
  const { entries }: TableFile = JSON.parse(read(path));
  return { entries, answers: entries.filter(({ act }) => act.do === 'answer').length };
}

function onlyMatch(): { path: string; entries: Entries; answers: number } {
  const names = readdirSync(inFolder('matches'));
  expect(names).toHaveLength(1);
  const path = inFolder('matches', names[0]);
  return { path, ...stored(path) };
}

describe('the program', () => {
  it('plays a whole game through a pipe; killed midway, it resumes without losing an answer', async () => {
    const play = player(11);
    let prompts = 0;
    let acknowledged = 0;
    const killed = await session(['play'], (screen, child) => {
      prompts++;
      if (prompts > 4) acknowledged = onlyMatch().answers;
      if (prompts === 9) child.kill('SIGKILL');
      return play(screen);
    });
    expect(killed.signal).toBe('SIGKILL');
    expect(killed.error).toBe('');
    const { path, entries: before, answers } = onlyMatch();
    expect(answers).toBeGreaterThanOrEqual(acknowledged);
    expect(acknowledged).toBeGreaterThanOrEqual(3);

    const resumed = await session(['play'], play);
    expect(resumed).toMatchObject({ code: 0, error: '' });
    expect(resumed.out).toContain('You have unfinished matches:');
    expect(resumed.out).toContain('Final standings');
    expect(resumed.out).not.toContain('\u001B');
    expect(onlyMatch().entries.slice(0, before.length)).toEqual(before);

    const replayed = await session(['replay', path], () => null);
    expect(replayed).toMatchObject({ code: 0, error: '' });
    const standings = (text: string): string => text.slice(text.indexOf('══ Final'), text.indexOf('Seed:'));
    expect(standings(replayed.out)).toBe(standings(resumed.out));
    const again = await session(['play', path], () => null);
    expect(again).toMatchObject({ code: 1, error: expect.stringContaining('is over') });
  });

  it('that crashes between writing and renaming leaves the old file whole', async () => {
    const patch = write(
      inFolder('crash.cjs'),
      `const fs = require('node:fs');
       const { renameSync } = fs;
       let left = 3;
       fs.renameSync = (...args) => (left-- > 0 ? renameSync(...args) : process.kill(process.pid, 'SIGKILL'));
       require('node:module').syncBuiltinESMExports();`,
    );
    const play = player(5);
    const flags = ['play', 'bellum', '--people', 'Ana', '--bots', '1', '--option', 'castles=dealt'];
    const crashed = await session(flags, play, { NODE_OPTIONS: `--require ${patch}` });
    expect(crashed.signal).toBe('SIGKILL');
    const files = readdirSync(inFolder('matches'));
    expect(files.filter((name) => name.startsWith('.'))).toHaveLength(1);
    const match = files.find((name) => !name.startsWith('.')) ?? '';
    const { entries: before, answers } = stored(inFolder('matches', match));
    expect(answers).toBe(3);
    const resumed = await session(['play', '--resume'], () => null);
    expect(resumed).toMatchObject({ code: 0, error: '' });
    const after = stored(inFolder('matches', match)).entries;
    expect(after.slice(0, before.length)).toEqual(before);
  });

  it.skipIf(!existsSync('/dev/full'))('whose output cannot be written says so, and fails', () => {
    const full = openSync('/dev/full', 'w');
    const env = { ...process.env, TRIPTYCH_LANG: 'en' };
    const { status, stderr } = spawnSync(process.execPath, [bundle, 'rules', 'bellum'], {
      env,
      stdio: ['ignore', full, 'pipe'],
    });
    closeSync(full);
    expect(String(stderr)).toMatch(/^The output could not be written: ENOSPC.*\n$/);
    expect(status).toBe(1);
  });

  it('ends with the input, speaks the language of the environment, and uses colour when told to', async () => {
    const flags = ['play', 'bellum', '--people', 'Ana', '--bots', '1'];
    const german = await session(flags, () => null, {
      NO_COLOR: '',
      FORCE_COLOR: '1',
      TRIPTYCH_LANG: '',
      LC_ALL: 'de_AT.UTF-8',
    });
    expect(german).toMatchObject({ code: 0, error: '' });
    expect(german.out).toContain('Bis später: Die Partie ist gespeichert.');
    expect(german.out).toContain('\u001B[1m');
  });

  it('reports its own bug without a stack trace, and says where the match is', async () => {
    const patch = write(
      inFolder('fault.cjs'),
      `const { write } = process.stdout;
       process.stdout.write = function (text, ...rest) {
         if (String(text).includes('REALM OF MEN')) throw new Error('the board fell off the table');
         return write.call(this, text, ...rest);
       };`,
    );
    const flags = ['play', 'bellum', '--people', 'Ana', '--bots', '1'];
    const { code, error } = await session(flags, () => null, { NODE_OPTIONS: `--require ${patch}` });
    expect(code).toBe(1);
    expect(error).toBe(
      `Something unexpected went wrong: the board fell off the table\nEvery answer so far is saved in ${onlyMatch().path}.\n`,
    );
  });
});
