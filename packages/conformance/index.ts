export { conform } from './conform.ts';
export type { Coverage } from './coverage.ts';
export { type Check, ConformanceFailure, type FailurePlace } from './failure.ts';
export { type FinishedGame, finishGame, replayGame } from './finished-game.ts';
export { mutatePack } from './mutate-pack.ts';
export type { ConformancePlan, ForbiddenFunction } from './plan.ts';
export type { SmallWorld, Subject } from './subject.ts';
