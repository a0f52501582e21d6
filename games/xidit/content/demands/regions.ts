import type { PackProblem } from '@triptych/kernel';
import type { Pack } from '../pack.ts';
import { problem } from '../pack-problems.ts';

const RULE = 'X12.6';

/** X12.6: pairs of values, the second less than the first; the central region is worth the most. */
export function checkRegions({ regions, central }: Pack): PackProblem[] {
  const centre = regions[central - 1];
  return regions.flatMap((region, at) => {
    const { first, second } = region;
    const problems: PackProblem[] = [];
    if (second >= first) problems.push(problem(`regions[${at}]`, RULE, 'second-not-less', { first, second }));
    if (region !== centre && (first >= centre.first || second >= centre.second)) {
      problems.push(problem(`regions[${at}]`, RULE, 'worth-more-than-centre', { region: at + 1 }));
    }
    return problems;
  });
}
