import type { Outcome, SeatRecord } from '@triptych/kernel';
import { type Language, listOf } from '@triptych/words';

interface Headlines {
  wins(name: string): string;
  share(names: string): string;
}

/** The headline of a result: one winner, or several who share first place. */
export function winnersLine({ ranking }: Outcome, { seats, language, words }: BoardWithHeadlines): string {
  const winners = ranking.filter(({ rank }) => rank === 1).map(({ seat }) => seats[seat].name);
  return winners.length === 1 ? words.wins(winners[0]) : words.share(listOf(language, winners));
}

interface BoardWithHeadlines {
  readonly seats: readonly SeatRecord[];
  readonly language: Language;
  readonly words: Headlines;
}
