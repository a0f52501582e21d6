import { decide } from '@triptych/bots';
import { playPairing } from '@triptych/bots/tournament';
import { answerPending, type AskedBot, FastRng, rememberIn } from '@triptych/kernel';
import type { MeasuredGame } from './random-game.ts';

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
  readonly asked: AskedBot;
}

/** Positions of games in which everybody follows the game's advice. */
export function positionsOf({ game, seats, options }: MeasuredGame, round: number): Position[] {
  const positions: Position[] = [];
  const rng = new FastRng(round);
  for (let number = 0, asked = 0; number < GAMES; number++) {
    const memories = Array.from({ length: seats }, (_, seat) => game.memory(seat));
    const remember = rememberIn(game, memories);
    const state = game.setup(seats, options, rng, remember);
    for (let questions = game.pending(state); questions.length > 0; questions = game.pending(state)) {
      const [question] = questions;
      const { seat } = question;
      if (asked++ % EVERY === 0) {
        const view = structuredClone(game.view(state, seat));
        const memory = structuredClone(memories[seat]);
        positions.push({ state: structuredClone(state), asked: { seats, view, memory, question } });
      }
      answerPending(game, state, (each) => game.advise(state, each, rng), rng, remember);
    }
  }
  return positions;
}

/** Processor time, so that other programs do not count. */
export function processorSeconds(): number {
  return process.cpuUsage().user / 1e6;
}

/** Searches of a strong bot in all of these positions; one time without counting, to warm up. */
export function measureSearch(subject: MeasuredGame, round: number): SearchPace {
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
export async function gainOfBudget(subject: MeasuredGame, games: number): Promise<number> {
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
