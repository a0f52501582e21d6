import type { GameEvent, Seat } from '@triptych/kernel';
import { patchState } from '@triptych/table';
import type { Recording, ViewerState } from '@triptych/protocol';
import type { Replay, Moment } from '@triptych/client/session.ts';

/** What a viewer was shown, as a film: what was taken back is not in it. */
export function replayOf({ first, messages }: Recording, setUp: readonly GameEvent[], viewer: Seat): Replay {
  const moments = [momentOf(first, [], setUp)];
  let shown = first;
  for (const { delta, events = [], undone = 0 } of messages) {
    const before = shown;
    shown = patchState(before, delta);
    if (undone > 0) moments.length -= undone;
    else if (shown.questionVersion !== before.questionVersion) {
      const by = before.asked.map(({ seat }) => seat);
      moments.push(momentOf(shown, by, events));
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
