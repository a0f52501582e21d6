import type { Outcome, Seat } from '@triptych/kernel';
import { type Language, listOf } from '@triptych/words';
import type { KitWords } from './words/en.ts';

interface Headlines {
  readonly youWin: string;
  wins(name: string): string;
  share(names: string): string;
}

/**
 * The headline of a result: one winner, or several who share first place. A match that was broken off has no winner:
 * these words say who was ahead.
 */
export function winnersLine(
  { ranking }: Outcome,
  { labels, language, words, you }: BoardWithHeadlines,
  brokenOff: Pick<KitWords, 'ahead' | 'level'> | null,
): string {
  const first = ranking.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  const winners = first.map((seat) => labels[seat]);
  if (brokenOff !== null)
    return winners.length === 1 ? brokenOff.ahead(winners[0]) : brokenOff.level(listOf(language, winners));
  if (first.length === 1 && first[0] === you) return words.youWin;
  return winners.length === 1 ? words.wins(winners[0]) : words.share(listOf(language, winners));
}

/** Why somebody with more points may have lost: they resigned; null: nobody has. */
export function resignedLine(
  resigned: readonly Seat[],
  { labels, language, you }: Pick<BoardWithHeadlines, 'labels' | 'language' | 'you'>,
  words: Pick<KitWords, 'resigned' | 'youResigned'>,
): string | null {
  if (resigned.length === 0) return null;
  if (resigned.length === 1 && resigned[0] === you) return words.youResigned;
  return words.resigned(
    listOf(
      language,
      resigned.map((seat) => labels[seat]),
    ),
  );
}

/** The tie-break that put the winner before the second, who has the same score; null: none was needed. */
export function decisiveTieBreak({ ranking, tieBreaks }: Outcome, score: string): string | null {
  const [first, second] = ranking;
  if (second === undefined || first.values[score] !== second.values[score]) return null;
  return tieBreaks.find((name) => first.values[name] !== second.values[name]) ?? null;
}

interface BoardWithHeadlines {
  readonly labels: readonly string[];
  /** The reader's own seat; null if there is no single reader. */
  readonly you: Seat | null;
  readonly language: Language;
  readonly words: Headlines;
}
