import type { Seat } from '@triptych/kernel';
import { FOOD, GLYPH, MAGIC_SWORD, MAP, ROWS, SWORD, THIEF } from '../content/symbols.ts';
import { Reroll, TAVERN_SPACE } from '../questions.ts';
import { castleDefence, falls, placeAt } from '../rules/attack.ts';
import { NONE } from '../state.ts';
import { thefts } from './horde-worth.ts';
import { chestWorth, lootWorth, type Appraisal } from './appraisal.ts';
import type { Swords } from './raiding.ts';

const ROW = 6;
/** A spell comes back, but only when its owner is captain again. */
const SPELL = 0.4;

/** Rolls again if the average of all rows beats this one by more than the roll costs. */
export function bestReroll(appraisal: Appraisal, options: readonly number[]): number {
  let sum = 0;
  for (let row = 0; row < ROWS; row++) sum += advantage(appraisal, row);
  const gain = sum / ROWS - advantage(appraisal, appraisal.state.row);
  if (options.includes(Reroll.spell)) return gain > SPELL ? Reroll.spell : Reroll.accept;
  return gain > appraisal.barrel && options.includes(Reroll.barrel) ? Reroll.barrel : Reroll.accept;
}

/** What the seat gains in this row today, minus the others' average gain. */
function advantage(appraisal: Appraisal, row: number): number {
  const { state, seat } = appraisal;
  let others = 0;
  let mine = 0;
  for (let player = 0; player < state.castles.length; player++) {
    const gain = today(appraisal, player, row);
    if (player === seat) mine = gain;
    else others += gain;
  }
  return mine - others / (state.castles.length - 1) / 2;
}

function today(appraisal: Appraisal, player: Seat, row: number): number {
  const { state, food, glyph } = appraisal;
  const { horde } = state.castles[player];
  const at = row * ROW;
  const swords = { swords: horde[at + SWORD], magic: horde[at + MAGIC_SWORD] };
  const gathered = horde[at + FOOD] * food + horde[at + GLYPH] * glyph;
  const raid = bestRaid(appraisal, swords);
  return (
    gathered +
    scouts(appraisal, player, row) +
    Math.max(raid, bestRobbery(appraisal, player, swords, horde[at + THIEF]))
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

function bestRaid(appraisal: Appraisal, swords: Swords): number {
  const { components, state } = appraisal;
  let best = 0;
  for (let space = TAVERN_SPACE; space < state.open.length; space++) {
    const place = placeAt(state, space);
    if (place === NONE || !falls(components.places[place], swords.swords, swords.magic)) continue;
    best = Math.max(best, lootWorth(appraisal, components.places[place].loot));
  }
  return best;
}

/** B4.7: assumes average chests of the victim. */
function bestRobbery(appraisal: Appraisal, player: Seat, swords: Swords, thieves: number): number {
  if (thieves === 0) return 0;
  const { components, state } = appraisal;
  let best = 0;
  for (let victim = 0; victim < state.castles.length; victim++) {
    const { chests } = state.castles[victim];
    if (victim === player || chests.length === 0) continue;
    if (!falls(castleDefence(components, state, victim), swords.swords, swords.magic)) continue;
    let sum = 0;
    for (const chest of chests) sum += chestWorth(appraisal, chest);
    best = Math.max(best, (sum * Math.min(thieves, chests.length)) / chests.length);
  }
  return best * thefts(state.castles.length);
}
