/** The games with a board of their own; a test compares this list with the shipped ones. */
export const GAMES = ['bellum', 'xidit', 'xerxes'] as const;

export type Game = (typeof GAMES)[number];
