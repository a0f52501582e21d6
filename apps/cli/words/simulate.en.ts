import { countEnglish } from '@triptych/words';

const games = (number: number) => countEnglish(number, { one: '# game', other: '# games' });
const players = (number: number) => countEnglish(number, { one: '# player', other: '# players' });

/** What `simulate` is for, and what it says. */
export const simulate = {
  what: 'Let bots play many games and tell what they show about the balance.',
  games: 'how many games for each number of players; 1000 if nothing is said',
  players: 'number of players, or from–to: 3, 2-5; all that are possible if nothing is said',
  strength: (names: string) => `how strong the bots are: ${names}; casual if nothing is said`,
  badStrength: (found: string, names: string) => `--strength is one of ${names}, not “${found}”.`,
  seed: 'any text; the same text gives the same games',
  json: 'also write all numbers to this file; “-”: to the standard output, instead of the tables',
  threads: 'how many games are played at a time; one for each processor if nothing is said',
  title: (game: string, number: number, all: number) => `${game}: ${players(number)}, ${games(all)}`,
  playedWith: (pack: string, seed: string) => `Pack ${pack}, seed ${seed}`,
  mean: 'mean',
  interval: '95% from – to',
  fair: 'fair',
  progress: (done: number, all: number) => `${done} of ${games(all)}`,
  written: (file: string) => `All numbers are in ${file}.`,
  badNumber: (flag: string, found: string, least: number, most: number) =>
    `${flag} needs a whole number from ${least} to ${most}, not “${found}”.`,
  badPlayers: (found: string, least: number, most: number) =>
    `--players needs a number or a range from ${least} to ${most}, such as ${least}-${most}, not “${found}”.`,
  fileExists: (path: string) => `${path} exists already, and nothing is overwritten: name another file.`,
  cannotWrite: (file: string, why: string) => `The numbers could not be written to ${file}: ${why}.`,
};

export type SimulateWords = typeof simulate;
