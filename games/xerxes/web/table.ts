import type { Seat, SeatRecord } from '@triptych/kernel';
import type { Language } from '@triptych/words';
import type { Components } from '../content/components.ts';
import { countForces } from '../rules/forces.ts';
import type { XerxesState } from '../state.ts';
import type { XerxesView } from '../view.ts';
import { getContext, setContext } from 'svelte';
import type { BoardModel } from '@triptych/board-kit/board-model.ts';
import { ownState } from './own-state.ts';
import { priceOf, storeChange } from './picks.ts';
import { type Recent, recentMoves } from './recent.ts';
import { componentsOf, eventsOf, questionOf, viewOf } from './state.ts';
import { type BoardWords, boardWords } from './words/index.ts';

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
  /** My resources, as they would be after what I am choosing. */
  readonly means: readonly number[];
  /** What I would pay for what I am choosing; it is not taken off before. */
  readonly price: readonly number[];
  /** My forces at hand by kind, those of my choice last. */
  readonly forces: readonly number[];
  readonly recent: Recent;
  /** Whether I am still without a satrap. */
  readonly homeless: boolean;
}

/** Null: there is nothing to be seen yet. */
export function tableOf(model: BoardModel, language: Language): XerxesTable | null {
  const { viewer, opening } = model;
  const view = viewOf(model);
  if (view === null || opening === null) return null;
  const components = componentsOf(opening.pack);
  const state = ownState(view, viewer);
  const { resources, satrap } = view.seats[viewer];
  const question = model.asked ? questionOf(model) : null;
  const change = question === null ? null : storeChange(question, model.draft);
  return {
    components,
    view,
    state,
    language,
    words: boardWords[language],
    seats: opening.seats,
    viewer,
    means: change === null ? resources : resources.map((number, of) => number + change[of]),
    price: question === null ? [] : priceOf(components, question, model.draft),
    forces: view.round > 0 && satrap >= 0 ? countForces(components, state, viewer) : [],
    recent: recentMoves(eventsOf(model.recent), viewer, view.seats.length),
    homeless: satrap < 0,
  };
}

const KEY = Symbol('xerxes table');

/** A getter, because what is seen, the language and the viewer change while the board stays. */
export function layTable(table: () => XerxesTable | null): void {
  setContext(KEY, () => {
    const laid = table();
    if (laid === null) throw new Error('There is nothing to be seen yet.');
    return laid;
  });
}

export function atTable(): () => XerxesTable {
  return getContext<() => XerxesTable>(KEY);
}
