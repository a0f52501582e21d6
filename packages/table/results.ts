import type { Outcome } from '@triptych/kernel';
import type { PersonId, rest } from '@triptych/protocol';
import type { ClubMatch } from './club.ts';

/** A result without what it is made of: of its values, only the one that counts first. */
export function placesIn({ ranking }: Outcome): rest.RankedSeat[] {
  return ranking.map(({ seat, rank, values }) => ({ seat, rank, score: Object.values(values)[0] ?? 0 }));
}

/** A finished match, with the strength of its bots. */
export interface FinishedMatch extends ClubMatch {
  /** By seat; null for a person. */
  readonly strengths: readonly (string | null)[];
}

/** How a match ended for a person; null if nobody knows, or if several people share their seats. */
export function ownResult(
  { game, endedAt, names, people, ranking, brokenOff, gaveUp, otherPack, strengths }: FinishedMatch,
  me: PersonId,
): rest.OwnResult | null {
  const seat = people.indexOf(me);
  if (seat < 0 || people.lastIndexOf(me) !== seat || ranking === null) return null;
  const place = ranking.find((ranked) => ranked.seat === seat);
  const others = strengths.filter((_, other) => other !== seat);
  const [first = null] = others;
  const whom = others.includes(null) ? 'people' : others.every((one) => one === first) ? first : null;
  return {
    game,
    endedAt,
    seats: names.length,
    against: whom ?? (others.length === 0 ? 'nobody' : 'mixed'),
    won: !brokenOff && !gaveUp.includes(seat) && place?.rank === 1,
    rank: brokenOff ? null : (place?.rank ?? null),
    // Another pack has other numbers.
    score: brokenOff || otherPack ? null : (place?.score ?? null),
    otherPack,
  };
}

/** What a person has achieved in one game. */
export interface GameStatistics {
  readonly game: string;
  readonly matches: number;
  readonly wins: number;
  /** The highest score; null if nobody remembers any. */
  readonly best: number | null;
  /** Matches with a content pack that does not come with the game. */
  readonly otherPacks: number;
  /** By opponents, the most frequent first. */
  readonly against: readonly { readonly whom: string; readonly matches: number; readonly wins: number }[];
}

/** The results of a person, game by game, the most played first. */
export function statisticsOf(results: readonly rest.OwnResult[]): GameStatistics[] {
  return grouped(results, ({ game }) => game).map(([game, played]) => ({
    game,
    ...tally(played),
    best: played.reduce<number | null>(
      (best, { score }) => (score === null ? best : Math.max(score, best ?? score)),
      null,
    ),
    otherPacks: played.filter(({ otherPack }) => otherPack).length,
    against: grouped(played, ({ against }) => against).map(([whom, some]) => ({ whom, ...tally(some) })),
  }));
}

function tally(played: readonly rest.OwnResult[]): { readonly matches: number; readonly wins: number } {
  return { matches: played.length, wins: played.filter(({ won }) => won).length };
}

function grouped(
  results: readonly rest.OwnResult[],
  by: (result: rest.OwnResult) => string,
): [name: string, results: rest.OwnResult[]][] {
  const groups = new Map<string, rest.OwnResult[]>();
  for (const result of results) groups.set(by(result), [...(groups.get(by(result)) ?? []), result]);
  return [...groups].sort(([, one], [, other]) => other.length - one.length);
}
