import { REWARDS, type Reward, UNITS } from './symbols.ts';

/** X12.5: what a unit is worth, by scarcity: a militia is 10, and a mage is as much rarer as 18 is to 10. */
export const UNIT_WORTH: readonly number[] = [10, 11, 13, 15, 18];

/** X12.5: what one gold, one bard, one floor is worth in the same measure. */
export const REWARD_WORTH: Readonly<Record<Reward, number>> = { gold: 6, bards: 7, floors: 7 };

export function worthOfUnits(counts: readonly number[]): number {
  return UNITS.reduce((worth, _, of) => worth + counts[of] * UNIT_WORTH[of], 0);
}

/** What all three rewards are worth together. */
export function worthOfRewards(offer: Readonly<Record<Reward, number>>): number {
  return REWARDS.reduce((worth, reward) => worth + offer[reward] * REWARD_WORTH[reward], 0);
}
