import type { CardId, Components } from '@triptych/bellum/components';
import type { Seat, SeatRecord } from '@triptych/kernel';
import type { Language } from '@triptych/words';
import { getContext, setContext } from 'svelte';
import type { BoardWords } from './words/index.ts';

/** What every piece of the board needs to draw and name itself; it stays the same while the page is open. */
export interface BellumTable {
  readonly components: Components;
  readonly language: Language;
  readonly words: BoardWords;
  readonly seats: readonly SeatRecord[];
  readonly viewer: Seat;
  /** Shows a card large; null where nothing can be shown. */
  readonly look: ((card: CardId) => void) | null;
}

const KEY = Symbol('bellum table');

/** A getter, because the language and the viewer can change while the board stays. */
export function layTable(table: () => BellumTable): void {
  setContext(KEY, table);
}

export function atTable(): () => BellumTable {
  return getContext<() => BellumTable>(KEY);
}
