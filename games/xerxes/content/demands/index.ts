import type { PackProblem } from '@triptych/kernel';
import type { Pack } from '../pack.ts';
import { checkAreas } from './areas.ts';
import { checkCampaigns, checkCosts, checkTaxes } from './cards.ts';
import { checkKnown } from './known.ts';
import { checkSolo } from './solo.ts';

export { checkNumbers } from './numbers.ts';

/** E15.1 to E15.6: what we demand of our own pack. The shares of wins need simulation. */
export function checkBalance(pack: Pack): PackProblem[] {
  return [checkKnown, checkAreas, checkTaxes, checkCampaigns, checkCosts, checkSolo].flatMap((check) =>
    check(pack),
  );
}
