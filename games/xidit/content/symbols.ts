/** X1.1: the colours of the players, by seat. */
export const PLAYER_COLOURS = ['blue', 'red', 'green', 'yellow', 'black'] as const;

/** X1.2: the classes of units, weakest first; and how many of each there are. */
export const UNITS = ['militia', 'archer', 'infantry', 'cleric', 'mage'] as const;
export type Unit = (typeof UNITS)[number];
export const UNIT_STOCK = [18, 16, 14, 12, 10] as const;

export const MILITIA = 0;
export const ARCHER = 1;
export const INFANTRY = 2;
export const CLERIC = 3;
export const MAGE = 4;

/** Of a name in a pack, in characters. */
export const LONGEST_PACK_NAME = 80;

export const COLOURS = ['blue', 'red', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

/** X1.3: the symbols of a dial. The first three are roads, in the order of `COLOURS`. */
export const ORDERS = ['blue', 'red', 'black', 'action', 'wait'] as const;
export type Order = (typeof ORDERS)[number];
export const BLUE = 0;
export const RED = 1;
export const BLACK = 2;
export const ACTION = 3;
export const WAIT = 4;
/** X3.1 */
export const ORDERS_PER_YEAR = 6;

/** X4.10: what an elimination offers. */
export const REWARDS = ['gold', 'bards', 'floors'] as const;
export type Reward = (typeof REWARDS)[number];
export const GOLD = 0;
export const BARDS = 1;
export const FLOORS = 2;

/** X7.4 to X7.8: what the most units of a class bring, by class; X7.9: what each gets in a tie. */
export const PRIZES = [
  { reward: GOLD, number: 1 },
  { reward: GOLD, number: 2 },
  { reward: BARDS, number: 1 },
  { reward: BARDS, number: 2 },
  { reward: FLOORS, number: 1 },
] as const;
export const TIED_PRIZE = 1;

/** X1.8: each counts one of the rewards, in the same order. */
export const ASSESSMENTS = ['wealth', 'reputation', 'influence'] as const;
export type Assessment = (typeof ASSESSMENTS)[number];
export const WEALTH = 0;
export const REPUTATION = 1;
export const INFLUENCE = 2;

export const LANDSCAPES = [
  'moor',
  'marsh',
  'forest',
  'vineyard',
  'snow',
  'steppe',
  'desert',
  'lava',
  'crown',
] as const;
export type Landscape = (typeof LANDSCAPES)[number];

/** X1.3: what each player has. */
export const BARDS_EACH = 20;
export const FLOORS_EACH = 15;
/** X4.15 */
export const GUILD_HEIGHT = 4;
