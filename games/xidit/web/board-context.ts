import { type BoardBasics, boardBasics, boardContext } from '@triptych/board-kit/board-context.ts';
import type { XiditView } from '../view.ts';
import type { XiditTypes } from '../types.ts';
import type { XiditProps } from './types.ts';
import { type BoardWords, boardWords } from './words/index.ts';

/** What every component of the board needs to draw and name itself. */
export interface XiditBoard extends BoardBasics<XiditTypes, BoardWords> {
  readonly view: XiditView;
  /** The result is still being shown step by step: nothing else may tell it. */
  readonly revealing: boolean;
}

/** Null while there is nothing to show. */
export function boardOf(props: XiditProps): XiditBoard | null {
  const view = props.model.state?.view;
  return view === undefined
    ? null
    : { ...boardBasics(props, boardWords), view, revealing: props.model.revealing };
}

export const { provide: provideBoard, use: useBoard } = boardContext<XiditBoard>();
