import type { Seat } from '@triptych/kernel';
import { FOOD, GLYPH, MAGIC_SWORD, MAP, ROWS, SWORD, THIEF } from '../content/symbols.ts';
import { castleDefence, falls } from '../rules/attack.ts';
import type { Appraisal } from './appraisal.ts';
import { prospects, raidWorth, type Swords } from './raiding.ts';

const ROW = 6;

/** What the seat gains from each symbol of a horde over the rest of the game. */
export interface HordeWorth {
  /** What adding these symbols to the seat's horde would change. */
  gain(symbols: readonly number[]): number;
}

/** What a day's scouts bring by the lead (or deficit) in maps, as a share of a metal chest. */
const SCOUTS: readonly (readonly [ahead: number, share: number])[] = [
  [2, 1],
  [1, 0.85],
  [0, 0.45],
  [-1, 0.15],
];

export function hordeWorth(appraisal: Appraisal): HordeWorth {
  const { state, seat, daysLeft } = appraisal;
  const places = prospects(appraisal);
  const { horde } = state.castles[seat];
  const row = [0, 0, 0, 0, 0, 0];

  const rowWorth = (at: number, added: readonly number[] | null): number => {
    for (let symbol = 0; symbol < ROW; symbol++) {
      row[symbol] = horde[at * ROW + symbol] + (added === null ? 0 : added[at * ROW + symbol]);
    }
    const swords = { swords: row[SWORD], magic: row[MAGIC_SWORD] };
    const raid = raidWorth(places, swords);
    const theft = theftWorth(appraisal, swords, row[THIEF]);
    return (
      // Later food buys less: on average half of what it buys now.
      (row[FOOD] * appraisal.food + row[GLYPH] * appraisal.glyph) / 2 +
      scoutWorth(appraisal, at, row[MAP]) +
      Math.max(raid, theft) +
      Math.min(raid, theft) / 4
    );
  };

  const before: number[] = [];
  return {
    gain(symbols) {
      let gained = 0;
      for (let at = 0; at < ROWS; at++) {
        if (isEmpty(symbols, at)) continue;
        before[at] ??= rowWorth(at, null);
        gained += rowWorth(at, symbols) - before[at];
      }
      return (gained * daysLeft) / ROWS;
    },
  };
}

function isEmpty(symbols: readonly number[], row: number): boolean {
  for (let symbol = 0; symbol < ROW; symbol++) if (symbols[row * ROW + symbol] > 0) return false;
  return true;
}

/** B4.2 */
function scoutWorth({ state, seat, chest, taste }: Appraisal, row: number, maps: number): number {
  if (maps === 0) return 0;
  let most = 0;
  for (let other = 0; other < state.castles.length; other++) {
    if (other !== seat) most = Math.max(most, state.castles[other].horde[row * ROW + MAP]);
  }
  for (const [ahead, share] of SCOUTS) if (maps - most >= ahead) return chest.metal * share * taste.maps;
  return 0;
}

/** More thieves than this rarely find something to carry. */
const BUSY_THIEVES = 3;

/** B4.7: what the thieves of a row bring in on average. */
function theftWorth(appraisal: Appraisal, swords: Swords, thieves: number): number {
  if (thieves === 0) return 0;
  const { state, seat, chest, taste } = appraisal;
  let open = 0;
  let richest = 0;
  for (let victim = 0; victim < state.castles.length; victim++) {
    if (victim === seat) continue;
    richest = Math.max(richest, state.castles[victim].chests.length);
    if (isOpenTo(appraisal, victim, swords)) open++;
  }
  const loot = Math.min(thieves, BUSY_THIEVES) * chest.metal * thefts(state.castles.length) * taste.thefts;
  // More chests include better ones; but each theft makes the next one harder.
  return (loot * Math.min(2, richest / 3) * open) / (open + 1);
}

function isOpenTo({ components, state }: Appraisal, victim: Seat, swords: Swords): boolean {
  return falls(castleDefence(components, state, victim), swords.swords, swords.magic);
}

/** Between two players a stolen chest counts twice, once for the thief and once for the victim; less among more. */
export function thefts(players: number): number {
  return 1 + 0.8 / (players - 1);
}
