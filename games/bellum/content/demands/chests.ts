import type { PackProblem } from '@triptych/kernel';
import type { Pack } from '../pack.ts';
import { problem } from '../pack-problems.ts';
import { CHEST_KINDS, type ChestKind } from '../symbols.ts';
import { isWithin, type Range } from '../weights.ts';

const RULE = 'B10.5';

/** B10.5: any golden chest beats any metal one, and any metal one beats any wooden one. */
const VALUES: Readonly<Record<ChestKind, Range>> = {
  wooden: { least: 1, most: 2 },
  metal: { least: 3, most: 5 },
  golden: { least: 6, most: 8 },
};

/** B10.5 */
const MOST_GOLDEN = 10;

export function checkChests({ chests, tavern, farms, villages, cities }: Pack): PackProblem[] {
  const problems = CHEST_KINDS.flatMap((kind) =>
    chests[kind].flatMap((found, at) => {
      if (isWithin(found, VALUES[kind])) return [];
      return [problem(`chests.${kind}[${at}]`, RULE, 'chest-value', { found, ...VALUES[kind] })];
    }),
  );
  const places = [tavern, ...farms, ...villages, ...cities];
  const found = places.reduce((sum, { loot }) => sum + loot.golden, 0);
  if (found > MOST_GOLDEN) problems.push(problem('', RULE, 'golden-loot', { found, most: MOST_GOLDEN }));
  return problems;
}
