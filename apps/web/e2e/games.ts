/** The games that the page offers; a test compares this list with the shipped ones. */
export const GAMES = ['bellum', 'xidit', 'xerxes'] as const;

export type Game = (typeof GAMES)[number];
