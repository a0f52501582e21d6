/** How the treasure of each castle came about. The English words give the type. */
export const en = {
  chests: 'Where each chest came from',
  thefts: 'Thefts',
  scouts: 'scouts',
  /** Where a chest was found, and on which day. */
  found: (place: string, day: number) => `${place}, day ${day}`,
  stolen: (victim: string, day: number) => `stolen from ${victim}, day ${day}`,
  stolenFromYou: (day: number) => `stolen from you, day ${day}`,
  /** Values that thefts brought and cost a player. */
  byThieves: (gained: number, lost: number) => `from thefts: +${gained} −${lost}`,
  robbery: (thief: string, victim: string, day: number) => `Day ${day}: ${thief} robs ${victim}`,
  youRob: (victim: string, day: number) => `Day ${day}: You rob ${victim}`,
  robsYou: (thief: string, day: number) => `Day ${day}: ${thief} robs you`,
  worth: (value: number) => `worth ${value}`,
  noChests: 'no chests',
  noThefts: 'No castle was robbed.',
};

export type AccountWords = typeof en;
