import { expect, it } from 'vitest';
import { type Acts, tellTogether } from '../together.ts';

const WORDS = { recruited: ({ player, count }: Acts) => `${player} recruits ${count}.` };
const NAMES = ['Ana', 'Ben'];

it('several acts of one player are one sentence, where the game has one', () => {
  const recruited = { type: 'recruited', seat: 1 };
  expect(tellTogether(WORDS, [recruited, recruited], NAMES)).toBe('Ben recruits 2.');
  expect(tellTogether(WORDS, [{ type: 'robbed', seat: 1 }], NAMES)).toBeNull();
  expect(tellTogether(WORDS, [{ type: 'recruited', seat: null }], NAMES)).toBeNull();
  expect(tellTogether(WORDS, [{ type: 'toString', seat: 1 }], NAMES)).toBeNull();
});
