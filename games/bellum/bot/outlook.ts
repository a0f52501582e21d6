import type { Outlook, Seat } from '@triptych/kernel';
import { MAGIC_SWORD, MAP, ROWS, SWORD, SYMBOLS, THIEF } from '../content/symbols.ts';
import { CHESTS_TO_END, treasure } from '../rules/ending.ts';
import type { BellumState } from '../state.ts';
import weights from './weights.json' with { type: 'json' };

const ROW = SYMBOLS.length;
/** More swords than this in a row rarely take a better place. */
const ENOUGH_SWORDS = 6;

/** What makes a castle win, a few days ahead. */
export function bellumOutlook(stageOf: (state: BellumState) => number): Outlook<BellumState> {
  return {
    momentOf: (state) => state.day,
    stageOf,
    features: [
      'treasure',
      'chests',
      'stock',
      'glyphs',
      'barrels',
      'shields',
      'magicShields',
      'spells',
      ...SYMBOLS,
      'armedRows',
      'strength',
      'mapsAhead',
      'thievingRows',
      'nearEnd',
    ],
    featuresOf,
    weights,
  };
}

function featuresOf(state: BellumState, seat: Seat): number[] {
  const castle = state.castles[seat];
  const { horde } = castle;
  const symbols = [0, 0, 0, 0, 0, 0];
  let armed = 0;
  let strength = 0;
  let ahead = 0;
  let thieving = 0;
  for (let row = 0; row < ROWS; row++) {
    const at = row * ROW;
    for (let symbol = 0; symbol < ROW; symbol++) symbols[symbol] += horde[at + symbol];
    const swords = horde[at + SWORD] + 2 * horde[at + MAGIC_SWORD];
    if (swords > 0) armed++;
    strength += Math.min(swords, ENOUGH_SWORDS);
    if (horde[at + THIEF] > 0 && swords > 0) thieving++;
    if (horde[at + MAP] > 0 && horde[at + MAP] > mostMaps(state, seat, at)) ahead++;
  }
  const mine = treasure(state, seat);
  return [
    mine,
    castle.chests.length,
    castle.food,
    castle.glyphs,
    castle.barrels,
    castle.shields,
    castle.magicShields,
    castle.spells + castle.spent,
    ...symbols,
    armed,
    strength,
    ahead,
    thieving,
    // A castle about to end the game wins it if it is ahead.
    Math.max(0, castle.chests.length - (CHESTS_TO_END - 3)) * mine,
  ];
}

function mostMaps({ castles }: BellumState, seat: Seat, at: number): number {
  let most = 0;
  for (let other = 0; other < castles.length; other++) {
    if (other !== seat && castles[other].horde[at + MAP] > most) most = castles[other].horde[at + MAP];
  }
  return most;
}
