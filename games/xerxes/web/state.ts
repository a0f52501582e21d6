import type { GameEvent } from '@triptych/kernel';
import { type Components, components } from '../content/components.ts';
import type { XerxesEvent } from '../events.ts';
import type { Pack } from '../content/pack.ts';
import type { XerxesQuestion } from '../questions.ts';
import type { XerxesView } from '../view.ts';
import type { BoardModel } from '@triptych/board-kit/board-model.ts';

// A session carries any game, so that its types are general; these are the only places where they become Xerxes' own.

export function viewOf(model: BoardModel): XerxesView | null {
  return model.state === null ? null : (model.state.view as XerxesView);
}

export function questionOf(model: BoardModel): XerxesQuestion | null {
  return model.question as XerxesQuestion | null;
}

export function eventsOf(events: readonly GameEvent[]): readonly XerxesEvent[] {
  return events as readonly XerxesEvent[];
}

let laid: { pack: unknown; components: Components } | null = null;

/** The pack in the form in which it is used; made once for a match. */
export function componentsOf(pack: unknown): Components {
  const now = laid?.pack === pack && laid !== null ? laid : { pack, components: components(pack as Pack) };
  laid = now;
  return now.components;
}

/** The same, for who is not told which match it is; null: no match was opened yet. */
export function laidComponents(): Components | null {
  return laid?.components ?? null;
}
