import { countEnglish } from '@triptych/words';

const answers = (number: number) => countEnglish(number, { one: '# answer', other: '# answers' });

/** Setting up, playing and the end of a match. */
export const play = {
  botNames: ['Bot Ada', 'Bot Bruno', 'Bot Cleo', 'Bot Dario', 'Bot Edda', 'Bot Fynn', 'Bot Gala', 'Bot Hugo'],
  player: 'Player',

  // Beginning
  unfinished: 'You left off in the middle:',
  matchLine: (game: string, names: string, number: number) =>
    `${game} with ${names}, ${answers(number)} so far`,
  goOnWith: (number: number) =>
    `Enter goes on with match 1${number > 1 ? `, a number with another` : ''}; n begins a new one`,
  unreadable: (number: number, folder: string) =>
    countEnglish(number, {
      one: `(# file in ${folder} cannot be opened here and stays as it is.)`,
      other: `(# files in ${folder} cannot be opened here and stay as they are.)`,
    }),
  whichGame: (first: string) => `Which game? [${first}]`,
  whoPlays: (name: string) => `Who plays at this keyboard? Names with commas [${name}]`,
  howManyBots: (standard: number, least: number, most: number) =>
    `How many bots, ${least} to ${most}? [${standard}]`,
  optionsAre: (list: string) => `Options: ${list}`,
  changeOptions: 'Enter begins; a number changes an option',
  begin: (game: string, names: string, pack: string) => `${game}: ${names}. Pack: ${pack}.`,
  resumed: (game: string, names: string) => `${game} with ${names} goes on.`,
  savedIn: (path: string) => `Saved in ${path} after every answer.`,
  helpHint: 'Type ? for help at any time.',
  theNumber: 'The number of bots',

  // A turn
  sinceYourTurn: 'Since your last turn:',
  handOver: (name: string) => `Hand the keyboard to ${name}.`,
  pressEnter: 'Press Enter.',
  enterHides: 'Enter hides the screen for the next person; u takes back',
  enterOrTakeBack: (name: string) => `Press Enter; u takes ${name}’s answer back.`,
  sealed: 'Secret: nobody else learns your answer before all have answered.',
  lastSecret: 'Yours is the last: then the game goes on, and it cannot be taken back.',
  ready: 'Your answer is kept secret. Waiting for the others.',
  notPossible: 'not possible',
  takenBack: (number: number) => `Taken back: ${answers(number)}.`,
  ruleHint: (rule: string) => `(rule ${rule}; \`rules ${rule}\` shows it)`,
  noSuchNumber: (most: number) => `There is no such choice. Type a number from 1 to ${most}.`,
  noSeat: '(nobody at this table)',
  proposal: (answer: string) => `Proposed: ${answer}. Enter takes it; or type another answer.`,
  confirmPreview: 'Enter gives this answer; or type another one.',
  notUnderstood: (text: string) => `“${text}” is neither a choice nor a command; ? shows what is possible.`,
  whichSeat: (list: string) => `Say whose: ${list}.`,
  left: 'See you later: the match is saved.',
  goOnLater: (command: string) => `\`${command}\` offers it again.`,
  leftSetup: 'No match was begun.',

  // How to answer
  entry: {
    one: (most: number) => `Type a number from 1 to ${most}.`,
    some: (least: number, most: number) =>
      least === most
        ? `Type ${countEnglish(least, { one: '# number', other: '# numbers, separated by spaces' })}.`
        : `Type ${least} to ${most} numbers, separated by spaces${least === 0 ? ' (- for none)' : ''}.`,
    letters: (length: number, example: string) => `Type ${length} letters in order, such as ${example}.`,
    sequence: (length: number) => `Type ${length} numbers in order, separated by spaces; repeats are fine.`,
    distribute: (targets: number, least: number, most: number, example: string) =>
      `Type ${countEnglish(targets, { one: '# number', other: '# numbers, one for each line' })}: how many go there (${least === most ? least : `${least} to ${most}`} in all), such as ${example}.`,
    order: (length: number) => `Type all ${length} numbers in the order you want.`,
    assign: (items: number) =>
      `Type ${countEnglish(items, { one: '# number', other: '# numbers' })}, one for each line above, in order.`,
    atMost: (cap: number) => `at most ${cap}`,
    choices: 'Choices:',
    onlyThese: (list: string) => `only ${list}`,
  },

  help: {
    title: 'What you can type',
    answer: 'your answer, by number',
    undo: 'take back your last answer',
    reset: 'take back all you can',
    help: 'this help, and why some choices are not possible',
    log: 'the last lines of the story (l 100: more; l all: everything)',
    board: 'the board again',
    rules: (example: string) => `the rule in question; rules ${example} or rules with words to search`,
    open: 'open another player’s things in full (o 2 or o Ben)',
    quit: 'leave; the match is saved',
    why: 'Why not?',
    seat: 'seat',
    text: 'text',
  },

  // The end
  scoring: 'The scoring, step by step',
  ranking: 'Final standings',
  tieBreak: (list: string) => `Ties were broken by: ${list}.`,
  sharedRank: 'Equal in everything: the place is shared.',
  seed: (seed: string) => `Seed: ${seed}`,
  savedAs: (path: string) => `Saved in ${path}`,
  achievementsBroken: (path: string, aside: string) =>
    `What was remembered in ${path} cannot be read. It was kept as ${aside}; remembering begins anew.`,
  lastHappened: 'What happened last:',
  replayIt: (command: string) => `Watch it again: ${command}`,
};
