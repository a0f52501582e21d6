import { countEnglish, LANGUAGES } from '@triptych/words';

/** Help texts of the commands, and the output of replay, rules and content. */
export const commands = {
  triptych: 'A table for three board games.',
  usage: 'Usage',
  usageIs: (title: string, usage: string) => `${title}: ${usage}`,
  arguments: 'Arguments',
  flags: 'Flags',
  commandsTitle: 'Commands',
  environment: 'Environment',
  more: (command: string) => `Run ${command} <command> --help for more about a command.`,
  withoutCommand:
    'Without a command, a server starts for your network (serve); play starts a game in the terminal.',
  environmentVariables: {
    TRIPTYCH_DATA: 'folder for matches and packs',
    TRIPTYCH_LANG: `language: ${LANGUAGES.join(', ')}`,
    NO_COLOR: 'no colours',
  },
  lang: `language: ${LANGUAGES.join(', ')}`,
  help: 'this help',
  version: 'the version',
  game: 'the game',

  play: {
    what: 'Play alone against bots, or with several people at one keyboard.',
    players: 'number of players, people and bots together',
    people: 'names of the people at this keyboard, separated by commas',
    bots: 'number of bots, or the strength of each: novice, casual, strong, master; with a character: casual:thief',
    option: 'a game option, name=value; can be repeated',
    pack: 'content pack: a name or a file',
    seed: 'the random seed: 64 hexadecimal digits',
    seatOrder: '“random”, or names in order with “bot” for bots: Ana,bot,Ben',
    resume: 'continue the last match without asking',
    orFile: 'or the file of a match to continue',
  },

  replay: {
    what: 'Tell the story of a match, or show its board at one moment.',
    file: 'the match file',
    at: 'show the board after this many log entries',
    seat: 'as seen from this seat: its number or name',
    pack: 'the pack file it was played with',
    by: (game: string, names: string) => `${game}: ${names}`,
    seenBy: (name: string) => `as ${name} sees it`,
    seenBySpectator: 'as a spectator sees it',
    moment: (number: number, last: number) => `Moment ${number} of ${last}`,
    olderRules: 'Everything before this was played with older rules and is left out.',
    waiting: 'Now:',
    moments: (command: string) => `The numbers are moments; ${command} shows the board at that moment.`,
  },

  rules: {
    what: 'Read the rules, or search them by number or words.',
    search: 'a number such as B4.4 or B4, or words',
    ruling: 'our ruling',
    nothing: (game: string, search: string) =>
      `No rule of ${game} matches “${search}”. Try a number (4.4), a chapter (4) or other words.`,
    found: (number: number) => countEnglish(number, { one: '# rule', other: '# rules' }),
    legend: 'marks our own ruling where the published rules are silent or unclear.',
    editionsDiffer: 'rulebooks differ',
    editionsDifferLegend: 'marks a rule on which the German and the Polish rulebook differ.',
  },

  content: {
    what: 'Content packs: list them, print one, or check your own.',
    list: 'List the packs of every game.',
    show: 'Print a pack as JSON, as a starting point for your own.',
    check: 'Check a pack and report what is wrong.',
    file: 'the pack file',
    pack: 'name or file of the pack',
    gameOfPack: 'the game it is for, if the file does not say',
    wrong: (file: string, number: number) =>
      `${file} cannot be played: ${countEnglish(number, { one: '# problem', other: '# problems' })}.`,
    sound: (file: string, game: string) => `${file} is a playable pack for ${game}.`,
    findings: (number: number) =>
      `${countEnglish(number, { one: '# balance note', other: '# balance notes' })} (the pack is still playable):`,
    hash: (hash: string) => `Hash: ${hash}`,
    playIt: (command: string) => `Play with it: ${command}`,
    builtIn: (hash: string) => `comes with the game, hash ${hash}…`,
  },
};
