import type { Seat } from '@triptych/kernel';
import { FOOD, GLYPH, MAGIC_SWORD, MAP, ROWS, SWORD, THIEF } from '../content/symbols.ts';
import { Reroll, TAVERN_SPACE } from '../questions.ts';
import { castleDefence, falls, placeAt } from '../rules/attack.ts';
import { NONE } from '../state.ts';
import { thefts } from './horde-worth.ts';
import { chestWorth, lootWorth, type Outlook } from './outlook.ts';
import type { Swords } from './raiding.ts';

const ROW = 6;
/** A spell comes back, but only when its owner is captain again. */
const SPELL = 0.4;

/** Rolls again if the average of all rows beats this one by more than the roll costs. */
export function bestReroll(outlook: Outlook, options: readonly number[]): number {
  let sum = 0;
  for (let row = 0; row < ROWS; row++) sum += advantage(outlook, row);
  const gain = sum / ROWS - advantage(outlook, outlook.state.row);
  if (options.includes(Reroll.spell)) return gain > SPELL ? Reroll.spell : Reroll.accept;
  return gain > outlook.barrel && options.includes(Reroll.barrel) ? Reroll.barrel : Reroll.accept;
}

/** What the seat gains in this row today, minus the others' average gain. */
function advantage(outlook: Outlook, row: number): number {
  const { state, seat } = outlook;
  let others = 0;
  let mine = 0;
  for (let player = 0; player < state.castles.length; player++) {
    const gain = today(outlook, player, row);
    if (player === seat) mine = gain;
    else others += gain;
  }
  return mine - others / (state.castles.length - 1) / 2;
}

function today(outlook: Outlook, player: Seat, row: number): number {
  const { state, food, glyph } = outlook;
  const { horde } = state.castles[player];
  const at = row * ROW;
  const swords = { swords: horde[at + SWORD], magic: horde[at + MAGIC_SWORD] };
  const gathered = horde[at + FOOD] * food + horde[at + GLYPH] * glyph;
  const raid = bestRaid(outlook, swords);
  return (
    gathered +
    scouts(outlook, player, row) +
    Math.max(raid, bestRobbery(outlook, player, swords, horde[at + THIEF]))
  );
}

/** B4.2 */
function scouts({ state, chest }: Outlook, player: Seat, row: number): number {
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

function bestRaid(outlook: Outlook, swords: Swords): number {
  const { components, state } = outlook;
  let best = 0;
  for (let space = TAVERN_SPACE; space < state.open.length; space++) {
    const place = placeAt(state, space);
    if (place === NONE || !falls(components.places[place], swords.swords, swords.magic)) continue;
    best = Math.max(best, lootWorth(outlook, components.places[place].loot));
  }
  return best;
}

/** B4.7: assumes average chests of the victim. */
function bestRobbery(outlook: Outlook, player: Seat, swords: Swords, thieves: number): number {
  if (thieves === 0) return 0;
  const { components, state } = outlook;
  let best = 0;
  for (let victim = 0; victim < state.castles.length; victim++) {
    const { chests } = state.castles[victim];
    if (victim === player || chests.length === 0) continue;
    if (!falls(castleDefence(components, state, victim), swords.swords, swords.magic)) continue;
    let sum = 0;
    for (const chest of chests) sum += chestWorth(outlook, chest);
    best = Math.max(best, (sum * Math.min(thieves, chests.length)) / chests.length);
  }
  return best * thefts(state.castles.length);
}
