import {
  type Answer,
  answerPending,
  type AskedBot,
  type Budget,
  FastRng,
  type Game,
  type GameEvent,
  type Options,
  type Question,
  rememberIn,
} from '@triptych/kernel';
import { decide } from './decide.ts';
import { plainSearch } from './plain-search.ts';
import type { TimeSource } from './search/budget.ts';
import { hashText } from './survey-games.ts';
import { STRENGTHS } from './strength.ts';

/** The yardstick beside the strengths. */
const PLAIN_SEARCH = 'plain-search';
export const CONTESTANTS = [...STRENGTHS, PLAIN_SEARCH] as const;

/** The plain search's default budget: a tenth of a second. */
const PLAIN_BUDGET: Budget = { iterations: Number.MAX_SAFE_INTEGER, milliseconds: 100 };

/** A strength or the yardstick, perhaps with its own budget. */
interface Thinker {
  readonly name: (typeof CONTESTANTS)[number];
  /** One of the game's characters. */
  readonly character?: string;
  readonly budget: Partial<Budget> | null;
}

/** An outside program, which speaks the line protocol. */
export interface OutsideContestant {
  readonly name: 'program';
  /** The command that starts it. */
  readonly command: string;
}

/** Who plays. */
export type Contestant = Thinker | OutsideContestant;

/**
 * `master`, `master:thief` (with a character), `master@500` (playouts), `master@200ms` or `program:python3 my-bot.py`;
 * null if it is none of these.
 */
export function readContestant(text: string): Contestant | null {
  const [, command] = /^program:\s*(\S.*)$/.exec(text) ?? [];
  if (command !== undefined) return { name: 'program', command };
  const [, wanted, character, number, unit] =
    /^([a-z-]+)(?::([a-z-]+))?(?:@([1-9]\d{0,6})(ms)?)?$/.exec(text) ?? [];
  const name = CONTESTANTS.find((each) => each === wanted);
  if (name === undefined || (name === PLAIN_SEARCH && character !== undefined)) return null;
  const who = { name, ...(character !== undefined && { character }) };
  if (number === undefined) return { ...who, budget: null };
  const unlimited = Number.MAX_SAFE_INTEGER;
  const budget =
    unit === undefined
      ? { iterations: Number(number), milliseconds: unlimited }
      : { iterations: unlimited, milliseconds: Number(number) };
  return { ...who, budget };
}

/** Gets the answer of a program; null if it fails to give one. */
export type AskOutside = (program: OutsideContestant, asked: AskedBot) => Promise<Answer | null>;

/** One contestant alone among others of one kind; it plays every seat once with the same luck. */
export interface Pairing {
  readonly one: Contestant;
  readonly others: Contestant;
}

export interface TournamentPlan {
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
}

/** Everybody against everybody: with two seats once, at larger tables each one alone among the others. */
export function pairingsOf(contestants: readonly Contestant[], seats: number): Pairing[] {
  return contestants.flatMap((one, at) =>
    contestants.flatMap((others, place) =>
      place > at || (place < at && seats > 2) ? [{ one, others }] : [],
    ),
  );
}

/** Plays game `number` of a pairing and returns the lone contestant's share of the win. */
export async function playPairing<S, Q extends Question, E extends GameEvent, V, M>(
  game: Game<S, Q, E, V, M>,
  { seats, options, seed }: TournamentPlan,
  { one, others }: Pairing,
  number: number,
  clock: TimeSource,
  askOutside: AskOutside = () => Promise.resolve(null),
): Promise<number> {
  const lone = number % seats;
  const rng = new FastRng(hashText(`${seed}/${seats}/${Math.floor(number / seats)}`));
  const memories = Array.from({ length: seats }, (_, seat) => game.memory(seat));
  const remember = rememberIn(game, memories);
  const state = game.setup(seats, options, rng, remember);
  for (let questions = game.pending(state); questions.length > 0; questions = game.pending(state)) {
    const answers: Answer[] = [];
    for (const question of questions) {
      const { seat } = question;
      const contestant = seat === lone ? one : others;
      const asked = { seats, view: game.view(state, seat), memory: memories[seat], question };
      const answered = contestant.name === 'program' ? await askOutside(contestant, asked) : null;
      answers[seat] = answered ?? answerOfBot(game, contestant, asked, rng.below(2 ** 32), clock);
    }
    answerPending(game, state, ({ seat }) => answers[seat], rng, remember);
  }
  const winners = (game.outcome(state)?.ranking ?? []).filter(({ rank }) => rank === 1);
  return winners.some(({ seat }) => seat === lone) ? 1 / winners.length : 0;
}

/** The answer of one of our bots, including the casual one that replaces a failed program. */
function answerOfBot<S, Q extends Question, E extends GameEvent, V, M>(
  game: Game<S, Q, E, V, M>,
  contestant: Contestant,
  asked: AskedBot<Q, V, M>,
  seed: number,
  clock: TimeSource,
): Answer {
  if (contestant.name === 'program') return decide(game, 'casual', asked, seed).answer;
  const { name, character, budget } = contestant;
  if (name === PLAIN_SEARCH) return plainSearch(game, asked, { ...PLAIN_BUDGET, ...budget }, seed, clock);
  const bot = { ...asked, ...(character !== undefined && { character }) };
  return decide(game, name, bot, seed, { ...budget, clock }).answer;
}
