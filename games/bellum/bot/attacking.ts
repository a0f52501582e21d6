import { pick, type Rng, type Seat } from '@triptych/kernel';
import type { ChestId } from '../content/components.ts';
import { type AttackTarget, attackTarget, TAVERN_SPACE } from '../questions.ts';
import { placeAt, thieves } from '../rules/attack.ts';
import { CHESTS_TO_END } from '../rules/ending.ts';
import { thefts } from './horde-worth.ts';
import { chestsIn, chestWorth, lootWorth, type Appraisal, treasureOf } from './appraisal.ts';

/** The result of an attack: its own worth, and which chests change hands. */
interface Prize {
  readonly worth: number;
  readonly chests: number;
  readonly treasure: number;
  readonly victim: Seat | null;
}

const NOTHING: Prize = { worth: 0, chests: 0, treasure: 0, victim: null };

/** The best attack on offer; among equals a random one, so that no seat is favoured. */
export function bestAttack(appraisal: Appraisal, options: readonly number[], rng: Rng): number {
  let best: number[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const worth = worthWithEnd(appraisal, prizeOf(appraisal, attackTarget(option)));
    if (worth > most) best = [];
    if (worth >= most) best.push(option);
    most = Math.max(most, worth);
  }
  return pick(best, rng);
}

/** The victim's best chests, as many as benefit the thief. */
export function bestTheft(
  appraisal: Appraisal,
  offered: readonly ChestId[],
  victim: Seat,
  most: number,
): ChestId[] {
  const wanted = bestFirst(appraisal, offered);
  let number = 1;
  let best = Number.NEGATIVE_INFINITY;
  for (let size = 1; size <= most; size++) {
    const worth = worthWithEnd(appraisal, theft(appraisal, wanted.slice(0, size), victim));
    if (worth <= best) continue;
    best = worth;
    number = size;
  }
  const taken = wanted.slice(0, number);
  return offered.filter((chest) => taken.includes(chest));
}

function bestFirst(appraisal: Appraisal, chests: readonly ChestId[]): ChestId[] {
  return [...chests].sort((a, b) => chestWorth(appraisal, b) - chestWorth(appraisal, a));
}

function prizeOf(appraisal: Appraisal, target: AttackTarget): Prize {
  switch (target.on) {
    case 'nothing':
      return NOTHING;
    case 'place':
      return raid(appraisal, target.space);
    case 'castle': {
      const { state, seat } = appraisal;
      const { chests } = state.castles[target.seat];
      return theft(appraisal, bestFirst(appraisal, chests).slice(0, thieves(state, seat)), target.seat);
    }
  }
}

/** The tavern can be raided any day, so it comes last among equals. */
const TAVERN_WAITS = 0.9;

function raid(appraisal: Appraisal, space: number): Prize {
  const { components, state, chest } = appraisal;
  const { loot } = components.places[placeAt(state, space)];
  const worth = lootWorth(appraisal, loot) * (space === TAVERN_SPACE ? TAVERN_WAITS : 1);
  const treasure = loot.wooden * chest.wooden + loot.metal * chest.metal + loot.golden * chest.golden;
  return { worth, chests: chestsIn(loot), treasure, victim: null };
}

/** Robbing the leader is better. */
const AGAINST_THE_RICH = 0.03;

function theft(appraisal: Appraisal, chests: readonly ChestId[], victim: Seat): Prize {
  let treasure = 0;
  for (const chest of chests) treasure += chestWorth(appraisal, chest);
  const worth =
    treasure * thefts(appraisal.state.castles.length) * appraisal.taste.thefts +
    treasureOf(appraisal, victim) * AGAINST_THE_RICH;
  return { worth, chests: chests.length, treasure, victim };
}

/** The worth of ending the game as the richest, and the cost of ending it otherwise. */
const LAST_WORD = 12;

/** B4.11: the prize, and whether the game then ends well or badly. */
function worthWithEnd(appraisal: Appraisal, prize: Prize): number {
  const { state, seat } = appraisal;
  let ends = false;
  let mine = 0;
  let best = 0;
  for (let owner = 0; owner < state.castles.length; owner++) {
    const sign = owner === seat ? 1 : owner === prize.victim ? -1 : 0;
    const treasure = treasureOf(appraisal, owner) + sign * prize.treasure;
    if (state.castles[owner].chests.length + sign * prize.chests >= CHESTS_TO_END) ends = true;
    if (owner === seat) mine = treasure;
    else best = Math.max(best, treasure);
  }
  if (!ends) return prize.worth;
  return prize.worth + (mine > best ? LAST_WORD : -LAST_WORD);
}
