import type { Seat, SeatRecord } from '@triptych/kernel';
import type { Language } from '@triptych/words';
import { createContext } from 'svelte';
import type { BoardProps } from './game-page.ts';
import type { GameTypes } from './game-types.ts';

/** What every piece of a board needs to draw and name itself; games add their own. */
export interface BoardBasics<G extends GameTypes, Words> {
  readonly components: G['components'];
  readonly language: Language;
  readonly words: Words;
  readonly seats: readonly SeatRecord[];
  readonly viewer: Seat;
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
  };
}

interface BoardContext<B> {
  /** Gives a board to all pieces inside a component; null while there is nothing to be seen. */
  readonly provide: (board: () => B | null) => void;
  /** A getter, because what is seen, the language and the viewer change while the board stays. */
  readonly use: () => () => B;
}

/** The way from a board to its pieces, however deep they are. */
export function boardContext<B>(): BoardContext<B> {
  const [use, set] = createContext<() => B>();
  return {
    use,
    provide: (board) => {
      set(() => {
        const now = board();
        if (now === null) throw new Error('There is nothing to be seen yet.');
        return now;
      });
    },
  };
}
