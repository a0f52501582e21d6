import { type Pairing, playPairing, type TournamentPlan } from '@triptych/bots/tournament';
import { gameWithId } from '../games.ts';
import { inThreads } from '../threads.ts';

/** What is played: plain data, so that it can be sent to a thread. */
export interface Tournament {
  readonly game: string;
  readonly pack: unknown;
  readonly plan: TournamentPlan;
}

/** One game of a tournament. */
export interface Round {
  readonly pairing: Pairing;
  readonly number: number;
}

/** The lone bot's share of the win. */
export function playRound({ game, pack, plan }: Tournament, { pairing, number }: Round): number {
  const module = gameWithId(game);
  if (module === undefined) return 0;
  return playPairing(module.open(pack), plan, pairing, number, () => performance.now());
}

const WORKER = new URL('./tournament-worker.mjs', import.meta.url);

export function playRounds(
  tournament: Tournament,
  rounds: readonly Round[],
  threads: number,
  played: () => void,
): Promise<number[]> {
  const work = { worker: WORKER, data: tournament, parts: rounds, work: playRound };
  return inThreads(work, threads, played);
}
