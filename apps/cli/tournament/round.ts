import { type AskOutside, type Pairing, playPairing, type TournamentPlan } from '@triptych/bots/tournament';
import { gameWithId } from '../games.ts';
import { inThreads } from '../threads.ts';
import type { Failure } from './outside-program.ts';
import { OutsidePrograms } from './outside-programs.ts';

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
export async function playRound(
  { game, pack, plan }: Tournament,
  { pairing, number }: Round,
  askOutside?: AskOutside,
): Promise<number> {
  const module = gameWithId(game);
  if (module === undefined) return 0;
  return playPairing(module.open(pack), plan, pairing, number, () => performance.now(), askOutside);
}

const WORKER = new URL('./tournament-worker.mjs', import.meta.url);

/** `failed` is called for every outside program that failed, so that casual plays for it. */
export async function playRounds(
  tournament: Tournament,
  rounds: readonly Round[],
  threads: number,
  played: () => void,
  failed: (command: string, failure: Failure) => void,
): Promise<number[]> {
  const withPrograms = rounds.some(({ pairing: { one, others } }) =>
    [one, others].some(({ name }) => name === 'program'),
  );
  const programs = new OutsidePrograms(tournament.game, failed);
  const work = {
    worker: WORKER,
    data: tournament,
    parts: rounds,
    work: (data: Tournament, round: Round) => playRound(data, round, programs.ask),
  };
  try {
    // Outside programs are separate processes anyway, and someone has to stop them.
    return await inThreads(work, withPrograms ? 1 : threads, played);
  } finally {
    programs.end();
  }
}
