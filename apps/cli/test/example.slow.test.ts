import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { useDataFolder } from './helpers.ts';
import { player, sessionWith } from './session.ts';

useDataFolder();
const root = fileURLToPath(new URL('../../..', import.meta.url));
const SEED = 'ab'.repeat(32);
const session = sessionWith(join(root, '.cache/examples/apps/cli/dist/triptych.mjs'));

beforeAll(() => {
  const script = join(root, 'scripts/build-examples.mjs');
  const built = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  if (built.status !== 0) throw new Error(built.stderr);
});

describe('the example game in the terminal, registered in the program’s lists alone', () => {
  it('is played to its end by two people and a bot, on the plain board', async () => {
    const flags = ['--people', 'Ana,Ben', '--bots', '1', '--option', 'purse=half', '--seed', SEED];
    const played = await session(['play', 'flotsam', ...flags], player(3));
    expect(played).toMatchObject({ code: 0, error: '' });
    expect(played.out).toContain('Crates washed ashore: 9.');
    expect(played.out).toMatch(/^beach: 9$/m);
    expect(played.out).toMatch(/^bought\n {2}Ana: –\n {2}Ben: –$/m);
    expect(played.out).toContain('What do you bid? You have 6 coins.');
    expect(played.out).toContain('══ Final standings ══');
    expect(played.out).not.toContain('Scoring, step by step');
    expect(played.out).toMatch(/ 1\. .*worth of crates -?\d+ · coins \d+/);
    expect(played.out).not.toMatch(/undefined|NaN/);
  });

  it('opens one player’s things, and shows its rules and the results of simulations', async () => {
    const typed = ['o 1', 'rules F4.3', 'q'];
    const opened = await session(
      ['play', 'flotsam', '--people', 'Ana', '--bots', '1', '--seed', SEED],
      () => typed.shift() ?? null,
    );
    expect(opened).toMatchObject({ code: 0, error: '' });
    expect(opened.out).toMatch(/^bought: –\ncoins: 12$/m);
    expect(opened.out).toContain('F4.3 If several players tie for the highest bid');
    const simulated = await session(['simulate', 'flotsam', '--games', '40', '--players', '3'], () => null);
    expect(simulated.code).toBe(0);
    expect(simulated.out).toMatch(/Wins by seat[^]*Seat 3/);
    const german = await session(['rules', 'flotsam', 'F3.1', '--lang', 'de'], () => null);
    expect(german.out).toContain('Der Finder schaut heimlich in die erste Kiste');
    const others = await session(['rules', 'bellum'], () => null);
    expect(others.error).toContain('flotsam');
  });
});
