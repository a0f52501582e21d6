import { type Delta, type Json, patch } from './delta.ts';
import type { ViewerState } from './viewer-state.ts';

/** What is seen after a message. A sight is plain data: the contract of a game demands it of views and questions. */
export function patchState(before: ViewerState, delta: Delta | undefined): ViewerState {
  return patch(before as unknown as Json, delta) as unknown as ViewerState;
}
