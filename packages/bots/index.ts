export { adviseHonestly } from './honest.ts';
export { playOut } from './play-out.ts';
export { type GamesPlan, surveyGames } from './survey-games.ts';
