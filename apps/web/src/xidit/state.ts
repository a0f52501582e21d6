import type { GameEvent } from '@triptych/kernel';
import { type Components, components } from '@triptych/xidit/components';
import type { XiditEvent } from '@triptych/xidit/events';
import type { Pack } from '@triptych/xidit/pack';
import type { XiditQuestion } from '@triptych/xidit/questions';
import type { XiditView } from '@triptych/xidit/view';
import type { MatchModel } from '../match/match.svelte.ts';

// A session carries any game, so that its types are general; these are the only places where they become Xidit's own.

export function viewOf(model: MatchModel): XiditView | null {
  return model.state === null ? null : asView(model.state.view);
}

export function asView(view: unknown): XiditView {
  return view as XiditView;
}

export function questionOf(model: MatchModel): XiditQuestion | null {
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
