import {
  type Answer,
  answerAll,
  type AskedBot,
  type Budget,
  FastRng,
  type Game,
  type GameEvent,
  type Question,
} from '@triptych/kernel';
import { candidatesFor } from './search/candidates.ts';
import { winShares } from './search/playout.ts';
import type { TimeSource } from './search/budget.ts';

/** How many answers are tried. */
const CANDIDATES = 12;
/** Every answer is tried at least this often. */
const ROUNDS = 2;

/**
 * The yardstick of tournaments: what anybody could write in an afternoon without knowing the game. Every candidate is
 * tried in the same imagined worlds, all seats follow the game's advice to the end, and the best average wins. The
 * others' secret answers are the game's advice, too.
 */
export function plainSearch<S, Q extends Question, E extends GameEvent, V, M>(
  game: Game<S, Q, E, V, M>,
  { seats, view, memory, question }: AskedBot<Q, V, M>,
  { iterations, milliseconds }: Budget,
  seed: number,
  clock: TimeSource | null,
): Answer {
  const rng = new FastRng(seed);
  const imagine = (): S => game.imagine(view, memory, question.seat, rng);
  const state = imagine();
  const worlds = [imagine(), imagine()];
  const advised = worlds.map((world) => game.advise(world, question, rng));
  const candidates = candidatesFor({ ...game, knowledge: {} }, worlds[0], question, CANDIDATES, advised, rng);
  if (candidates.length === 1) return candidates[0];
  const totals = candidates.map(() => 0);
  const end = clock === null ? 0 : clock() + milliseconds;
  for (let round = 0, played = 0; ; round++) {
    const world = imagine();
    const luck = rng.below(2 ** 32);
    for (const [at, candidate] of candidates.entries()) {
      game.copy(world, state);
      let mine: Answer | null = candidate;
      const playing = new FastRng(luck);
      const answerOf = (asked: Q): Answer => {
        if (asked.seat !== question.seat || mine === null) return game.advise(state, asked, playing);
        const answer = mine;
        mine = null;
        return answer;
      };
      answerAll(game, state, answerOf, playing);
      totals[at] += winShares(game, state, seats)[question.seat];
      played++;
    }
    if (round + 1 >= ROUNDS && (played >= iterations || (clock !== null && clock() >= end))) break;
  }
  return candidates[totals.indexOf(Math.max(...totals))];
}
