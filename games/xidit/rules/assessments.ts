import type { Outcome, Seat, Standing } from '@triptych/kernel';
import { type Components, NONE } from '../content/components.ts';
import { ASSESSMENTS, INFLUENCE, REPUTATION, WEALTH } from '../content/symbols.ts';
import type { XiditState } from '../state.ts';
import { countUnits, type Play } from './play.ts';

/** The result of one assessment. The dummy is the seat after the last. */
export interface Assessed {
  readonly assessment: number;
  readonly values: readonly number[];
  /** Everybody, best first (X8.8). */
  readonly ranking: readonly Seat[];
  /** Lowest first. */
  readonly eliminated: readonly Seat[];
  readonly tieBreaks: readonly TieBreak[];
}

export type TieBreak = 'units' | 'turnOrder' | 'dummy';

/** X8.5, X8.6: what each player has in an assessment; the dummy's value comes last. */
export function valuesIn(components: Components, state: XiditState, assessment: number): number[] {
  const values = ownValues(components, state, assessment);
  return state.dummy.length > 0 ? [...values, state.dummy[assessment]] : values;
}

function ownValues(components: Components, state: XiditState, assessment: number): number[] {
  switch (assessment) {
    case WEALTH:
      return state.lords.map((lord) => lord.gold);
    case INFLUENCE:
      return state.lords.map((_, seat) => floorsOf(state, seat));
    default:
      return reputations(components, state);
  }
}

/** What floors are counted from: a state, or a view of it. */
interface Guilds {
  readonly guilds: readonly Seat[];
  readonly heights: readonly number[];
}

/** X8.5: floors on the map; kept floors do not count. */
export function floorsOf({ guilds, heights }: Guilds, seat: Seat): number {
  let floors = 0;
  for (let city = 0; city < guilds.length; city++) if (guilds[city] === seat) floors += heights[city];
  return floors;
}

/** What majorities are counted from. */
interface Singers {
  readonly lords: readonly { readonly songs: readonly number[] }[];
  readonly setting: Pick<XiditState['setting'], 'wastelands'>;
}

/** X8.6, X8.7 */
export function reputations({ regions }: Components, { lords, setting }: Singers): number[] {
  const points = lords.map(() => 0);
  for (let region = 0; region < regions.length; region++) {
    if (setting.wastelands.includes(region)) continue;
    let most = 0;
    let second = 0;
    let leaders = 0;
    for (const { songs } of lords) {
      const bards = songs[region];
      if (bards > most) {
        second = most;
        most = bards;
        leaders = 1;
      } else if (bards === most) leaders++;
      else if (bards > second) second = bards;
    }
    if (most === 0) continue;
    for (let seat = 0; seat < lords.length; seat++) {
      const bards = lords[seat].songs[region];
      if (bards === most) points[seat] += regions[region].first;
      else if (leaders === 1 && second > 0 && bards === second) points[seat] += regions[region].second;
    }
  }
  return points;
}

/** X8.3, X8.4, X8.10: the three assessments in order. */
export function assess(components: Components, state: XiditState): Assessed[] {
  const all = state.lords.length + (state.dummy.length > 0 ? 1 : 0);
  let left = Array.from({ length: all }, (_, seat) => seat);
  return state.setting.assessments.map((assessment, round) => {
    const values = valuesIn(components, state, assessment);
    const ranking = values
      .map((_, seat) => seat)
      .sort((one, other) => compare(state, values, one, other).difference);
    const standing = ranking.filter((seat) => left.includes(seat));
    const stay = ASSESSMENTS.length - round;
    left = standing.slice(0, stay);
    // Only the tie between the lowest survivor and the highest eliminated was decisive.
    const { by } = compare(state, values, standing[stay - 1], standing[stay]);
    const tieBreaks = by === null ? [] : [by];
    return { assessment, values, ranking, eliminated: standing.slice(stay).reverse(), tieBreaks };
  });
}

interface Comparison {
  readonly by: TieBreak | null;
  /** Negative: the first ranks above the second. */
  readonly difference: number;
}

/** X8.9, X9.5: more is better; then more units, then the later seat; the dummy loses every tie. */
function compare(
  { lords, first }: XiditState,
  values: readonly number[],
  one: Seat,
  other: Seat,
): Comparison {
  if (values[one] !== values[other]) return { by: null, difference: values[other] - values[one] };
  const dummy = Number(one === lords.length) - Number(other === lords.length);
  if (dummy !== 0) return { by: 'dummy', difference: dummy };
  const units = countUnits(lords[other].units) - countUnits(lords[one].units);
  if (units !== 0) return { by: 'units', difference: units };
  const place = (seat: Seat): number => (seat - first + lords.length) % lords.length;
  return { by: 'turnOrder', difference: place(other) - place(one) };
}

/** X8.10, X9.5: who is left after the third assessment. */
function lastOf(assessed: readonly Assessed[]): Seat {
  const out = assessed.flatMap(({ eliminated }) => eliminated);
  return assessed[0].ranking.find((seat) => !out.includes(seat)) ?? NONE;
}

/** X8.2, X8.3: the game is over, and what was hidden is shown. */
export function endGame(
  { components, state, emit }: Pick<Play, 'components' | 'state' | 'emit'>,
  early = false,
): void {
  state.phase = 'over';
  state.turn = NONE;
  if (emit === undefined) return;
  emit({ type: 'gameEnded', ...(early && { early }) }, 'all');
  const assessed = assess(components, state);
  for (const { assessment, values, ranking, eliminated } of assessed) {
    if (assessment === REPUTATION) {
      const bards = state.lords.map(({ songs }) => songs[components.central]);
      emit({ type: 'fortressEmptied', bards }, 'all');
    }
    emit({ type: 'assessed', assessment, values, ranking, eliminated }, 'all');
  }
  emit({ type: 'saved', seat: lastOf(assessed) }, 'all');
}

/**
 * The seats by how long they lasted. `lasted` counts the assessments that a seat survived: three for the winner.
 * The dummy holds a rank too: if it wins, no seat has the first (X9.5).
 */
export function outcome(components: Components, state: XiditState): Outcome | null {
  if (state.phase !== 'over') return null;
  const assessed = assess(components, state);
  const values = (seat: Seat, lasted: number): Standing['values'] => ({
    lasted,
    wealth: valuesIn(components, state, WEALTH)[seat],
    influence: valuesIn(components, state, INFLUENCE)[seat],
    reputation: valuesIn(components, state, REPUTATION)[seat],
    units: countUnits(state.lords[seat].units),
  });
  const order = [
    ...assessed.flatMap(({ eliminated }, round) => eliminated.map((seat) => ({ seat, lasted: round }))),
    { seat: lastOf(assessed), lasted: ASSESSMENTS.length },
  ];
  const ranking = order
    .reverse()
    .map(({ seat, lasted }, place) => ({ seat, lasted, rank: place + 1 }))
    .filter(({ seat }) => seat < state.lords.length)
    .map(({ seat, lasted, rank: held }) => ({ seat, rank: held, values: values(seat, lasted) }));
  const used = new Set(assessed.flatMap(({ tieBreaks }) => tieBreaks));
  return { ranking, tieBreaks: (['dummy', 'units', 'turnOrder'] as const).filter((name) => used.has(name)) };
}
