import type { GameEvent, Seat } from '@triptych/kernel';
import { patchSight, type Show, type Sight } from '@triptych/table';
import type { Film, Moment } from '@triptych/client/session.ts';

/** What a viewer was shown, as a film: what was taken back is not in it. */
export function filmOf({ first, messages }: Show, setUp: readonly GameEvent[], viewer: Seat): Film {
  const moments = [momentOf(first, [], setUp)];
  let shown = first;
  for (const { delta, events = [], undone = 0 } of messages) {
    const before = shown;
    shown = patchSight(before, delta);
    if (undone > 0) moments.length -= undone;
    else if (shown.moment !== before.moment) {
      const by = before.asked.map(({ seat }) => seat);
      moments.push(momentOf(shown, by, events));
    }
  }
  return { viewer, viewpoints: [viewer], moments };
}

function momentOf(
  { view, asked, outcome }: Sight,
  by: readonly Seat[],
  events: readonly GameEvent[],
): Moment {
  return { by, events, view, questions: asked, outcome };
}
