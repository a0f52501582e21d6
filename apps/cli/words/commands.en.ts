import { countEnglish } from '@triptych/words';

/** What the commands are for, and what replay, rules and content say. */
export const commands = {
  triptych: 'A table for three board games.',
  usage: 'Usage',
  arguments: 'Arguments',
  flags: 'Flags',
  commandsTitle: 'Commands',
  environment: 'Environment',
  more: (command: string) => `${command} <command> --help tells more about a command.`,
  withoutCommand:
    'Without a command, a table is opened for your network (serve); play begins a game in the terminal.',
  environmentVariables: {
    TRIPTYCH_DATA: 'folder for matches and packs',
    TRIPTYCH_LANG: 'language: en, de, pl',
    NO_COLOR: 'no colours',
  },
  lang: 'language: en, de, pl',
  help: 'this help',
  version: 'the version',
  game: 'the game',

  play: {
    what: 'Play, alone against bots or several people at one keyboard.',
    players: 'number of players, people and bots together',
    people: 'names of the people at this keyboard, with commas',
    bots: 'number of bots, or how strong each is: novice, casual, strong, master',
    option: 'an option of the game, name=value; may stand several times',
    pack: 'content pack: a name or a file',
    seed: 'the seed of all chance: 64 hexadecimal digits',
    seatOrder: '“random”, or names in order with “bot” for bots: Ana,bot,Ben',
    resume: 'go on with the match played last, without asking',
    orFile: 'or the file of a match to go on with',
  },

  replay: {
    what: 'Tell a match again, or show its board at one moment.',
    file: 'the file of the match',
    at: 'show the board after this many entries of the log',
    seat: 'through the eyes of this seat: its number or name',
    pack: 'the file of the pack it was played with',
    by: (game: string, names: string) => `${game}: ${names}`,
    seenBy: (name: string) => `as ${name} sees it`,
    seenBySpectator: 'as a spectator sees it',
    moment: (number: number, last: number) => `Moment ${number} of ${last}`,
    olderRules: 'What came before was played by older rules and is not told.',
    waiting: 'Now:',
    moments: (command: string) => `The numbers are moments; ${command} shows the board then.`,
  },

  rules: {
    what: 'Read the rules, or search them by number or words.',
    search: 'a number such as B4.4 or B4, or words',
    ruling: 'our ruling',
    nothing: (game: string, search: string) =>
      `No rule of ${game} fits “${search}”. Search by a number (4.4), a chapter (4) or other words.`,
    found: (number: number) => countEnglish(number, { one: '# rule', other: '# rules' }),
    legend: 'marks a ruling of ours where the published rules are silent or unclear.',
  },

  content: {
    what: 'Content packs: list them, print one, check one that you wrote.',
    list: 'List the packs of every game.',
    show: 'Print a pack as JSON, to start your own from.',
    check: 'Say what is wrong in a pack that somebody wrote.',
    file: 'the file of the pack',
    pack: 'name or file of the pack',
    gameOfPack: 'the game it is for, if the file does not tell',
    wrong: (file: string, number: number) =>
      `${file} cannot be played: ${countEnglish(number, { one: '# problem', other: '# problems' })}.`,
    sound: (file: string, game: string) => `${file} can be played, as a pack for ${game}.`,
    findings: (number: number) =>
      `${countEnglish(number, { one: '# remark', other: '# remarks' })} on balance (it can be played all the same):`,
    hash: (hash: string) => `Hash: ${hash}`,
    playIt: (command: string) => `Play with it: ${command}`,
    builtIn: (hash: string) => `comes with the game, hash ${hash}…`,
  },
};
