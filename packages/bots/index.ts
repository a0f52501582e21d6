export { adviseHonestly } from './honest.ts';
export { playOut } from './play-out.ts';
export { answerAs, isStrength, type Strength, STRENGTHS } from './strength.ts';
export { type GamesPlan, surveyGames } from './survey-games.ts';
