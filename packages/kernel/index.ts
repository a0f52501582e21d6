export type * from './game-module.ts';
export { type GameLoaders, type LoadableGames, loadableGames } from './loadable-games.ts';
export { answerAll, answerPending } from './answer-all.ts';
export { canonicalJson } from './canonical-json.ts';
export type * from './character.ts';
export type * from './contract.ts';
export { copyNumbers } from './copy-numbers.ts';
export type { Step, StepEntry, AddressedEvent } from './timeline.ts';
export type * from './event.ts';
export { commitment, seedFrom, type SeedParts } from './fairness.ts';
export { type Foreseen, foresee } from './foresee.ts';
export { FastRng } from './fast-rng.ts';
export { Match } from './match.ts';
export { rememberIn } from './memories.ts';
export type { BadEntry, Done, Refused, Result } from './result.ts';
export { matchRandomness } from './match-rng.ts';
export type * from './narrator.ts';
export { completeOptions, newMatch, type MatchRequest, type MatchRequestProblem } from './new-match.ts';
export { type Budget, type Faults, type Mind, type SearchPlan, type Strength, STRENGTHS } from './mind.ts';
export * from './options.ts';
export { type Outcome, rankBy, type Standing } from './outcome.ts';
export type * from './pack-problem.ts';
export { hashOf } from './hash.ts';
export { ownPack, ownPacks } from './own-packs.ts';
export { packHash, splitPack } from './pack-hash.ts';
export type * from './question.ts';
export * from './record.ts';
export { type KernelRefusal, type Refusal, refuse } from './refusal.ts';
export { pick, type Rng, shuffle } from './rng.ts';
export type { Outlook, SearchKnowledge } from './search-knowledge.ts';
export {
  checkShape,
  countAnswers,
  isRefusal,
  listAnswers,
  readAnswer,
  sampleAnswer,
} from './shapes/answers.ts';
export type * from './shapes/shape.ts';
export { reportRows, reportSections } from './report.ts';
export * from './survey.ts';
export { unchangedFields, unchangedList } from './unchanged.ts';
export { type TakenBack, takenBack } from './taken-back.ts';
