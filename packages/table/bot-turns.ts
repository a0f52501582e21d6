import type { AskedBot, Match, Seat } from '@triptych/kernel';
import type { BotPace, TableState } from '@triptych/protocol';
import { characterField, characterOf, levelOf, playedByBot } from './seat.ts';

/** How many milliseconds after the last answer a bot gives its own. */
const BOT_DELAYS: Readonly<Record<BotPace, number>> = { instant: 0, brisk: 900, calm: 2500 };

/** A question that a bot must answer now, with everything that the bot may know. */
export interface BotTurn extends AskedBot {
  readonly seat: Seat;
  readonly level: string;
  /** When the bot may answer, so that people can follow. */
  readonly notBefore: number;
  readonly questionVersion: number;
}

export function botTurns(state: TableState, match: Match | null): readonly BotTurn[] {
  if (match === null || state.paused || state.status !== 'running') return [];
  return match.questions.flatMap(({ seat, ready }) => {
    const tableSeat = state.seats[seat];
    const question = match.questionOf(seat);
    if (ready || tableSeat === undefined || question === null || !playedByBot(tableSeat)) return [];
    const { questionVersion } = state;
    return [
      {
        seat,
        notBefore: state.at + BOT_DELAYS[state.config.botPace ?? 'instant'],
        level: levelOf(tableSeat, state.config),
        ...characterField(characterOf(tableSeat, state.config)),
        seats: state.seats.length,
        questionVersion,
        question,
        view: match.view(seat),
        memory: match.memory(seat),
      },
    ];
  });
}
