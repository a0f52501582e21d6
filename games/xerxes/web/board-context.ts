import { type BoardBasics, boardBasics, boardContext } from '@triptych/board-kit/board-context.ts';
import { countForces } from '../rules/forces.ts';
import type { XerxesState } from '../state.ts';
import type { XerxesView } from '../view.ts';
import { ownState } from './own-state.ts';
import { priceOf, storeChange } from './picks.ts';
import { type Prospect, prospectOf } from './prospect.ts';
import { type Recent, recentMoves } from './recent-moves.ts';
import type { XerxesTypes } from '../types.ts';
import type { XerxesProps } from './types.ts';
import { type BoardWords, boardWords } from './words/index.ts';

/** What every component of the board needs to draw and name itself. */
export interface XerxesBoard extends BoardBasics<XerxesTypes, BoardWords> {
  readonly view: XerxesView;
  /** The view as a state with my own cards, for rules that take a state. */
  readonly state: XerxesState;
  /** My resources after the current choice; a spectator has none. */
  readonly means: readonly number[];
  /** What the worker would bring whose area is chosen; null: none is. */
  readonly prospect: Prospect | null;
  /** The price of the current choice; it is not deducted yet. */
  readonly price: readonly number[];
  /** My available forces by kind, those of my choice last. */
  readonly forces: readonly number[];
  readonly recent: Recent;
  /** Whether I have no satrap yet. */
  readonly homeless: boolean;
}

/** No seat: to spectators, everybody is somebody else. */
const NOBODY = -1;

/** Null while there is nothing to show. */
export function boardOf(props: XerxesProps): XerxesBoard | null {
  const { model, components } = props;
  const view = model.state?.view;
  if (view === undefined || model.opening === null) return null;
  const basics = boardBasics(props, boardWords);
  const { viewer } = basics;
  const state = ownState(view, viewer);
  const { resources, satrap } = view.seats[viewer];
  const question = model.asked ? model.question : null;
  const change = question === null ? null : storeChange(question, model.draft);
  const prospect =
    question === null || basics.me === null
      ? null
      : prospectOf(components, view, viewer, question, model.draft);
  return {
    ...basics,
    prospect,
    view,
    state,
    means:
      basics.me === null
        ? resources.map(() => 0)
        : change === null || prospect !== null
          ? (prospect?.resources ?? resources)
          : resources.map((number, of) => number + change[of]),
    price: question === null ? [] : priceOf(components, question, model.draft),
    forces: view.round > 0 && satrap >= 0 ? countForces(components, state, viewer) : [],
    recent: recentMoves(model.recent, basics.me ?? NOBODY, view.seats.length),
    homeless: satrap < 0,
  };
}

export const { provide: provideBoard, use: useBoard } = boardContext<XerxesBoard>();
