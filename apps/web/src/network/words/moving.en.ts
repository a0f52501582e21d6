import { numberIn } from '@triptych/words';

/** Words about moving matches, and about what this browser stores. The English words give the type. */
export const en = {
  saveFile: 'Save as a file',
  withFriends: 'Continue with friends',
  withFriendsHint: 'Opens a table on the server. Friends who open its link take their seats there.',
  keepHere: 'Keep in this browser',
  openFile: 'Open a match from a file',
  notRunning: 'Only a match in progress can be continued.',
  stored: 'Stored in this browser',
  matches: 'Matches',
  packs: 'Workshop packs',
  other: 'Settings and everything else',
  total: (used: string, all: string) => `${used} used of ${all}`,
  persistent: 'This browser keeps it until you delete it.',
  temporary: 'This browser may delete it when space runs out. Save what matters as a file.',
  refused: 'This browser refuses to store anything. Matches and packs are lost when you close the page.',
  full: 'This browser’s storage is full. Save what you want to keep as a file, then delete something.',
  everything: 'Save everything as one file',
  bringBack: 'Restore everything from a file',
  broughtBack: (matches: number, packs: number) => `Restored. Matches: ${matches}, packs: ${packs}.`,
  notABackup: (format: string) =>
    `This file was not made with “Save everything as one file”: its field “format” should be “${format}”.`,
  alreadyHere: (things: number) => `Already here: ${things}.`,
  leftOut: {
    match: (number: number) => `Match no. ${number} was left out.`,
    pack: (number: number) => `Pack no. ${number} was left out.`,
  },
  packProblems: {
    tooLarge: (kilobytes: number, values: number) =>
      `A pack may have at most ${numberIn('en', kilobytes)} KB and ${numberIn('en', values)} values.`,
    noSuchPack: 'This pack is not for any of our games.',
  },
  gone: 'This match is no longer stored in this browser.',
  problems: {
    'too-large': (megabytes: number) => `This file is too large: at most ${megabytes} MB.`,
    'not-json': (line: number, column: number) => `This is not JSON: look at line ${line}, column ${column}.`,
    'not-a-match': (format: string) =>
      `There is no match in this file: its field “format” should be “${format}”.`,
    'bad-field': (field: string) =>
      `This match cannot be read: its field “${field}” is missing or has another form.`,
    'unknown-game': 'The game of this match is not available here.',
    'no-pack': 'The content pack of this match is missing or cannot be played.',
    'other-rules': 'This match was played by different rules, or its answers do not fit ours.',
  },
};

export type MovingWords = typeof en;
