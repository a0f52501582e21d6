import type { Scene } from '@triptych/board-kit/event-animations.ts';
import type { XiditEvent } from '../events.ts';
import type { XiditView } from '../view.ts';
import { viewAfter } from '../view-after.ts';
import type { XiditTypes } from '../types.ts';

/** A year is shown order by order: everybody's first, then everybody's second (X3.3). */
export function scenes(before: XiditView, events: readonly XiditEvent[]): readonly Scene<XiditTypes>[] {
  const parts: XiditEvent[][] = [];
  let place: number | null = null;
  for (const event of events) {
    const order = 'order' in event ? event.order : null;
    const begins = (order !== null && order !== place) || BEGINS.includes(event.type);
    if (begins || parts.length === 0) parts.push([]);
    if (order !== null) place = order;
    parts.at(-1)?.push(event);
  }
  let view = before;
  return parts.map((part) => {
    for (const event of part) view = viewAfter(view, event);
    return { view, events: part };
  });
}

const BEGINS: readonly XiditEvent['type'][] = ['ordersRevealed', 'yearBegan', 'censusBegan', 'gameEnded'];
