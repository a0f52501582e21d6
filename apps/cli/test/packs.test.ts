import { rmSync } from 'node:fs';
import { bellum } from '@triptych/games/bellum';
import { type GameModule, packHash } from '@triptych/kernel';
import { describe, expect, it } from 'vitest';
import { choosePack, keepPack, packOfMatch } from '../packs.ts';
import { catalogue } from '../words/index.ts';
import { isOneMessage, runs, useDataFolder, write } from './helpers.ts';
import { ownPack, played } from './matches.ts';

const inFolder = useDataFolder();

describe('a custom pack', () => {
  it('can be printed, checked and used for a match, which names it', async () => {
    const shown = await runs('content', 'show', 'bellum');
    const path = write(inFolder('mine.json'), JSON.parse(shown.out));
    const checked = await runs('content', 'check', path);
    expect(checked.code).toBe(0);
    expect(checked.out).toContain('is a playable pack');
    expect(checked.out).toContain(packHash(bellum.packs.standard));
    expect(await runs('content', 'list')).toMatchObject({
      code: 0,
      out: expect.stringContaining('standard'),
    });
  });

  it('is needed again for a replay: from its file, and no other will do', async () => {
    const pack = ownPack();
    const match = write(inFolder('match.json'), played(10, pack));
    const missing = await runs('replay', match);
    expect(missing).toMatchObject({ code: 1, error: expect.stringContaining('--pack <file>') });
    const file = write(inFolder('mine.json'), pack);
    expect(await runs('replay', match, '--pack', file)).toMatchObject({ code: 0, error: '' });
    const other = await runs('replay', match, '--pack', 'standard');
    expect(other).toMatchObject({ code: 1, error: expect.stringContaining('is a different one') });
  });

  it('with our values and other words: its matches are told in them, ours in ours', async () => {
    const words = catalogue('en');
    const mine = (tavern: string) => {
      const pack = structuredClone(bellum.packs.standard);
      pack.words.en.places['the-last-drop'] = tavern;
      return pack;
    };
    const module: GameModule = bellum as GameModule;
    const file = inFolder('mine.json');
    for (const tavern of ['My Inn', 'My Better Inn']) {
      const chosen = choosePack(module, write(file, mine(tavern)), words);
      keepPack(module, chosen, words);
      rmSync(file);
      expect(packOfMatch(module, chosen.name, undefined, words)).toEqual(mine(tavern));
      expect(packOfMatch(module, { ...chosen.name, name: 'standard' }, undefined, words)).toBe(
        bellum.packs.standard,
      );
    }
    // Keeping our pack does not replace another pack's words.
    const ours = choosePack(module, 'standard', words);
    keepPack(module, ours, words);
    expect(packOfMatch(module, { ...ours.name, name: 'mine.json' }, undefined, words)).toEqual(
      mine('My Better Inn'),
    );
  });

  it.each<[string, unknown, RegExp]>([
    [
      'a letter that is no symbol',
      {
        ...ownPack(),
        castles: [
          { ...ownPack().castles[0], left: ['x', '', '', '', '', ''] },
          ...ownPack().castles.slice(1),
        ],
      },
      /castles\[0\]\.left\[0\]: \S/,
    ],
    ['a missing farm', { ...ownPack(), farms: ownPack().farms.slice(1) }, /farms: .*\(B1\.3\)/],
    ['a missing field', { ...ownPack(), tavern: { id: 'inn' } }, /tavern\.loot: \S/],
    [
      'a farm without a name',
      {
        ...ownPack(),
        farms: ownPack().farms.map((farm, at) => (at > 0 ? farm : { ...farm, id: 'my-farm' })),
      },
      /words\.en\.places\.my-farm: The name of “my-farm” is missing\.\n.*words\.en\.places\.cabbage-corner: Nothing here has the id/,
    ],
    ['another format', { ...ownPack(), format: 'something' }, /format: \S/],
    ['nothing at all', {}, /castles: \S/],
  ])('with %s: what and where', async (_, pack, problem) => {
    const path = write(inFolder('mine.json'), pack);
    const checked = await runs('content', 'check', path, '--game', 'bellum');
    expect(checked.code).toBe(1);
    expect(checked.out).toMatch(problem);
    expect(checked.error).toMatch(/cannot be played: \d+ problems?\./);
    const begun = await runs('play', 'bellum', '--bots', '2', '--pack', path);
    expect(begun.code).toBe(1);
    expect(begun.error).toMatch(/cannot be used/);
    expect(isOneMessage(begun.error)).toBe(true);
  });

  it('that is not JSON: the line and the column are named', async () => {
    const path = write(inFolder('mine.json'), '{\n  "format": triptych\n}');
    expect(await runs('content', 'check', path)).toMatchObject({
      code: 1,
      error: expect.stringContaining('line 2, column 15'),
    });
  });

  it('that is merely unbalanced can be played, with warnings', async () => {
    const pack = ownPack();
    pack.castles[0].shield = 7;
    const checked = await runs('content', 'check', write(inFolder('mine.json'), pack));
    expect(checked.code).toBe(0);
    expect(checked.out).toMatch(/castles\[0\]\S*: .*\(B10\.1\)/);
  });
});
