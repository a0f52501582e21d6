import { describe, expect, it } from 'vitest';
import { common, LANGUAGES } from '../index.ts';

const VALUES = { length: 2, option: 3, least: 1, most: 2, rules: 4 };
const FOUND = { format: 'other-1', field: 'seats' };

const refusals = LANGUAGES.map((language) =>
  Object.values(common[language].refusals).map((sentence) => sentence(VALUES)),
);
const records = LANGUAGES.map((language) =>
  Object.values(common[language].records).map((sentence) => sentence(FOUND)),
);

describe('the common words', () => {
  it('have a sentence for every refusal and every fault of a record', () => {
    for (const sentence of [...refusals, ...records].flat()) {
      expect(sentence).toMatch(/^\p{Lu}.+\.$/u);
      expect(sentence).not.toMatch(/undefined|NaN|\[object|#/);
    }
  });

  it('are translated', () => {
    const all = [...refusals, ...records].flat();
    expect(new Set(all).size).toBe(all.length);
  });

  it('fit the number', () => {
    const often = (most: number) =>
      LANGUAGES.map((language) => common[language].refusals['used-too-often']({ most }));
    expect(often(1)).toEqual([
      'You can choose that only once.',
      'Das darf höchstens einmal gewählt werden.',
      'To można wybrać najwyżej raz.',
      'Vous pouvez faire ce choix au plus une fois.',
    ]);
    expect(often(2).slice(1)).toEqual([
      'Das darf höchstens 2-mal gewählt werden.',
      'To można wybrać najwyżej 2 razy.',
      'Vous pouvez faire ce choix au plus 2 fois.',
    ]);
    expect(common.pl.refusals['wrong-length']({ length: 1 })).toBe('Tu trzeba dokonać dokładnie 1 wyboru.');
  });
});
