import { parentPort, workerData } from 'node:worker_threads';
import { playRound, type Round, type Tournament } from './tournament/round.ts';

// A thread that plays games of a tournament until it is ended. What it is sent comes from `tournament/round.ts`.
const tournament: Tournament = workerData;
parentPort?.on('message', (round: Round) => {
  void playRound(tournament, round).then((share) => parentPort?.postMessage(share));
});
