import { pick, type Rng, type Seat } from '@triptych/kernel';
import type { ChestId } from '../content/components.ts';
import { type AttackTarget, attackTarget, TAVERN_SPACE } from '../questions.ts';
import { placeAt, thieves } from '../rules/attack.ts';
import { CHESTS_TO_END } from '../rules/ending.ts';
import { thefts } from './horde-worth.ts';
import { chestsIn, chestWorth, lootWorth, type Outlook, treasureOf } from './outlook.ts';

/** The result of an attack: its own worth, and which chests change hands. */
interface Prize {
  readonly worth: number;
  readonly chests: number;
  readonly treasure: number;
  readonly victim: Seat | null;
}

const NOTHING: Prize = { worth: 0, chests: 0, treasure: 0, victim: null };

/** The best attack on offer; among equals a random one, so that no seat is favoured. */
export function bestAttack(outlook: Outlook, options: readonly number[], rng: Rng): number {
  let best: number[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const worth = worthWithEnd(outlook, prizeOf(outlook, attackTarget(option)));
    if (worth > most) best = [];
    if (worth >= most) best.push(option);
    most = Math.max(most, worth);
  }
  return pick(best, rng);
}

/** The victim's best chests, as many as benefit the thief. */
export function bestTheft(
  outlook: Outlook,
  offered: readonly ChestId[],
  victim: Seat,
  most: number,
): ChestId[] {
  const wanted = bestFirst(outlook, offered);
  let number = 1;
  let best = Number.NEGATIVE_INFINITY;
  for (let size = 1; size <= most; size++) {
    const worth = worthWithEnd(outlook, theft(outlook, wanted.slice(0, size), victim));
    if (worth <= best) continue;
    best = worth;
    number = size;
  }
  const taken = wanted.slice(0, number);
  return offered.filter((chest) => taken.includes(chest));
}

function bestFirst(outlook: Outlook, chests: readonly ChestId[]): ChestId[] {
  return [...chests].sort((a, b) => chestWorth(outlook, b) - chestWorth(outlook, a));
}

function prizeOf(outlook: Outlook, target: AttackTarget): Prize {
  switch (target.on) {
    case 'nothing':
      return NOTHING;
    case 'place':
      return raid(outlook, target.space);
    case 'castle': {
      const { state, seat } = outlook;
      const { chests } = state.castles[target.seat];
      return theft(outlook, bestFirst(outlook, chests).slice(0, thieves(state, seat)), target.seat);
    }
  }
}

/** The tavern can be raided any day, so it comes last among equals. */
const TAVERN_WAITS = 0.9;

function raid(outlook: Outlook, space: number): Prize {
  const { components, state, chest } = outlook;
  const { loot } = components.places[placeAt(state, space)];
  const worth = lootWorth(outlook, loot) * (space === TAVERN_SPACE ? TAVERN_WAITS : 1);
  const treasure = loot.wooden * chest.wooden + loot.metal * chest.metal + loot.golden * chest.golden;
  return { worth, chests: chestsIn(loot), treasure, victim: null };
}

/** Robbing the leader is better. */
const AGAINST_THE_RICH = 0.03;

function theft(outlook: Outlook, chests: readonly ChestId[], victim: Seat): Prize {
  let treasure = 0;
  for (const chest of chests) treasure += chestWorth(outlook, chest);
  const worth =
    treasure * thefts(outlook.state.castles.length) + treasureOf(outlook, victim) * AGAINST_THE_RICH;
  return { worth, chests: chests.length, treasure, victim };
}

/** The worth of ending the game as the richest, and the cost of ending it otherwise. */
const LAST_WORD = 12;

/** B4.11: the prize, and whether the game then ends well or badly. */
function worthWithEnd(outlook: Outlook, prize: Prize): number {
  const { state, seat } = outlook;
  let ends = false;
  let mine = 0;
  let best = 0;
  for (let owner = 0; owner < state.castles.length; owner++) {
    const sign = owner === seat ? 1 : owner === prize.victim ? -1 : 0;
    const treasure = treasureOf(outlook, owner) + sign * prize.treasure;
    if (state.castles[owner].chests.length + sign * prize.chests >= CHESTS_TO_END) ends = true;
    if (owner === seat) mine = treasure;
    else best = Math.max(best, treasure);
  }
  if (!ends) return prize.worth;
  return prize.worth + (mine > best ? LAST_WORD : -LAST_WORD);
}
