import type { Lean, Seat } from '@triptych/kernel';
import { ASSESSMENTS, INFLUENCE, REPUTATION, UNITS, WEALTH } from '../content/symbols.ts';
import { UNIT_WORTH } from '../content/weights.ts';
import { floorsOf, reputations } from '../rules/assessments.ts';
import type { Play } from '../rules/play.ts';
import { THREAT, type XiditState } from '../state.ts';

/** The worth of one point of each assessment, on the scale of `UNIT_WORTH`. */
const POINT_WORTH: readonly number[] = [6, 4.5, 8];
/** The assessments come in order: the first may be a seat's last. */
const ROUND_WEIGHT = [1.15, 1, 0.85];
/** Below this worth an assessment is urgent, above it more of the same helps less and less. */
const ENOUGH = 90;
/** By years left: units are worth something as long as there is time to use them. */
const UNIT_SHARE = [0.06, 0.3, 0.4];

/** How much a player counts each assessment, compared with others. */
export type Taste = readonly number[];
export const EVEN: Taste = ASSESSMENTS.map(() => 1);

export function tasteOf(lean: Lean | undefined): Taste {
  return lean === undefined ? EVEN : ASSESSMENTS.map((name) => lean[name] ?? 1);
}

/** How well a seat is doing: balanced in the three assessments, with units for the years to come. */
export function worthOf(play: Play, seat: Seat, taste: Taste): number {
  const { components, state } = play;
  const reputation = reputations(components, state)[seat];
  return (
    taste[WEALTH] * worthIn(state, WEALTH, state.lords[seat].gold) +
    taste[INFLUENCE] * worthIn(state, INFLUENCE, floorsOf(state, seat)) +
    taste[REPUTATION] * worthIn(state, REPUTATION, reputation) +
    songsWorth(state, seat) +
    unitsWorth(state, seat) +
    prospects(play, seat)
  );
}

/** The worth of that many points in an assessment. */
export function worthIn({ setting }: XiditState, assessment: number, points: number): number {
  const weight = ROUND_WEIGHT[setting.assessments.indexOf(assessment)];
  return weight * ENOUGH * Math.log(1 + (points * POINT_WORTH[assessment]) / ENOUGH);
}

/** A bard in a region where it does not count yet may count later. */
const SONG_WORTH = 1.5;

function songsWorth({ lords }: XiditState, seat: Seat): number {
  const { songs } = lords[seat];
  let bards = 0;
  for (let region = 0; region < songs.length; region++) bards += songs[region];
  return bards * SONG_WORTH;
}

/** The third unit of a class is rarely needed. */
const USEFUL_OF_A_CLASS = 2;
const SPARE_SHARE = 0.3;

function unitsWorth(state: XiditState, seat: Seat): number {
  const { units } = state.lords[seat];
  let worth = 0;
  for (let of = 0; of < UNITS.length; of++) {
    const useful = Math.min(units[of], USEFUL_OF_A_CLASS);
    worth += UNIT_WORTH[of] * (useful + SPARE_SHARE * (units[of] - useful));
  }
  const yearsLeft = Math.min(state.setting.years - state.year, UNIT_SHARE.length - 1);
  return worth * UNIT_SHARE[yearsLeft];
}

/** The extra worth of an army that is ready for a threat on the map, or lacks a unit or two. */
const READY = [16, 7, 2];
/** A threat this many moves away does not matter. */
const FAR = 8;

/**
 * Units that match a threat on the map are worth more than others, the nearer the better. The best two threats count.
 */
export function prospects({ components, tiles, state }: Play, seat: Seat): number {
  if (state.year === state.setting.years) return 0;
  const { units, city: here } = state.lords[seat];
  const moves = components.moves[here];
  let best = 0;
  let second = 0;
  for (let city = 0; city < tiles.length; city++) {
    if (state.sides[city] !== THREAT) continue;
    const { asks } = tiles[city];
    let lacking = 0;
    for (let of = 0; of < UNITS.length; of++) if (asks[of] > units[of]) lacking += asks[of] - units[of];
    if (lacking >= READY.length) continue;
    const worth = READY[lacking] * (1 - moves[city] / FAR);
    if (worth > best) {
      second = best;
      best = worth;
    } else if (worth > second) second = worth;
  }
  return best + second / 2;
}
