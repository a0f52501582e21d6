export { conform } from './conform.ts';
export type { Coverage } from './coverage.ts';
export { type Check, ConformanceFailure, type Place } from './failure.ts';
export { type FinishedGame, finishGame, replayGame } from './finished-game.ts';
export { mutatePack } from './mutate-pack.ts';
export type { Plan, Source } from './plan.ts';
export type { SmallWorld, Subject } from './subject.ts';
