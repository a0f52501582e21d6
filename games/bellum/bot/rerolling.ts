import type { Seat } from '@triptych/kernel';
import { FOOD, GLYPH, MAGIC_SWORD, MAP, ROWS, SWORD, THIEF } from '../content/symbols.ts';
import { Reroll, TAVERN_SPACE } from '../questions.ts';
import { castleDefence, type Defence, falls, placeAt } from '../rules/attack.ts';
import { NONE } from '../state.ts';
import { thefts } from './horde-worth.ts';
import { lootWorth, type Appraisal, treasureOf } from './appraisal.ts';
import type { Swords } from './raiding.ts';

const ROW = 6;
/** A spell comes back, but only when its owner is captain again. */
const SPELL = 0.4;

/** What there is to win today, whichever row is rolled: looked at once for all rows. */
interface Day {
  readonly raids: readonly Prey[];
  /** By seat: the castle's defence and chests. */
  readonly castles: readonly Robbed[];
}

interface Prey extends Defence {
  readonly worth: number;
}

interface Robbed extends Defence {
  readonly chests: number;
  readonly treasure: number;
}

/** Rolls again if the average of all rows beats this one by more than the roll costs. */
export function bestReroll(appraisal: Appraisal, options: readonly number[]): number {
  const day = dayOf(appraisal);
  let sum = 0;
  let now = 0;
  for (let row = 0; row < ROWS; row++) {
    const worth = advantage(appraisal, day, row);
    sum += worth;
    if (row === appraisal.state.row) now = worth;
  }
  const gain = sum / ROWS - now;
  if (options.includes(Reroll.spell)) return gain > SPELL ? Reroll.spell : Reroll.accept;
  return gain > appraisal.barrel && options.includes(Reroll.barrel) ? Reroll.barrel : Reroll.accept;
}

function dayOf(appraisal: Appraisal): Day {
  const { components, state } = appraisal;
  const raids: Prey[] = [];
  for (let space = TAVERN_SPACE; space < state.open.length; space++) {
    const place = placeAt(state, space);
    if (place === NONE) continue;
    const { shields, magicShields, loot } = components.places[place];
    raids.push({ shields, magicShields, worth: lootWorth(appraisal, loot) });
  }
  const castles = state.castles.map(({ chests }, seat) => {
    const { shields, magicShields } = castleDefence(components, state, seat);
    return { shields, magicShields, chests: chests.length, treasure: treasureOf(appraisal, seat) };
  });
  return { raids, castles };
}

/** What the seat gains in this row today, minus the others' average gain. */
function advantage(appraisal: Appraisal, day: Day, row: number): number {
  const { state, seat } = appraisal;
  let others = 0;
  let mine = 0;
  for (let player = 0; player < state.castles.length; player++) {
    const gain = today(appraisal, day, player, row);
    if (player === seat) mine = gain;
    else others += gain;
  }
  return mine - others / (state.castles.length - 1) / 2;
}

function today(appraisal: Appraisal, day: Day, player: Seat, row: number): number {
  const { state, food, glyph } = appraisal;
  const { horde } = state.castles[player];
  const at = row * ROW;
  const swords = { swords: horde[at + SWORD], magic: horde[at + MAGIC_SWORD] };
  const gathered = horde[at + FOOD] * food + horde[at + GLYPH] * glyph;
  return (
    gathered +
    scouts(appraisal, player, row) +
    Math.max(bestRaid(day, swords), bestRobbery(day, player, swords, horde[at + THIEF]))
  );
}

/** B4.2 */
function scouts({ state, chest }: Appraisal, player: Seat, row: number): number {
  const maps = state.castles[player].horde[row * ROW + MAP];
  if (maps === 0) return 0;
  let tied = false;
  for (let other = 0; other < state.castles.length; other++) {
    if (other === player) continue;
    const theirs = state.castles[other].horde[row * ROW + MAP];
    if (theirs > maps) return 0;
    if (theirs === maps) tied = true;
  }
  return tied ? chest.wooden : chest.metal;
}

function bestRaid({ raids }: Day, { swords, magic }: Swords): number {
  let best = 0;
  for (const place of raids) {
    if (place.worth > best && falls(place, swords, magic)) best = place.worth;
  }
  return best;
}

/** B4.7: assumes average chests of the victim. */
function bestRobbery({ castles }: Day, player: Seat, { swords, magic }: Swords, thieves: number): number {
  if (thieves === 0) return 0;
  let best = 0;
  for (let victim = 0; victim < castles.length; victim++) {
    const { chests, treasure } = castles[victim];
    if (victim === player || chests === 0 || !falls(castles[victim], swords, magic)) continue;
    best = Math.max(best, (treasure * Math.min(thieves, chests)) / chests);
  }
  return best * thefts(castles.length);
}
