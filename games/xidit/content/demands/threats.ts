import type { PackProblem } from '@triptych/kernel';
import type { Pack, PackTile } from '../pack.ts';
import { problem } from '../pack-problems.ts';
import { REWARDS } from '../symbols.ts';
import { REWARD_WORTH, worthOfRewards, worthOfUnits } from '../weights.ts';
import { sum } from './sum.ts';

const RULE = 'X12.5';
const UNITS_ASKED = { least: 2, most: 5 } as const;
const REWARD = { least: 1, most: 5 } as const;
/** The worth of what a player gets may differ from the worth of the cost by this share. */
const MARGIN = 0.2;
/** The player gets two of three rewards. */
const TAKEN = 2 / 3;
/** Over a set, the kinds of reward may differ by this share. */
const KINDS_MARGIN = 0.05;

export function checkThreats({ tiles }: Pack): PackProblem[] {
  return (['large', 'small'] as const).flatMap((set) => {
    const path = `tiles.${set}`;
    const threats = tiles[set].flatMap((tile, at) => checkThreat(`${path}[${at}].threat`, tile));
    return [...threats, ...checkKinds(path, tiles[set])];
  });
}

function checkThreat(path: string, { threat }: PackTile): PackProblem[] {
  const problems: PackProblem[] = [];
  const found = sum(threat.asks);
  if (found < UNITS_ASKED.least || found > UNITS_ASKED.most) {
    problems.push(problem(path, RULE, 'threat-units', { found, ...UNITS_ASKED }));
  }
  for (const reward of REWARDS) {
    const number = threat[reward];
    if (number >= REWARD.least && number <= REWARD.most) continue;
    problems.push(problem(path, RULE, 'threat-reward', { reward, found: number, ...REWARD }));
  }
  const asked = worthOfUnits(threat.asks);
  const offered = Math.round(worthOfRewards(threat) * TAKEN);
  if (Math.abs(offered - asked) > asked * MARGIN) {
    problems.push(problem(path, RULE, 'threat-worth', { asked, offered }));
  }
  return problems;
}

function checkKinds(path: string, tiles: readonly PackTile[]): PackProblem[] {
  const worths = REWARDS.map(
    (reward) => sum(tiles.map(({ threat }) => threat[reward])) * REWARD_WORTH[reward],
  );
  const least = Math.min(...worths);
  const most = Math.max(...worths);
  return most > least * (1 + KINDS_MARGIN) ? [problem(path, RULE, 'kinds-worth', { least, most })] : [];
}
