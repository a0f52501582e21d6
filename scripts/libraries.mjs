// Libraries that are packed for other programs, besides the program itself: sources of this repository as
// JavaScript with types.

/**
 * @typedef {object} Library
 * @property {string} folder
 * @property {string} description
 * @property {Readonly<Record<string, string>>} entries What can be imported, and from which file; `*` stands for a name.
 * @property {Readonly<Record<string, string>>} offers What is there, for the README.
 * @property {string} [example] A program for its README, if it is not in the example of the README of Triptych.
 */

const PLAY_A_MATCH = `
import { loadAllGames } from '@triptych/games';
import { FastRng, Match, newMatch, sampleAnswer } from '@triptych/kernel';
const [module] = await loadAllGames();
const content = module.packs.standard;
const seats = ['Ana', 'Ben', 'Cleo'].map((name) => ({ name, player: 'person' }));
const plan = { seats, options: {}, pack: { name: 'standard', content }, seed: '0'.repeat(64) };
const match = Match.open(module.open(content), newMatch(module, plan).record);
const rng = new FastRng(1);
while (!match.over) {
  const { seat } = match.questions.find(({ ready }) => !ready);
  match.answer(seat, sampleAnswer(match.questionOf(seat).shape, rng));
}
console.log('answers:', match.record.log.length);
`;

const CHECK_A_GAME = `
import { conform } from '@triptych/conformance';
import { loadAllGames } from '@triptych/games';
import { completeOptions } from '@triptych/kernel';
const [module] = await loadAllGames();
const { options } = completeOptions(module, module.seats.min, {});
const game = module.open(module.packs.standard);
const covered = conform({ name: module.id, game, seats: module.seats.min, options }, { games: 1 });
console.log('states imagined:', covered.imagined);
`;

/** @type {Readonly<Record<string, Library>>} */
export const LIBRARIES = {
  '@triptych/kernel': {
    folder: 'packages/kernel',
    description:
      'The contract of a board game: matches as a seed and a log, questions, secrets, undo, randomness',
    entries: { '.': 'index.ts' },
    offers: {
      '@triptych/kernel':
        '`Game` and `GameModule` (what a game is), `Match` (plays one), `FastRng`, `sampleAnswer`, `rankBy` and all types',
    },
    example: PLAY_A_MATCH,
  },
  '@triptych/words': {
    folder: 'packages/words',
    description: 'Languages, plurals and the words that all games of Triptych share',
    entries: { '.': 'index.ts' },
    offers: { '@triptych/words': '`LANGUAGES`, `countEnglish`, `gameSentences`, and the common catalogues' },
  },
  '@triptych/packs': {
    folder: 'packages/packs',
    description: 'Reading content packs for games of Triptych, and saying what is wrong with them',
    entries: { '.': 'index.ts', './names': 'names.ts', './words': 'words/index.ts' },
    offers: {
      '@triptych/packs': '`packReader`, `problemMaker` and fields for schemas',
      '@triptych/packs/names': 'what the things of a pack are called',
      '@triptych/packs/words': 'what is wrong with a pack, in sentences',
    },
  },
  '@triptych/bots': {
    folder: 'packages/bots',
    description: 'Bots for any game of Triptych: they know what their seat knows, and nothing else',
    entries: { '.': 'index.ts' },
    offers: {
      '@triptych/bots': '`playOut` (a whole game among bots), `surveyGames` (many), `decide` (one answer)',
    },
  },
  '@triptych/conformance': {
    folder: 'packages/conformance',
    description: 'Plays random games of any game for Triptych and checks its contract at every step',
    entries: { '.': 'index.ts' },
    offers: {
      '@triptych/conformance':
        '`conform(subject, plan)`: throws a failure that names the seed which repeats it',
    },
    example: CHECK_A_GAME,
  },
  '@triptych/games': {
    folder: 'games',
    description: 'The rules, content, words and bots of the games of Triptych, without their boards',
    entries: { '.': 'index.ts', './*': '*/index.ts' },
    offers: {
      '@triptych/games': '`loadGame(id)` and `loadAllGames()`',
      '@triptych/games/<id>': 'one game with its own types: its module, its questions and its view',
    },
  },
};
