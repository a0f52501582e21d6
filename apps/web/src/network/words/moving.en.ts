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
  notABackup: 'This file was not made with “Save everything as one file”.',
  problems: {
    'too-large': 'This file is too large for a match.',
    'not-json': 'This file is not JSON.',
    'not-a-match': 'There is no match in this file.',
    'unknown-game': 'The game of this match is not available here.',
    'no-pack': 'The content pack of this match is missing or cannot be played.',
    'other-rules': 'This match was played by different rules, or its answers do not fit ours.',
  },
};

export type MovingWords = typeof en;
