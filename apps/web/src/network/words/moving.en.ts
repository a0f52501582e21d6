/** What is said about matches that move, and about what this browser stores. The English words give the type. */
export const en = {
  saveFile: 'Save as a file',
  withFriends: 'Continue with friends',
  withFriendsHint: 'Lays a table on the server. Friends who open its link take their seats there.',
  keepHere: 'Keep in this browser',
  openFile: 'Open a match from a file',
  notRunning: 'Only a running match can be continued.',
  stored: 'Stored in this browser',
  matches: 'Matches',
  packs: 'Packs of the workshop',
  other: 'Settings and the rest',
  total: (used: string, all: string) => `${used} used of ${all}`,
  persistent: 'This browser keeps it until you delete it.',
  temporary: 'This browser may delete it when space runs out. Save what matters as a file.',
  refused: 'This browser refuses to store anything. Matches and packs are lost when you close the page.',
  full: 'The storage of this browser is full. Delete something, or save it as a file.',
  everything: 'Save everything as one file',
  bringBack: 'Bring everything back from a file',
  broughtBack: (matches: number, packs: number) => `Matches: ${matches}, packs: ${packs}.`,
  notABackup: 'This file is no such collection.',
  problems: {
    'too-large': 'This file is too large for a match.',
    'not-json': 'This file is not JSON.',
    'not-a-match': 'This file holds no match.',
    'unknown-game': 'This match is of a game that is not here.',
    'no-pack': 'The content pack of this match is missing or cannot be played.',
    'other-rules': 'This match was played by other rules, or its answers do not fit ours.',
  },
};

export type MovingWords = typeof en;
