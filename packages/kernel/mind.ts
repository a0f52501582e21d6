/** Strengths of bots, the weakest first. All of them know only what their seat knows. */
export const STRENGTHS = ['novice', 'casual', 'strong', 'master'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** How a bot of some strength decides, as data. */
export type Mind =
  /** It follows the game's quick advice. */
  | { readonly by: 'advice' }
  /** It follows the advice among the options it has noticed. */
  | { readonly by: 'beginner'; readonly faults: Faults }
  | { readonly by: 'search'; readonly plan: SearchPlan; readonly budget: Budget };

/** How a beginner goes wrong. */
export interface Faults {
  /** How often an option is overlooked. */
  readonly overlooks: number;
  /** Of very many answers, one of this many good-looking ones is taken, whatever the others may do. */
  readonly wavers: number;
}

/** The parameters of a search. */
export interface SearchPlan {
  /** How many answers are tried at most. */
  readonly candidates: number;
  /** How many moments of the outlook after the question a playout is evaluated; null: it goes to the end of the game. */
  readonly horizon: number | null;
  /** By how many standard errors an answer must be better than the game's quick advice to be preferred to it. */
  readonly trust?: number;
  /** How often everybody overlooks an option in a playout with several seats; 0 unless given. */
  readonly overlooks?: number;
  /** Out of this many imagined worlds the search takes a likely one, if the outlook has beliefs; 1 unless given. */
  readonly worlds?: number;
}

/** How much a search may do. */
export interface Budget {
  /** Playouts: the same number gives the same answer every time. */
  readonly iterations: number;
  /** A time limit that may end the search earlier; without a clock it has no effect. */
  readonly milliseconds: number;
}
