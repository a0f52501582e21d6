import type { Seat } from './question.ts';

/** The result of a match. */
export interface Outcome {
  /** Every seat once, best first. */
  readonly ranking: readonly Standing[];
  /** The tie-breaks that decided a rank, in the order of their use. */
  readonly tieBreaks: readonly string[];
}

export interface Standing {
  readonly seat: Seat;
  /**
   * 1 for the winner; seats that tie share a number. A rank may be missing because a dummy player or the game
   * itself holds it: if nobody has rank 1, no seat has won.
   */
  readonly rank: number;
  /** The values that the rank is based on, by category. */
  readonly values: Readonly<Record<string, number>>;
}

/**
 * Ranks seats by the named values in order; more is better. Seats that are equal in all of them share a rank.
 */
export function rankBy(
  values: readonly Readonly<Record<string, number>>[],
  names: readonly [string, ...string[]],
): Outcome {
  const seats = values.map((_, seat) => seat);
  const differ = (a: Seat, b: Seat): string | undefined =>
    names.find((name) => values[a][name] !== values[b][name]);
  seats.sort((a, b) => {
    const name = differ(a, b);
    return name === undefined ? a - b : values[b][name] - values[a][name];
  });
  const ranking: Standing[] = [];
  const used = new Set<string>();
  for (const [place, seat] of seats.entries()) {
    const above = ranking[place - 1];
    const name = above === undefined ? names[0] : differ(above.seat, seat);
    if (name !== undefined && name !== names[0]) used.add(name);
    ranking.push({
      seat,
      rank: above !== undefined && name === undefined ? above.rank : place + 1,
      values: values[seat],
    });
  }
  return { ranking, tieBreaks: names.filter((name) => used.has(name)) };
}

/** The same result with these seats ranked behind all others, whatever they achieved. */
export function lastAreSeats(outcome: Outcome, last: readonly Seat[]): Outcome {
  const ahead = outcome.ranking.filter(({ seat }) => !last.includes(seat));
  const behind = outcome.ranking.filter(({ seat }) => last.includes(seat));
  // Those who stayed take the ranks above, in their order; ties stay ties.
  const ranked = ahead.map((standing) => {
    const passed = behind.filter(({ rank }) => rank < standing.rank).length;
    return { ...standing, rank: standing.rank - passed };
  });
  const rank = Math.max(ahead.length + 1, ...outcome.ranking.map((standing) => standing.rank));
  return { ...outcome, ranking: [...ranked, ...behind.map((standing) => ({ ...standing, rank }))] };
}
