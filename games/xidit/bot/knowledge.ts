import { type Answer, pick, type Rng, type SearchKnowledge } from '@triptych/kernel';
import { type CityId, type Components, tilesFor } from '../content/components.ts';
import { ORDERS_PER_YEAR, WAIT } from '../content/symbols.ts';
import type { XiditQuestion } from '../questions.ts';
import { RECRUIT, type XiditState } from '../state.ts';
import { XIDIT_CHARACTERS } from './characters.ts';
import { guessProgram } from './guess.ts';
import { XIDIT_MINDS } from './minds.ts';
import { xiditOutlook } from './outlook.ts';
import { Planner } from './planner.ts';

/** For this many of the best programs, variants that wait once are tried, too. */
const WAITING = 2;
/** The share of tried programs that wait. */
const WAITING_SHARE = 0.25;

type Answerer = (state: XiditState, question: XiditQuestion, rng: Rng) => Answer;

export function xiditKnowledge(
  components: Components,
  advise: Answerer,
): SearchKnowledge<XiditState, XiditQuestion> {
  return {
    candidates(state, question, most, rng) {
      if (question.kind !== 'orders') return [];
      const tiles = tilesFor(components, state.lords.length);
      const waiting = Math.floor(most * WAITING_SHARE);
      const plans = new Planner({ components, tiles, state, rng, emit: undefined }).plan(
        state,
        question.seat,
        most - waiting,
      );
      const programs = plans.map(({ orders }) => orders);
      return [...programs, ...programs.slice(0, WAITING).flatMap(waitOnce)].slice(0, most);
    },
    /** The advice plans whole years: in a playout that took more time than everything else. */
    quick(state, question, rng) {
      switch (question.kind) {
        case 'lord':
          return anyCamp(state, question.shape.of, rng);
        case 'orders': {
          const tiles = tilesFor(components, state.lords.length);
          return guessProgram({ components, tiles, state, rng, emit: undefined }, question.seat, rng);
        }
        default:
          return advise(state, question, rng);
      }
    },
    outlook: xiditOutlook(components),
    minds: XIDIT_MINDS,
    characters: XIDIT_CHARACTERS,
  };
}

/** A free city with recruits, or any free city. */
function anyCamp(state: XiditState, free: readonly CityId[], rng: Rng): number {
  const camps = free.filter((city) => state.sides[city] === RECRUIT);
  return pick(camps.length === 0 ? free : camps, rng);
}

/** The same program delayed by one order, from each of its places on. */
function waitOnce(orders: readonly number[]): number[][] {
  return orders.map((_, place) =>
    [...orders.slice(0, place), WAIT, ...orders.slice(place)].slice(0, ORDERS_PER_YEAR),
  );
}
