import type { PackProblem } from '@triptych/kernel';
import type { Pack } from '../pack.ts';
import { checkDrawing } from './drawing.ts';
import { checkPrinted } from './printed.ts';
import { checkRecruits } from './recruits.ts';
import { checkRegions } from './regions.ts';
import { checkRoadMap } from './road-map.ts';
import { checkThreats } from './threats.ts';
import { checkTitans } from './titans.ts';

export { checkStructure } from './structure.ts';

const DEMANDS = [
  checkPrinted,
  checkRoadMap,
  checkDrawing,
  checkRecruits,
  checkThreats,
  checkTitans,
  checkRegions,
];

/** X12.1, X12.3 to X12.6: what we demand of our own pack. X12.8 needs simulation. */
export function checkBalance(pack: Pack): PackProblem[] {
  return DEMANDS.flatMap((check) => check(pack));
}
