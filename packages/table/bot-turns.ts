import type { AskedBot, Match, Seat } from '@triptych/kernel';
import type { BotPace, TableState } from '@triptych/protocol';
import { toldAllAt } from './state.ts';
import { characterField, characterOf, levelOf, playedByBot } from './seat.ts';

/** How many milliseconds after the last answer a bot gives its own. */
const BOT_DELAYS: Readonly<Record<BotPace, number>> = { instant: 0, brisk: 900, calm: 2500 };

/** A question that a bot must answer now, with everything that the bot may know. */
export interface BotTurn extends AskedBot {
  readonly seat: Seat;
  readonly level: string;
  /** When the bot may answer, so that people can follow. */
  readonly notBefore: number;
  /** How long that is after the last answer, in milliseconds. */
  readonly delay: number;
  readonly questionVersion: number;
}

/** How much longer a bot waits with its answer. If the clock has been set back, the last answer may lie in the future. */
export function waitOf({ notBefore, delay }: BotTurn, now: number): number {
  return Math.max(0, Math.min(notBefore - now, delay));
}

export function botTurns(state: TableState, match: Match | null): readonly BotTurn[] {
  if (match === null || state.paused || state.status !== 'running') return [];
  return match.questions.flatMap(({ seat, ready }) => {
    const tableSeat = state.seats[seat];
    const question = match.questionOf(seat);
    if (ready || tableSeat === undefined || question === null || !playedByBot(tableSeat)) return [];
    const { questionVersion } = state;
    const delay = BOT_DELAYS[state.config.botPace ?? 'instant'];
    return [
      {
        seat,
        // Nobody learns from a bot that somebody has replaced a secret answer.
        notBefore: toldAllAt(state) + delay,
        delay,
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
