import type { GameEvent } from '@triptych/kernel';
import { type Components, components } from '../content/components.ts';
import type { XiditEvent } from '../events.ts';
import type { Pack } from '../content/pack.ts';
import type { XiditQuestion } from '../questions.ts';
import type { XiditView } from '../view.ts';
import type { BoardModel } from '@triptych/board-kit/board-model.ts';

// A session carries any game, so that its types are general; these are the only places where they become Xidit's own.

export function viewOf(model: BoardModel): XiditView | null {
  return model.state === null ? null : asView(model.state.view);
}

export function asView(view: unknown): XiditView {
  return view as XiditView;
}

export function questionOf(model: BoardModel): XiditQuestion | null {
  return model.question as XiditQuestion | null;
}

export function eventsOf(events: readonly GameEvent[]): readonly XiditEvent[] {
  return events as readonly XiditEvent[];
}

let laid: { pack: unknown; components: Components } | null = null;

/** The pack in the form in which it is used; made once for a match. */
export function componentsOf(pack: unknown): Components {
  const now = laid?.pack === pack && laid !== null ? laid : { pack, components: components(pack as Pack) };
  laid = now;
  return now.components;
}
