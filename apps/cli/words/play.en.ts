import { countEnglish } from '@triptych/words';

const numbers = (number: number) => countEnglish(number, { one: '# number', other: '# numbers' });
const answers = (number: number) => countEnglish(number, { one: '# answer', other: '# answers' });

/** Setup, play and the end of a match. */
export const play = {
  botNames: ['Bot Ada', 'Bot Bruno', 'Bot Cleo', 'Bot Dario', 'Bot Edda', 'Bot Fynn', 'Bot Gala', 'Bot Hugo'],
  player: 'Player',

  // Beginning
  unfinished: 'You have unfinished matches:',
  matchLine: (game: string, names: string, number: number) =>
    `${game} with ${names}, ${answers(number)} so far`,
  goOnWith: (number: number) =>
    `Enter continues match 1${number > 1 ? `, a number another one` : ''}; n starts a new one`,
  unreadable: (number: number, folder: string) =>
    countEnglish(number, {
      one: `(# file in ${folder} cannot be opened by this version and was left as it is.)`,
      other: `(# files in ${folder} cannot be opened by this version and were left as they are.)`,
    }),
  whichGame: (first: string) => `Which game? [${first}]`,
  whoPlays: (name: string) => `Who is playing at this keyboard? Names, separated by commas [${name}]`,
  howManyBots: (standard: number, least: number, most: number) =>
    `How many bots, ${least} to ${most}? [${standard}]`,
  optionsAre: (list: string) => `Options: ${list}`,
  changeOptions: 'Enter starts; a number changes an option',
  begin: (game: string, names: string, pack: string) => `${game}: ${names}. Pack: ${pack}.`,
  resumed: (game: string, names: string) => `Continuing ${game} with ${names}.`,
  savedIn: (path: string) => `Saved in ${path} after every answer.`,
  helpHint: 'Type ? for help at any time.',
  theNumber: 'The number of bots',

  // A turn
  sinceYourTurn: 'Since your last turn:',
  handOver: (name: string) => `Hand the keyboard to ${name}.`,
  pressEnter: 'Press Enter.',
  enterHides: 'Enter hides the screen for the next player; u undoes',
  enterOrTakeBack: (name: string) => `Press Enter; u undoes ${name}’s answer.`,
  sealed: 'Secret: no one sees your answer until everyone has answered.',
  lastSecret: 'You are the last to answer: after this, all answers are revealed and cannot be undone.',
  ready: 'Your answer is kept secret. Waiting for the others.',
  notPossible: 'not possible',
  takenBack: (number: number) => `Undone: ${answers(number)}.`,
  ruleHint: (rule: string) => `(rule ${rule}; \`rules ${rule}\` shows it)`,
  noSuchNumber: (most: number) => `There is no such choice. Type a number from 1 to ${most}.`,
  noSeat: '(no one at this table)',
  proposal: (answer: string) => `Suggested: ${answer}. Press Enter to accept, or type another answer.`,
  confirmPreview: 'Press Enter to confirm, or type another answer.',
  notUnderstood: (text: string) => `“${text}” is neither a choice nor a command. Type ? for help.`,
  whichSeat: (list: string) => `Whose? Choose from: ${list}.`,
  left: 'See you later! The match is saved.',
  goOnLater: (command: string) => `Continue it with \`${command}\`.`,
  leftSetup: 'No match was started.',

  // How to answer
  entry: {
    one: (most: number) => `Type a number from 1 to ${most}.`,
    some: (least: number, most: number) =>
      least === most
        ? `Type ${countEnglish(least, { one: '# number', other: '# numbers, separated by spaces' })}.`
        : `Type ${least} to ${most} numbers, separated by spaces${least === 0 ? ' (- for none)' : ''}.`,
    letters: (length: number, example: string) =>
      `Type ${countEnglish(length, { one: '# letter', other: '# letters' })} in order, such as ${example}.`,
    sequence: (length: number) => `Type ${numbers(length)} in order, separated by spaces; repeats are fine.`,
    distribute: (targets: number, least: number, most: number, example: string) =>
      `Type ${countEnglish(targets, { one: '# number', other: '# numbers, one for each line above' })}: how many go there (${least === most ? least : `${least} to ${most}`} in all), such as ${example}.`,
    order: (length: number) => `Type all the numbers (${length}) in the order you want.`,
    assign: (items: number) => `Type ${numbers(items)}, one for each line above, in order.`,
    atMost: (cap: number) => `at most ${cap}`,
    choices: 'Choices:',
    onlyThese: (list: string) => `only ${list}`,
  },

  help: {
    title: 'What you can type',
    answer: 'your answer, by number',
    undo: 'undo your last answer',
    reset: 'undo as far as possible',
    help: 'this help, and why some choices are not possible',
    log: 'the last lines of the log (l 100: more; l all: everything)',
    board: 'the board again',
    rules: (example: string) => `the rule that applies; or search: rules ${example}, rules and words`,
    open: 'show another player’s area in full (o 2 or o Ben)',
    quit: 'leave; the match is saved',
    why: 'Why not?',
    seat: 'seat',
    text: 'text',
  },

  // The end
  scoring: 'Scoring, step by step',
  ranking: 'Final standings',
  tieBreak: (list: string) => `Tie broken by: ${list}.`,
  sharedRank: 'Still tied: the place is shared.',
  seed: (seed: string) => `Seed: ${seed}`,
  savedAs: (path: string) => `Saved in ${path}`,
  achievementsBroken: (path: string, aside: string) =>
    `Your progress in ${path} cannot be read. It was kept as ${aside}; progress starts afresh.`,
  lastHappened: 'Most recently:',
  replayIt: (command: string) => `Watch it again: ${command}`,
};
