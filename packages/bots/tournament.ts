import {
  FastRng,
  type Answer,
  type Game,
  type GameEvent,
  type Options,
  type Question,
} from '@triptych/kernel';
import { answerAll } from './answer-all.ts';
import { decide } from './decide.ts';
import { plainSearch } from './plain-search.ts';
import type { Budget, Clock } from './search/budget.ts';
import type { Asked } from './search/search.ts';
import { hash } from './survey-games.ts';
import { STRENGTHS } from './strength.ts';

/** The yardstick beside the strengths. */
const PLAIN_SEARCH = 'plain-search';
export const CONTESTANTS = [...STRENGTHS, PLAIN_SEARCH] as const;

/** What the plain search may do, unless another budget is said: a tenth of a second. */
const PLAIN_BUDGET: Budget = { iterations: Number.MAX_SAFE_INTEGER, milliseconds: 100 };

/** Who plays: a strength or the yardstick, perhaps with a budget of its own. */
export interface Contestant {
  readonly name: (typeof CONTESTANTS)[number];
  readonly budget: Partial<Budget> | null;
}

/** `master`, `master@500` (playouts) or `master@200ms`; null if that is none. */
export function readContestant(text: string): Contestant | null {
  const [, wanted, number, unit] = /^([a-z-]+)(?:@([1-9]\d{0,6})(ms)?)?$/.exec(text) ?? [];
  const name = CONTESTANTS.find((each) => each === wanted);
  if (name === undefined) return null;
  if (number === undefined) return { name, budget: null };
  const unlimited = Number.MAX_SAFE_INTEGER;
  const budget =
    unit === undefined
      ? { iterations: Number(number), milliseconds: unlimited }
      : { iterations: unlimited, milliseconds: Number(number) };
  return { name, budget };
}

/** One contestant alone among others of one kind; every seat is its own once with the same luck. */
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

/** Plays game `number` of a pairing and gives the lone contestant's share of the win. */
export function playPairing<S, Q extends Question, E extends GameEvent, V, M>(
  game: Game<S, Q, E, V, M>,
  { seats, options, seed }: TournamentPlan,
  { one, others }: Pairing,
  number: number,
  clock: Clock,
): number {
  const lone = number % seats;
  const rng = new FastRng(hash(`${seed}/${seats}/${Math.floor(number / seats)}`));
  const memories = Array.from({ length: seats }, (_, seat) => game.memory(seat));
  const remember = (event: E, to: 'all' | number): void => {
    for (const [seat, memory] of memories.entries()) {
      if (to === 'all' || to === seat) game.remember(memory, event);
    }
  };
  const state = game.setup(seats, options, rng, remember);
  const answerOf = (question: Q): Answer => {
    const { seat } = question;
    const asked = { seats, view: game.view(state, seat), memory: memories[seat], question };
    return answerOfContestant(game, seat === lone ? one : others, asked, rng.below(2 ** 32), clock);
  };
  answerAll(game, state, answerOf, rng, remember);
  const winners = (game.outcome(state)?.ranking ?? []).filter(({ rank }) => rank === 1);
  return winners.some(({ seat }) => seat === lone) ? 1 / winners.length : 0;
}

function answerOfContestant<S, Q extends Question, E extends GameEvent, V, M>(
  game: Game<S, Q, E, V, M>,
  { name, budget }: Contestant,
  asked: Asked<Q, V, M>,
  seed: number,
  clock: Clock,
): Answer {
  if (name === PLAIN_SEARCH) return plainSearch(game, asked, { ...PLAIN_BUDGET, ...budget }, seed, clock);
  return decide(game, name, asked, seed, { ...budget, clock }).answer;
}
