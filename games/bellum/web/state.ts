import { type Components, components } from '../content/components.ts';
import type { BellumEvent } from '../events.ts';
import type { BellumQuestion } from '../questions.ts';
import type { Pack } from '../content/pack.ts';
import type { BellumView } from '../view.ts';
import type { GameEvent } from '@triptych/kernel';
import type { BoardModel } from '@triptych/board-kit/board-model.ts';

// A session carries any game, so that its types are general; these are the only places where they become Bellum's own.

export function viewOf(model: BoardModel): BellumView | null {
  return model.state === null ? null : (model.state.view as BellumView);
}

export function questionOf(model: BoardModel): BellumQuestion | null {
  return model.question as BellumQuestion | null;
}

export function eventsOf(events: readonly GameEvent[]): readonly BellumEvent[] {
  return events as readonly BellumEvent[];
}

let laid: { pack: unknown; components: Components } | null = null;

/** The pack in the form in which it is used; made once for a match. */
export function componentsOf(pack: unknown): Components {
  const now = laid?.pack === pack && laid !== null ? laid : { pack, components: components(pack as Pack) };
  laid = now;
  return now.components;
}
