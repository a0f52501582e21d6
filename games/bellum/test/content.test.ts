import type { PackProblem } from '@triptych/kernel';
import { LANGUAGES } from '@triptych/words';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { components } from '../content/components.ts';
import type { Pack } from '../content/pack.ts';
import { readPack } from '../content/read-pack.ts';
import { standard } from '../content/standard.ts';
import type { Marker } from '../content/symbols.ts';

/** The problems of our pack after a change. */
function changed(change: (pack: Pack) => void): readonly PackProblem[] {
  const pack = structuredClone(standard);
  change(pack);
  const reading = readPack(pack);
  return reading.ok ? reading.findings : reading.problems;
}

/** One change, the rule it breaks, and how the check reports it. */
type Broken = [rule: string, path: string, code: string, change: (pack: Pack) => void];

const NUMBERS: readonly Broken[] = [
  ['B1.1', 'castles', 'wrong-number', ({ castles }) => castles.pop()],
  ['B1.2', 'goblins', 'wrong-number', ({ goblins }) => goblins.pop()],
  ['B1.2', 'fearsome', 'wrong-number', ({ fearsome }) => fearsome.push(fearsome[0])],
  ['B1.2', 'extreme', 'wrong-number', ({ extreme }) => extreme.shift()],
  ['B1.3', 'farms', 'wrong-number', ({ farms }) => farms.pop()],
  ['B1.3', 'villages', 'wrong-number', ({ villages }) => villages.pop()],
  ['B1.3', 'cities', 'wrong-number', ({ cities }) => cities.pop()],
  ['B1.4', 'chests.wooden', 'wrong-number', ({ chests }) => chests.wooden.pop()],
  ['B1.4', 'chests.metal', 'wrong-number', ({ chests }) => chests.metal.push(4)],
  ['B1.4', 'chests.golden', 'wrong-number', ({ chests }) => chests.golden.pop()],
];

const FOUR_SHIELDS: readonly Marker[] = ['shield', 'shield', 'shield', 'shield'];

const row = (letters: string): string[] => [letters, '', '', '', '', ''];

const BALANCE: readonly Broken[] = [
  ['B10.1', 'castles[2].shield', 'castle-shield', ({ castles }) => void (castles[2].shield = 3)],
  ['B10.1', 'castles[1]', 'castle-worth', ({ castles }) => void (castles[1].left[0] += 'fff')],
  [
    'B10.1',
    'castles[4]',
    'castle-character',
    ({ castles }) => void (castles[4] = { ...castles[0], id: castles[4].id }),
  ],
  ['B10.1', 'castles[0].left', 'symbol-not-here', ({ castles }) => void (castles[0].left[0] += 'g')],
  ['B10.1', 'castles[0].left', 'symbol-missing', ({ castles }) => void (castles[0].left = row('ffffffff'))],
  ['B10.1', 'castles[0].right', 'symbol-missing', ({ castles }) => void (castles[0].right = row('sssssss'))],
  ['B10.2', 'goblins[0].left', 'symbol-count', ({ goblins }) => void (goblins[0].left = row('f'))],
  ['B10.2', 'goblins[0].right', 'symbol-not-here', ({ goblins }) => void (goblins[0].right = row('st'))],
  ['B10.2', 'fearsome[3].left', 'symbol-count', ({ fearsome }) => void (fearsome[3].left = row('ff'))],
  ['B10.2', 'fearsome[3].right', 'card-worth', ({ fearsome }) => void (fearsome[3].right = row('SSSSSS'))],
  [
    'B10.2',
    'extreme[5].right',
    'symbol-count',
    ({ extreme }) => void (extreme[5].right = row('s'.repeat(12))),
  ],
  [
    'B10.2',
    'fearsome[7]',
    'cards-alike',
    ({ fearsome }) => void (fearsome[7] = { ...fearsome[1], id: fearsome[7].id }),
  ],
  [
    'B10.3',
    '',
    'too-many-markers',
    ({ extreme }) => extreme.forEach((card) => (card.bonus = ['magicShield'])),
  ],
  ['B10.3', '', 'too-many-markers', ({ fearsome }) => fearsome.forEach((card) => (card.bonus = ['shield']))],
  [
    'B10.3',
    '',
    'magic-swords',
    ({ fearsome, extreme }) => {
      for (const card of [...fearsome, ...extreme])
        card.right = card.right.map((text) => text.replaceAll('S', 's'));
    },
  ],
  ['B10.4', 'farms[0]', 'defence', ({ farms }) => void (farms[0].shields = 4)],
  ['B10.4', 'villages[0]', 'defence', ({ villages }) => void (villages[0].shields = 7)],
  ['B10.4', 'cities[0]', 'defence', ({ cities }) => void (cities[0].shields = 5)],
  ['B10.4', 'tavern', 'defence', ({ tavern }) => void (tavern.shields = 4)],
  ['B10.4', 'cities', 'no-such-city', ({ cities }) => cities.forEach((city) => (city.magicShields = 2))],
  ['B10.4', 'cities', 'magic-cities', ({ cities }) => cities.forEach((city) => (city.magicShields = 0))],
  ['B10.4', 'farms[0].loot.food', 'loot', ({ farms }) => void (farms[0].loot.food = 0)],
  ['B10.4', 'farms[0].loot.metal', 'loot', ({ farms }) => void (farms[0].loot.metal = 1)],
  ['B10.4', 'farms[0].loot.wooden', 'loot', ({ farms }) => void (farms[0].loot.wooden = 2)],
  ['B10.4', 'cities[0].loot.wooden', 'loot', ({ cities }) => void (cities[0].loot.wooden = 1)],
  ['B10.4', 'tavern.loot.barrels', 'loot', ({ tavern }) => void (tavern.loot.barrels = 2)],
  [
    'B10.4',
    'villages[2].loot',
    'loot-chests',
    ({ villages }) => void Object.assign(villages[2].loot, { wooden: 0, metal: 0 }),
  ],
  [
    'B10.4',
    'farms[1].magicShields',
    'magic-shields-not-here',
    ({ farms }) => void (farms[1].magicShields = 1),
  ],
  [
    'B10.4',
    '',
    'no-such-defence',
    ({ farms, villages }) => [...farms, ...villages].forEach((place) => (place.shields = 2)),
  ],
  ['B10.5', 'chests.wooden[3]', 'chest-value', ({ chests }) => void (chests.wooden[3] = 3)],
  ['B10.5', 'chests.metal[3]', 'chest-value', ({ chests }) => void (chests.metal[3] = 6)],
  ['B10.5', 'chests.golden[3]', 'chest-value', ({ chests }) => void (chests.golden[3] = 5)],
  ['B10.5', '', 'golden-loot', ({ cities }) => cities.forEach((city) => (city.loot.golden = 2))],
];

describe('our pack', () => {
  test('B10.1, B10.2, B10.3, B10.4, B10.5: meets every demand that needs no simulation', () => {
    expect(readPack(standard)).toEqual({ ok: true, pack: standard, findings: [] });
  });

  test('B1.2: each card and castle has six rows for the left side and six for the right', () => {
    const sides = [...standard.castles, ...standard.goblins, ...standard.fearsome, ...standard.extreme];
    expect(sides).toHaveLength(81);
    for (const { left, right } of sides) expect([left.length, right.length]).toEqual([6, 6]);
  });

  test('every name exists in every language, and is short enough for a card', () => {
    for (const language of LANGUAGES) {
      const { castles, cards, places } = components(standard).names(language);
      const names = [...castles, ...cards, ...places];
      expect(new Set(names).size).toBe(106);
      expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual(26);
    }
  });
});

describe('the check of a pack', () => {
  test.each(NUMBERS)('%s: a wrong number at %s makes a pack unplayable', (rule, path, code, change) => {
    expect(changed(change)).toContainEqual(expect.objectContaining({ rule, path, code }));
    const pack = structuredClone(standard);
    change(pack);
    expect(readPack(pack).ok).toBe(false);
  });

  test.each(BALANCE)('%s: at "%s" it finds %s', (rule, path, code, change) => {
    const found = changed(change).filter((problem) => problem.path.startsWith(path));
    expect(found).toContainEqual(expect.objectContaining({ rule, code }));
  });

  test('B10.7: printed values that miss our demands can still be played', () => {
    const pack = structuredClone(standard);
    for (const castle of pack.castles) castle.shield = 3;
    pack.chests.golden[0] = 12;
    const reading = readPack(JSON.parse(JSON.stringify(pack)));
    expect(reading).toMatchObject({ ok: true, pack });
  });

  const MALFORMED: readonly [string, string, (pack: Record<string, unknown>) => void][] = [
    ['goblins', 'missing-field', (pack) => delete pack['goblins']],
    ['extra', 'unknown-field', (pack) => void (pack['extra'] = 1)],
    ['cities', 'wrong-type', (pack) => void (pack['cities'] = 'many')],
    ['format', 'wrong-format', (pack) => void (pack['format'] = 'triptych-xidit-pack-1')],
  ];
  test.each(MALFORMED)('names the field %s: %s', (path, code, change) => {
    const data: Record<string, unknown> = { ...structuredClone(standard) };
    change(data);
    const reading = readPack(data);
    expect(reading).toMatchObject({ ok: false, problems: [{ path, code }] });
  });

  const WRONG_VALUES: readonly [string, string, (pack: Pack) => void][] = [
    ['fearsome[3].left[2]', 'wrong-letters', ({ fearsome }) => void (fearsome[3].left[2] = 'fx')],
    ['extreme[0].right', 'wrong-rows', ({ extreme }) => void extreme[0].right.pop()],
    ['goblins[9].left[0]', 'text-too-long', ({ goblins }) => void (goblins[9].left[0] = 'f'.repeat(13))],
    ['castles[1].id', 'wrong-id', ({ castles }) => void (castles[1].id = 'Big Castle')],
    ['words.de.castles.grudgehold', 'empty-text', ({ words }) => void (words.de.castles.grudgehold = ' ')],
    ['words.pl.title', 'text-too-long', ({ words }) => void (words.pl.title = 'x'.repeat(41))],
    ['cities[4].shields', 'out-of-range', ({ cities }) => void (cities[4].shields = -1)],
    ['chests.golden[0]', 'out-of-range', ({ chests }) => void (chests.golden[0] = 1e20)],
    ['chests.metal[1]', 'wrong-type', ({ chests }) => void (chests.metal[1] = 3.5)],
    ['fearsome[0].bonus', 'list-too-long', ({ fearsome }) => fearsome[0].bonus.push(...FOUR_SHIELDS)],
    ['extreme[2].bonus[0]', 'unknown-word', ({ extreme }) => Object.assign(extreme[2].bonus, ['crown'])],
  ];
  test.each(WRONG_VALUES)('names the value at %s: %s', (path, code, change) => {
    expect(changed(change)).toMatchObject([{ path, code, rule: null }]);
  });

  test('refuses names that could send control codes to a terminal', () => {
    const problems = changed(({ words }) => void (words.en.cards.grubnose += '\u001b[2J'));
    expect(problems).toMatchObject([{ path: 'words.en.cards.grubnose', code: 'invisible-characters' }]);
  });

  test('refuses anything else without throwing', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        const reading = readPack(data);
        return !reading.ok && reading.problems.length > 0;
      }),
    );
  });
});
