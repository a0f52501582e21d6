import { type GamesPlan, surveyGames } from '@triptych/bots';
import type { Tally } from '@triptych/kernel';
import { gameWithId } from '../games.ts';

/** What is simulated: plain data, so that it can be sent to a thread. */
export interface SimulatedPack {
  readonly game: string;
  readonly pack: unknown;
}

/** A handful of games that one thread plays at a time. */
export interface Chunk {
  readonly plan: GamesPlan;
  readonly from: number;
  readonly to: number;
}

/** The size does not depend on the number of threads, so that sums agree to the last digit. */
const GAMES = 50;

export function chunksOf(plan: GamesPlan, games: number): Chunk[] {
  return Array.from({ length: Math.ceil(games / GAMES) }, (_, at) => ({
    plan,
    from: at * GAMES,
    to: Math.min(games, (at + 1) * GAMES),
  }));
}

export function playChunk({ game, pack }: SimulatedPack, { plan, from, to }: Chunk): Tally {
  const module = gameWithId(game);
  return module === undefined ? {} : surveyGames(module.open(pack), module.survey(pack), plan, from, to);
}
