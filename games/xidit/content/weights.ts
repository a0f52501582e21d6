import { REWARDS, type Reward, UNITS } from './symbols.ts';

/** X12.5: the worth of a unit by scarcity: a militia is 10, and a mage is rarer in the proportion of 18 to 10. */
export const UNIT_WORTH: readonly number[] = [10, 11, 13, 15, 18];

/** X12.5: the worth of one gold, one bard and one floor on the same scale. */
export const REWARD_WORTH: Readonly<Record<Reward, number>> = { gold: 6, bards: 7, floors: 7 };

export function worthOfUnits(counts: readonly number[]): number {
  return UNITS.reduce((worth, _, of) => worth + counts[of] * UNIT_WORTH[of], 0);
}

/** The worth of all three rewards together. */
export function worthOfRewards(offer: Readonly<Record<Reward, number>>): number {
  return REWARDS.reduce((worth, reward) => worth + offer[reward] * REWARD_WORTH[reward], 0);
}
