import type { Seat, SeatRecord } from '@triptych/kernel';
import type { Language } from '@triptych/words';
import type { Components } from '../content/components.ts';
import type { XiditView } from '../view.ts';
import { getContext, setContext } from 'svelte';
import type { BoardWords } from './words/index.ts';

/** What every piece of the board needs to draw and name itself. */
export interface XiditTable {
  readonly components: Components;
  readonly view: XiditView;
  readonly language: Language;
  readonly words: BoardWords;
  readonly seats: readonly SeatRecord[];
  readonly viewer: Seat;
}

const KEY = Symbol('xidit table');

/** A getter, because what is seen, the language and the viewer change while the board stays. */
export function layTable(table: () => XiditTable): void {
  setContext(KEY, table);
}

export function atTable(): () => XiditTable {
  return getContext<() => XiditTable>(KEY);
}
