import { type Components, components } from '@triptych/bellum/components';
import type { BellumEvent } from '@triptych/bellum/events';
import type { BellumQuestion } from '@triptych/bellum/questions';
import type { Pack } from '@triptych/bellum/pack';
import type { BellumView } from '@triptych/bellum/view';
import type { GameEvent } from '@triptych/kernel';
import type { MatchModel } from '../match/match.svelte.ts';

// A session carries any game, so that its types are general; these are the only places where they become Bellum's own.

export function viewOf(model: MatchModel): BellumView | null {
  return model.state === null ? null : (model.state.view as BellumView);
}

export function questionOf(model: MatchModel): BellumQuestion | null {
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
