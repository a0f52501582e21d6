import { LANGUAGES } from '@triptych/words';
import { inEveryLanguage } from '@triptych/words/test/every-language.ts';
import { describe, expect, it } from 'vitest';
import type { Idle, XiditEvent } from '../events.ts';
import type { XiditRefusal } from '../rules/refusals.ts';
import { catalogues } from '../words/catalogues.ts';
import { faults, NARRATORS, refuse, tell } from './every-language.ts';

const REFUSALS: Readonly<Record<XiditRefusal, Readonly<Record<string, number>>>> = {
  'city-taken': {},
  'choose-rewards': { number: 2 },
  'no-bards-left': {},
  'no-region': {},
  'no-floors-left': {},
  'guild-of-another': { seat: 1 },
  'guild-full': {},
  'place-bards': { number: 3 },
  'too-many-bards': { most: 1 },
  'titan-not-raging': {},
  'too-few-units': { have: 2, need: 5 },
  'pay-exactly': { cost: 3 },
  'not-so-many-units': { unit: 1, have: 2 },
  'not-your-guild': {},
  'guild-not-full': {},
};

const IDLE: readonly Idle[] = ['noTile', 'alreadyRecruited', 'alreadyEliminated', 'unitsMissing'];

const RARE: readonly XiditEvent[] = [
  ...IDLE.map((why) => ({ type: 'idled', seat: 0, order: 0, city: 1, why }) as const),
  { type: 'recruitUnfilled', tile: 3 },
  { type: 'titansAwoke', titans: [] },
  { type: 'titansAwoke', titans: [0, 3] },
  { type: 'rewardsChosen', seat: 0, rewards: [], offered: [] },
  { type: 'guildBuilt', seat: 0, city: 3, floors: 2, kept: 1 },
  { type: 'floorKept', seat: 0 },
  { type: 'floorDeclined', seat: 0 },
  { type: 'floorAdded', seat: 0, city: 4 },
  { type: 'censusWon', unit: 2, seats: [0, 1], prize: 1 },
  { type: 'fortressEntered', seat: 0, bards: 1 },
  { type: 'saved', seat: 5 },
];

describe('the words', () => {
  it('explain refusals in every language', () => {
    for (const [code, values] of Object.entries(REFUSALS)) {
      expect(faults(refuse({ code, rule: null, values }))).toEqual([]);
    }
  });

  it('cover rare events too', () => {
    for (const event of RARE) expect(faults(tell(event))).toEqual([]);
  });

  it('X6.1: speak of a single titan in the singular', () => {
    const awoke = (...titans: number[]) => tell({ type: 'titansAwoke', titans });
    expect(awoke(0)).toMatchObject({
      en: expect.stringMatching(/^A titan awakens: /),
      de: expect.stringMatching(/^Ein Titan erwacht: /),
      pl: expect.stringMatching(/^Budzi się tytan: /),
      fr: expect.stringMatching(/^Un titan se réveille/),
    });
    expect(awoke(0, 3)).toMatchObject({
      en: expect.stringMatching(/^Titans awaken: /),
      de: expect.stringMatching(/^Titanen erwachen: /),
      pl: expect.stringMatching(/^Budzą się tytani: /),
      fr: expect.stringMatching(/^Des titans se réveillent/),
    });
  });

  it('X9.5: name the dummy as saviour of the kingdom', () => {
    expect(NARRATORS.en.tell({ type: 'saved', seat: 3 }, ['Ben', 'Mia', 'Anna'])).toContain('the dummy');
  });

  it('have a unique letter for every order', () => {
    for (const language of LANGUAGES) {
      const letters = Object.values(catalogues[language].names.orderLetters);
      expect(new Set(letters).size).toBe(letters.length);
    }
  });

  it('count by the rules of each language', () => {
    const bards = [1, 2, 5].map((number) =>
      inEveryLanguage((language) => catalogues[language].counted('floor', number)),
    );
    expect(bards.map(({ pl }) => pl)).toEqual(['1 piętro', '2 piętra', '5 pięter']);
    expect(bards.map(({ de }) => de)).toEqual(['1 Stockwerk', '2 Stockwerke', '5 Stockwerke']);
    expect(bards.map(({ fr }) => fr)).toEqual(['1 étage', '2 étages', '5 étages']);
  });

  it('describe unknown pack problems', () => {
    const problem = { path: 'a', rule: null, code: 'toString', values: {} };
    expect(faults(inEveryLanguage((language) => NARRATORS[language].packProblem(problem)))).toEqual([]);
  });
});
