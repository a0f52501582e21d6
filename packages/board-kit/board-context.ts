import type { Seat, SeatRecord } from '@triptych/kernel';
import type { Language } from '@triptych/words';
import { createContext } from 'svelte';
import type { BoardProps } from './game-page.ts';
import type { GameTypes } from './game-types.ts';

/** What every component of a board needs to draw and name itself; games add their own. */
export interface BoardBasics<G extends GameTypes, Words> {
  readonly components: G['components'];
  readonly language: Language;
  readonly words: Words;
  readonly seats: readonly SeatRecord[];
  /** The seat at the front of the board. */
  readonly viewer: Seat;
  /** The viewer's own seat; null for spectators, for whom no seat is “yours”. */
  readonly me: Seat | null;
}

export function boardBasics<G extends GameTypes, Words>(
  { model, components, language }: BoardProps<G>,
  words: Readonly<Record<Language, Words>>,
): BoardBasics<G, Words> {
  return {
    components,
    language,
    words: words[language],
    seats: model.opening?.seats ?? [],
    viewer: model.viewer,
    me: model.opening?.watching === true ? null : model.viewer,
  };
}

interface BoardContext<B> {
  /** Provides a board to all components inside; null while there is nothing to show. */
  readonly provide: (board: () => B | null) => void;
  /** A getter, because the view, the language and the viewer change while the board stays. */
  readonly use: () => () => B;
}

/** Connects a board with its components at any depth. */
export function boardContext<B>(): BoardContext<B> {
  const [use, set] = createContext<() => B>();
  return {
    use,
    provide: (board) => {
      set(() => {
        const now = board();
        if (now === null) throw new Error('The board has nothing to show yet.');
        return now;
      });
    },
  };
}
