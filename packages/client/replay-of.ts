import type { GameEvent, Seat } from '@triptych/kernel';
import {
  asJson,
  asViewerState,
  EventShapes,
  readMessage,
  type Recording,
  type ViewerState,
} from '@triptych/protocol';
import type { Moment, Replay } from './session.ts';

/** What a viewer saw, moment by moment, without the answers that were taken back. */
export function replayOf(
  { first, messages, createdAt }: Recording,
  setUp: readonly GameEvent[],
  viewer: Seat,
): Replay {
  const shapes = new EventShapes();
  const moments = [momentOf(first, [], setUp)];
  let state = first;
  for (const written of messages) {
    const before = state;
    const read = readMessage(written, asJson(before), createdAt, shapes);
    state = asViewerState(read.state);
    const { events = [], undone = 0 } = read.message;
    if (undone > 0) moments.length -= undone;
    else if (state.questionVersion !== before.questionVersion) {
      const by = before.asked.map(({ seat }) => seat);
      moments.push(momentOf(state, by, events));
    }
  }
  return { viewer, viewpoints: [viewer], moments };
}

function momentOf(
  { view, asked, outcome }: ViewerState,
  by: readonly Seat[],
  events: readonly GameEvent[],
): Moment {
  return { by, events, view, questions: asked, outcome };
}
