import type { Outcome, SeatRecord } from '@triptych/kernel';
import { type Language, listOf } from '@triptych/words';
import type { KitWords } from './words/en.ts';

interface Headlines {
  wins(name: string): string;
  share(names: string): string;
}

/**
 * The headline of a result: one winner, or several who share first place. A match that was broken off has no winner:
 * these words say who was ahead.
 */
export function winnersLine(
  { ranking }: Outcome,
  { seats, language, words }: BoardWithHeadlines,
  brokenOff: Pick<KitWords, 'ahead' | 'level'> | null,
): string {
  const winners = ranking.filter(({ rank }) => rank === 1).map(({ seat }) => seats[seat].name);
  if (brokenOff !== null)
    return winners.length === 1 ? brokenOff.ahead(winners[0]) : brokenOff.level(listOf(language, winners));
  return winners.length === 1 ? words.wins(winners[0]) : words.share(listOf(language, winners));
}

interface BoardWithHeadlines {
  readonly seats: readonly SeatRecord[];
  readonly language: Language;
  readonly words: Headlines;
}
