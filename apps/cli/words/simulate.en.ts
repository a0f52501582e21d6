import { countEnglish } from '@triptych/words';

const games = (number: number) => countEnglish(number, { one: '# game', other: '# games' });
const players = (number: number) => countEnglish(number, { one: '# player', other: '# players' });

/** Help texts and output of `simulate`. */
export const simulate = {
  what: 'Let bots play many games and report on the balance.',
  games: 'games for each number of players; default: 1000',
  players: 'number of players, or a range: 3, 2-5; default: all',
  strength: (names: string) => `strength of the bots: ${names}; default: casual`,
  character: 'character of all bots, such as thief in Bellum Magica; default: none',
  badStrength: (found: string, names: string) => `--strength is one of ${names}, not “${found}”.`,
  seed: 'any text; the same text gives the same games',
  json: 'also write all figures to this file; “-”: to standard output, instead of the tables',
  threads: 'games played at a time; default: one per processor',
  title: (game: string, number: number, all: number) => `${game}: ${players(number)}, ${games(all)}`,
  playedWith: (pack: string, seed: string) => `Pack ${pack}, seed ${seed}`,
  mean: 'mean',
  interval: '95% interval',
  fair: 'fair',
  progress: (done: number, all: number) => `${done} of ${games(all)}`,
  written: (file: string) => `All figures are in ${file}.`,
  badNumber: (flag: string, found: string, least: number, most: number) =>
    `${flag} needs a whole number from ${least} to ${most}, not “${found}”.`,
  badPlayers: (found: string, least: number, most: number) =>
    `--players needs a number or a range from ${least} to ${most}, such as ${least}-${most}, not “${found}”.`,
  fileExists: (path: string) => `${path} already exists. Nothing was overwritten; choose another file.`,
  cannotWrite: (file: string, why: string) => `The figures could not be written to ${file}: ${why}.`,
};

export type SimulateWords = typeof simulate;
