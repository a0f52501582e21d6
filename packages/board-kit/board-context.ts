import type { Opening } from '@triptych/client/session.ts';
import type { Seat, SeatRecord } from '@triptych/kernel';
import type { Language } from '@triptych/words';
import { createContext } from 'svelte';
import type { BoardProps } from './game-page.ts';
import type { GameTypes } from './game-types.ts';
import { seatLabels } from './seat-labels.ts';
import { kitWords } from './words/index.ts';

/** What every component of a board needs to draw and name itself; games add their own. */
export interface BoardBasics<G extends GameTypes, Words> {
  readonly components: G['components'];
  readonly language: Language;
  readonly words: Words;
  readonly seats: readonly SeatRecord[];
  /** The players in lists and tables, by seat: their names, and “You”. */
  readonly labels: readonly string[];
  /** The seat at the front of the board. */
  readonly viewer: Seat;
  /** The viewer's own seat; null for spectators, for whom no seat is “yours”. */
  readonly me: Seat | null;
  /** The seat that is “you” to the reader; null also for people who share a screen. */
  readonly you: Seat | null;
  /** Shows the moment of a line of the story; null where there is no replay. */
  readonly showLine: ((line: number) => void) | null;
}

export function boardBasics<G extends GameTypes, Words>(
  { model, components, language, showLine }: BoardProps<G>,
  words: Readonly<Record<Language, Words>>,
): BoardBasics<G, Words> {
  const seats = model.opening?.seats ?? [];
  const you = model.opening === null ? null : readerSeat(model.opening);
  return {
    components,
    language,
    words: words[language],
    seats,
    labels: seatLabels(seats, you, kitWords()),
    viewer: model.viewer,
    me: model.opening?.watching === true ? null : model.viewer,
    you,
    showLine: showLine ?? null,
  };
}

/** The seat that is “you” to the reader; null for spectators, and for people who share a screen. */
export function readerSeat({
  here,
  watching,
  viewer,
}: Pick<Opening, 'here' | 'watching' | 'viewer'>): Seat | null {
  return watching || here.length !== 1 ? null : viewer;
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
