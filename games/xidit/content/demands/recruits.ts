import type { PackProblem } from '@triptych/kernel';
import type { Pack } from '../pack.ts';
import { problem } from '../pack-problems.ts';
import { UNITS } from '../symbols.ts';
import { sum } from './sum.ts';

/** X12.4: units on all recruit sides of a set, by class: the proportions of the 70. */
const IN_ALL = { large: [27, 24, 21, 18, 15], small: [19, 17, 14, 12, 10] } as const;

export function checkRecruits({ tiles }: Pack): PackProblem[] {
  return (['large', 'small'] as const).flatMap((set) =>
    UNITS.flatMap((unit, of) => {
      const found = sum(tiles[set].map(({ recruit }) => recruit[of]));
      const wanted = IN_ALL[set][of];
      if (found === wanted) return [];
      return [problem(`tiles.${set}`, 'X12.4', 'recruits-in-all', { unit, found, wanted })];
    }),
  );
}
