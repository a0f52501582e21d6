import type { Seat, SeatRecord } from '@triptych/kernel';
import type { Language } from '@triptych/words';
import type { Components } from '@triptych/xerxes/components';
import type { XerxesView } from '@triptych/xerxes/view';
import type { XerxesState } from '@triptych/xerxes/state';
import { getContext, setContext } from 'svelte';
import type { BoardWords } from './words/index.ts';

/** What every piece of the board needs to draw and name itself. */
export interface XerxesTable {
  readonly components: Components;
  readonly view: XerxesView;
  /** The same as a state, with my own cards: what rules about the table are asked with. */
  readonly state: XerxesState;
  readonly language: Language;
  readonly words: BoardWords;
  readonly seats: readonly SeatRecord[];
  readonly viewer: Seat;
}

const KEY = Symbol('xerxes table');

/** A getter, because what is seen, the language and the viewer change while the board stays. */
export function layTable(table: () => XerxesTable): void {
  setContext(KEY, table);
}

export function atTable(): () => XerxesTable {
  return getContext<() => XerxesTable>(KEY);
}
