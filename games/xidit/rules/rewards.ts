import type { Seat } from '@triptych/kernel';
import { type Components, NONE, type RegionId } from '../content/components.ts';
import { BARDS, FLOORS, GOLD, GUILD_HEIGHT, REWARDS } from '../content/symbols.ts';
import type { XiditState } from '../state.ts';
import { offerNow, type Play, type Waits } from './play.ts';
import { enterOwed, replaceThreat } from './tiles.ts';

/** X4.10 */
const REWARDS_CHOSEN = 2;

/** X4.12: regions that touch the lord's city, except wasteland. */
export function regionsFor(components: Components, state: XiditState, seat: Seat): RegionId[] {
  const touching = components.touching[state.lords[seat].city];
  const { wastelands } = state.setting;
  return wastelands.length === 0 ? [...touching] : touching.filter((region) => !wastelands.includes(region));
}

function hasRegion(components: Components, state: XiditState, seat: Seat): boolean {
  const touching = components.touching[state.lords[seat].city];
  for (let at = 0; at < touching.length; at++)
    if (!state.setting.wastelands.includes(touching[at])) return true;
  return false;
}

/** X4.14, X4.15: how many of these floors can be built where the lord stands. */
export function floorsFor(state: XiditState, seat: Seat, shown: number): number {
  const { city, floors } = state.lords[seat];
  const owner = state.guilds[city];
  if (owner !== NONE && owner !== seat) return 0;
  return Math.min(shown, GUILD_HEIGHT - state.heights[city], floors);
}

/** X4.10: rewards that would give something, as far as is public: one bit each. */
function seenToGive(play: Play, seat: Seat): number {
  const { components, state } = play;
  const offer = offerNow(play, seat);
  let rewards = 0;
  if (offer[GOLD] > 0) rewards |= 1 << GOLD;
  if (offer[BARDS] > 0 && hasRegion(components, state, seat)) rewards |= 1 << BARDS;
  if (floorsFor(state, seat, offer[FLOORS]) > 0) rewards |= 1 << FLOORS;
  return rewards;
}

/** X4.10: rewards that would give something, counting the seat's own bards. */
function rewardsThatGive(play: Play, seat: Seat): number {
  const rewards = seenToGive(play, seat);
  return play.state.lords[seat].bards > 0 ? rewards : rewards & ~(1 << BARDS);
}

export function listRewards(bits: number): number[] {
  return REWARDS.flatMap((_, reward) => (((bits >> reward) & 1) === 1 ? [reward] : []));
}

/** X4.10: which rewards can be chosen, and how many. */
export function rewardOptions(play: Play, seat: Seat): { readonly of: number[]; readonly number: number } {
  const of = listRewards(rewardsThatGive(play, seat));
  return { of, number: Math.min(REWARDS_CHOSEN, of.length) };
}

/**
 * X4.10: two of the three. If everybody can see that there is no choice, nobody is asked; if only the seat itself can,
 * because it has no bards left, it is asked all the same (X10.2).
 */
export function offerRewards(play: Play, seat: Seat): Waits {
  const { state } = play;
  const known = state.setting.openScreens ? rewardsThatGive(play, seat) : seenToGive(play, seat);
  if (countBits(known) <= REWARDS_CHOSEN) return takeRewards(play, seat, rewardsThatGive(play, seat));
  state.phase = 'rewards';
  state.turn = seat;
  return true;
}

function countBits(bits: number): number {
  return (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1);
}

/** X4.11 to X4.16: gold, then floors, then bards, which may be a question. */
export function takeRewards(play: Play, seat: Seat, rewards: number): Waits {
  const { state, emit } = play;
  const offer = offerNow(play, seat);
  if (emit !== undefined) {
    const offered = listRewards(seenToGive(play, seat));
    emit({ type: 'rewardsChosen', seat, rewards: listRewards(rewards), offered }, 'all');
  }
  if ((rewards & (1 << GOLD)) !== 0) gainGold(play, seat, offer[GOLD]);
  if ((rewards & (1 << FLOORS)) !== 0) build(play, seat, floorsFor(state, seat, offer[FLOORS]));
  if ((rewards & (1 << BARDS)) === 0) return raiseDummy(play, seat);
  const regions = regionsFor(play.components, state, seat);
  if (regions.length === 1) {
    placeBards(play, seat, regions, [bardsToPlace(play, seat)], offer[BARDS], false);
    return raiseDummy(play, seat);
  }
  state.phase = 'bards';
  state.turn = seat;
  return true;
}

/** X4.12: as many as the reward shows, or all that are left. */
export function bardsToPlace(play: Play, seat: Seat): number {
  return Math.min(offerNow(play, seat)[BARDS], play.state.lords[seat].bards);
}

/** X4.11 */
export function gainGold({ state, emit }: Play, seat: Seat, gold: number): void {
  state.lords[seat].gold += gold;
  emit?.({ type: 'goldGained', seat, gold }, 'all');
}

/** X4.14 to X4.16: floors of the reward; a new guild also takes the kept floors, as far as they fit. */
function build({ state, emit }: Play, seat: Seat, floors: number): void {
  const lord = state.lords[seat];
  const { city } = lord;
  const room = GUILD_HEIGHT - floors;
  const kept = state.heights[city] === 0 ? Math.min(lord.kept, room) : 0;
  state.guilds[city] = seat;
  state.heights[city] += floors + kept;
  lord.floors -= floors;
  lord.kept -= kept;
  emit?.({ type: 'guildBuilt', seat, city, floors, kept }, 'all');
}

/** X4.12, X4.13: the bards of the central region go into the Fortress, hidden. */
export function placeBards(
  { components, state, emit }: Play,
  seat: Seat,
  regions: readonly RegionId[],
  bards: readonly number[],
  shown: number,
  free: boolean,
): void {
  const lord = state.lords[seat];
  for (let at = 0; at < regions.length; at++) {
    lord.songs[regions[at]] += bards[at];
    lord.bards -= bards[at];
  }
  if (emit === undefined) return;
  const seen = regions.filter((region, at) => region !== components.central && bards[at] > 0);
  const inFortress = bards[regions.indexOf(components.central)] ?? 0;
  emit(
    {
      type: 'bardsPlaced',
      seat,
      regions: seen,
      bards: seen.map((region) => bards[regions.indexOf(region)]),
      fortress: inFortress > 0,
      shown,
      free,
      left: state.setting.openScreens ? lord.bards : null,
    },
    'all',
  );
  if (inFortress > 0) emit({ type: 'fortressEntered', seat, bards: inFortress }, seat);
}

/** X4.17: with three players the dummy gains by every elimination. */
export function raiseDummy(play: Play, seat: Seat): Waits {
  const { state } = play;
  if (state.dummy.length === 0) return endElimination(play, seat);
  state.phase = 'dummy';
  state.turn = seat;
  return true;
}

/** X9.4 */
export function answerDummy(play: Play, seat: Seat, assessment: number): Waits {
  const { state, emit } = play;
  const value = ++state.dummy[assessment];
  emit?.({ type: 'dummyRaised', seat, assessment, value }, 'all');
  return endElimination(play, seat);
}

/** X5: the threat's tile is replaced; recruit tiles that waited for units may enter. */
function endElimination(play: Play, seat: Seat): Waits {
  const { state } = play;
  state.phase = 'orders';
  state.turn = NONE;
  if (state.titan === NONE) replaceThreat(play, state.lords[seat].city);
  state.titan = NONE;
  enterOwed(play);
  return false;
}
