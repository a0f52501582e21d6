/** What the page says around the rules for players. The English words give the type. */
export const en = {
  twoMinutes: 'The game in two minutes',
  goal: 'Goal:',
  end: 'Game end:',
  signs: 'Symbols',
  more: 'More about the game',
  example: 'Example:',
  details: 'All the details',
  reference: 'Every rule, by number',
  you: 'You',
  keys: 'Keys',
};

export type GuideFrameWords = typeof en;
