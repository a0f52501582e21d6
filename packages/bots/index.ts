export { decide, type Limits, think } from './decide.ts';
export { adviseHonestly } from './honest.ts';
export { playOut } from './play-out.ts';
export type { Decision, Reason, Tried, Want } from './search/reason.ts';
export type { Asked } from './search/search.ts';
export { isStrength, type Strength, STRENGTH_NAMES, strengthNamed, STRENGTHS } from './strength.ts';
export { type GamesPlan, hashText, surveyGames } from './survey-games.ts';
