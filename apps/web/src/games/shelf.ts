import type { Narrator, OptionSpec } from '@triptych/kernel';
import type { Language } from '@triptych/words';
import type { GamePage } from './game-page.ts';

export type GameId = 'xidit' | 'xerxes' | 'bellum';

/** What can be chosen before a match, and how it is called. */
export interface MatchOptions {
  readonly OPTIONS: readonly OptionSpec[];
  optionNames(language: Language): Pick<Narrator, 'matchOption' | 'matchOptionValue'>;
}

/** A game on the front page. */
export interface ShelfGame {
  readonly id: GameId;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: () => Promise<MatchOptions>;
  /** A game without a board of its own is played with the plain one. */
  readonly page: () => Promise<GamePage>;
}

/** Any game can be played this way, one with a board of its own too. */
export const plain = async (): Promise<GamePage> => (await import('../plain/page.ts')).plainPage;

export const SHELF: readonly ShelfGame[] = [
  {
    id: 'bellum',
    seats: { min: 2, max: 5 },
    options: () => import('@triptych/bellum/match-options'),
    page: async () => (await import('../bellum/page.ts')).bellumPage,
  },
  {
    id: 'xidit',
    seats: { min: 3, max: 5 },
    options: () => import('@triptych/xidit/match-options'),
    page: async () => (await import('../xidit/page.ts')).xiditPage,
  },
  {
    id: 'xerxes',
    seats: { min: 1, max: 4 },
    options: () => import('@triptych/xerxes/match-options'),
    page: async () => (await import('../xerxes/page.ts')).xerxesPage,
  },
];

export function gameOnShelf(id: string): ShelfGame | undefined {
  return SHELF.find((game) => game.id === id);
}
