import type { Seat } from '@triptych/kernel';
import type { XerxesEvent } from '../events.ts';
import { losses } from './losses.ts';

/** Something that changed what a seat had: points won, or something lost to somebody else. */
export interface Change {
  readonly year: number;
  /** Whose deed it was. */
  readonly by: Seat;
  /** Victory points; 0 for a resource, an area or a building. */
  readonly points: number;
  /** What happened: for points, the tax, the campaign or the building behind them. */
  readonly event: XerxesEvent;
  /** The line of the story. */
  readonly line: number;
}

/** Everything a seat won and lost, in order. */
export function changesOf(story: readonly XerxesEvent[], seat: Seat): readonly Change[] {
  const lost = losses(story)
    .filter(({ victim }) => victim === seat)
    .map(({ year, by, points, event, line }): Change => ({ year, by, points: -points, event, line }));
  return [...gains(story, seat), ...lost].sort((one, other) => one.line - other.line);
}

function gains(story: readonly XerxesEvent[], seat: Seat): Change[] {
  const all: Change[] = [];
  let year = 0;
  let cause: XerxesEvent | null = null;
  for (const [line, event] of story.entries()) {
    if (event.type === 'roundBegan') year = event.round;
    if (event.type === 'campaignFulfilled' || event.type === 'built' || event.type === 'taxPaid')
      cause = event;
    if (event.type === 'pointsGained' && event.seat === seat)
      all.push({ year, by: seat, points: event.points, event: cause ?? event, line });
  }
  return all;
}
