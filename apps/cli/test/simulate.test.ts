import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '@triptych/words';
import { isOneMessage, read, runs, useDataFolder } from './helpers.ts';

const inFolder = useDataFolder();
const root = fileURLToPath(new URL('../../..', import.meta.url));
const FEW = ['simulate', 'bellum', '--games', '3', '--players', '2-3', '--seed', 'few'];

/** Runs it, and drops the progress lines. */
async function simulates(...args: readonly string[]): ReturnType<typeof runs> {
  const progress = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    return await runs(...args);
  } finally {
    progress.mockRestore();
  }
}

describe('simulate', () => {
  it.each(LANGUAGES)('shows tables for every number of players in %s', async (language) => {
    const { code, out, error } = await simulates(...FEW, '--lang', language);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out.match(/Bellum Magica\s?: /g)).toHaveLength(2);
    expect(out).toMatch(/95\s?%/);
    expect(out).not.toContain('undefined');
  });

  it('writes all numbers to a file', async () => {
    const file = inFolder('numbers.json');
    const { code, out } = await simulates(...FEW, '--json', file);
    expect(code).toBe(0);
    expect(out).toContain(file);
    const { game, seed, reports } = JSON.parse(read(file));
    expect({ game, seed }).toEqual({ game: 'bellum', seed: 'few' });
    expect(reports).toMatchObject([
      { players: 2, games: 3 },
      { players: 3, games: 3 },
    ]);
  });

  it.each([
    [['simulate'], 'the game is missing'],
    [['simulate', 'bellum', '--games', '0'], '--games needs a whole number from 1'],
    [['simulate', 'bellum', '--threads', 'all'], '--threads needs a whole number from 1'],
    [['simulate', 'bellum', '--players', '1-9'], '--players needs a number or a range from 2 to 5'],
    [['simulate', 'bellum', '--option', 'castles=sold'], 'cannot be “sold”'],
    [['simulate', 'bellum', '--pack', 'nowhere.json'], 'There is no pack'],
  ])('refuses %j in one sentence', async (args, sentence) => {
    const { code, error } = await simulates(...args);
    expect(code).toBe(2);
    expect(error).toContain(sentence);
    expect(isOneMessage(error)).toBe(true);
  });
});

describe('simulate, built', () => {
  beforeAll(() => {
    const built = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], { encoding: 'utf8' });
    if (built.status !== 0) throw new Error(built.stderr);
  });

  it('gives the same numbers with any number of threads, and shows its progress', () => {
    const bundle = join(root, 'apps/cli/dist/triptych.mjs');
    const args = ['simulate', 'bellum', '--games', '60', '--players', '2', '--seed', 'same', '--json', '-'];
    const [one, two] = ['1', '2'].map((threads) =>
      spawnSync(process.execPath, [bundle, ...args, '--threads', threads], { encoding: 'utf8' }),
    );
    expect(one.stdout).toContain('"seed": "same"');
    expect(two.stdout).toBe(one.stdout);
    expect(two.stderr).toContain('60 of 60 games');
  });
});
