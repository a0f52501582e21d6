import type { Seat } from './question.ts';

/** The result of a match. */
export interface Outcome {
  /** Every seat once, best first. */
  readonly ranking: readonly Standing[];
  /** Names of the tie-breaks that decided a rank, in the order in which they were used. */
  readonly tieBreaks: readonly string[];
}

export interface Standing {
  readonly seat: Seat;
  /**
   * 1 for the winner; seats that share a rank have the same number. Somebody without a seat (a dummy, the game
   * itself) can hold a rank too, which is then missing here: if nobody has rank 1, no seat has won.
   */
  readonly rank: number;
  /** What the rank rests on, by category. */
  readonly values: Readonly<Record<string, number>>;
}

/** Ranks seats by the named values, more is better, the first name first; equal in all: the rank is shared. */
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
