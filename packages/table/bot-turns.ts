import type { AskedBot, Match, Seat } from '@triptych/kernel';
import type { BotPace, TableState } from '@triptych/protocol';
import { toldAllAt } from './state.ts';
import { characterField, characterOf, levelOf, playedByBot } from './seat.ts';

/** How many milliseconds after the last answer a bot gives its own. */
const BOT_DELAYS: Readonly<Record<BotPace, number>> = { instant: 0, brisk: 900, calm: 2500 };

/**
 * How much longer than it may think a bot waits with its answer: a search looks at the clock only between two playouts,
 * and its answer still has to come back from its thread. In milliseconds.
 */
const SLACK = 100;

/** A question that a bot must answer now, with everything that the bot may know. */
export interface BotTurn extends AskedBot {
  readonly seat: Seat;
  readonly level: string;
  /** When the bot may answer, so that people can follow. */
  readonly notBefore: number;
  /** How long that is after the last answer, in milliseconds. */
  readonly delay: number;
  readonly questionVersion: number;
  /** Whether people play here, who must not learn from the time that it takes what it holds. */
  readonly beforePeople: boolean;
}

/** The time that a bot which searches may spend on a question, whatever it holds. */
export interface ThinkingTime {
  readonly since: number;
  readonly until: number;
}

/**
 * How much longer a bot waits with its answer. One that searches waits until its time is over, even if it has nothing to
 * choose. If the clock has been set back, the last answer may lie in the future.
 */
export function waitOf(
  { notBefore, delay, beforePeople }: BotTurn,
  time: ThinkingTime | null,
  now: number,
): number {
  const paced = Math.max(0, Math.min(notBefore - now, delay));
  if (time === null || !beforePeople) return paced;
  const until = time.until + SLACK;
  return Math.max(paced, Math.min(until - now, until - time.since));
}

export function botTurns(state: TableState, match: Match | null): readonly BotTurn[] {
  if (match === null || state.paused || state.status !== 'running') return [];
  return match.questions.flatMap(({ seat, ready }) => {
    const tableSeat = state.seats[seat];
    const question = match.questionOf(seat);
    if (ready || tableSeat === undefined || question === null || !playedByBot(tableSeat)) return [];
    const { questionVersion, seats } = state;
    const delay = BOT_DELAYS[state.config.botPace ?? 'instant'];
    return [
      {
        seat,
        // Nobody learns from a bot that somebody has replaced a secret answer.
        notBefore: toldAllAt(state) + delay,
        delay,
        level: levelOf(tableSeat, state.config),
        ...characterField(characterOf(tableSeat, state.config)),
        seats: seats.length,
        questionVersion,
        beforePeople: seats.some(({ player }) => player.kind === 'person'),
        question,
        view: match.view(seat),
        memory: match.memory(seat),
      },
    ];
  });
}
