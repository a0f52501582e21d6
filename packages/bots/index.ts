export { decide, type ThinkingLimits, think } from './decide.ts';
export { adviseHonestly } from './honest.ts';
export { playOut } from './play-out.ts';
export type { Decision, AnswerReason, Tried, Want } from './search/reason.ts';
export {
  isStrength,
  type Strength,
  STRENGTH_NAMES,
  strengthNamed,
  STRENGTHS,
  thinkingTime,
} from './strength.ts';
export { type GamesPlan, hashText, surveyGames } from './survey-games.ts';
