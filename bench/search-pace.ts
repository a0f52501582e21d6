import { type Asked, decide } from '@triptych/bots';
import { playPairing } from '@triptych/bots/tournament';
import { type Answer, FastRng } from '@triptych/kernel';
import type { Subject } from './random-game.ts';

/** What searches did in some time. */
export interface SearchPace {
  readonly searches: number;
  readonly playouts: number;
  readonly seconds: number;
}

/** How many questions of a game lie between two that are searched. */
const EVERY = 7;
const GAMES = 2;

/** A position in the middle of a game: the truth, and what the asked seat knows of it. */
export interface Position {
  readonly state: unknown;
  readonly asked: Asked;
}

/** Positions of games in which everybody follows the game's advice. */
export function positionsOf({ game, seats, options }: Subject, round: number): Position[] {
  const positions: Position[] = [];
  const rng = new FastRng(round);
  for (let number = 0, asked = 0; number < GAMES; number++) {
    const memories = Array.from({ length: seats }, (_, seat) => game.memory(seat));
    const remember = (event: { readonly type: string }, to: 'all' | number): void => {
      for (const [seat, memory] of memories.entries()) {
        if (to === 'all' || to === seat) game.remember(memory, event);
      }
    };
    const state = game.setup(seats, options, rng, remember);
    for (let questions = game.pending(state); questions.length > 0; questions = game.pending(state)) {
      const [question] = questions;
      const { seat } = question;
      if (asked++ % EVERY === 0) {
        const view = structuredClone(game.view(state, seat));
        const memory = structuredClone(memories[seat]);
        positions.push({ state: structuredClone(state), asked: { seats, view, memory, question } });
      }
      const answers: (Answer | null)[] = Array.from({ length: seats }, () => null);
      for (const each of questions) answers[each.seat] = game.advise(state, each, rng);
      const answer = answers[seat];
      if (question.sealed) game.reveal(state, answers, rng, remember);
      else if (answer !== null) game.apply(state, seat, answer, rng, remember);
    }
  }
  return positions;
}

/** Processor time, so that other programs do not count. */
export function processorSeconds(): number {
  return process.cpuUsage().user / 1e6;
}

/** Searches of a strong bot in all of these positions; one time without counting, to warm up. */
export function measureSearch(subject: Subject, round: number): SearchPace {
  const positions = positionsOf(subject, round);
  let [searches, playouts, start] = [0, 0, 0];
  for (const counts of [false, true]) {
    start = processorSeconds();
    for (const [seed, { asked }] of positions.entries()) {
      const { reason } = decide(subject.game, 'strong', asked, seed);
      if (!counts || reason === null) continue;
      searches++;
      playouts += reason.iterations;
    }
  }
  return { searches, playouts, seconds: processorSeconds() - start };
}

const BUDGET = 60;

/** The share that master wins with four times the budget of the others, at the smallest table with several seats. */
export async function gainOfBudget(subject: Subject, games: number): Promise<number> {
  const { game, seats: most, options } = subject;
  const seats = game.id === 'xidit' ? 3 : Math.min(2, most);
  const budgeted = (iterations: number) =>
    ({ name: 'master', budget: { iterations, milliseconds: Number.MAX_SAFE_INTEGER } }) as const;
  const pairing = { one: budgeted(4 * BUDGET), others: budgeted(BUDGET) };
  let won = 0;
  for (let number = 0; number < games; number++) {
    won += await playPairing(game, { seats, options, seed: 'gain' }, pairing, number, () => 0);
  }
  return won / games;
}
