import type { PackProblem } from '@triptych/kernel';
import type { Pack } from '../pack.ts';
import { problem } from '../pack-problems.ts';
import { worthOfRewards } from '../weights.ts';
import { sum } from './sum.ts';

/** X12.5: a titan offers more than any threat that needs as many units. */
export function checkTitans({ titans, tiles }: Pack): PackProblem[] {
  const threats = [...tiles.large, ...tiles.small].map(({ threat }) => threat);
  return titans.flatMap((titan, at) => {
    const alike = threats.filter(({ asks }) => sum(asks) === titan.cost);
    const least = Math.max(0, ...alike.map(worthOfRewards)) + 1;
    const worth = worthOfRewards(titan);
    return worth < least ? [problem(`titans[${at}]`, 'X12.5', 'titan-worth', { worth, least })] : [];
  });
}
