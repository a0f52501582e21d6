import type { XerxesEvent } from '../events.ts';
import { type Harm, harmOf } from './harm.ts';

/** What somebody lost to somebody else. */
export interface Loss extends Harm {
  readonly year: number;
  /** Victory points; 0 for a resource, an area or a building. */
  readonly points: number;
  /** What happened: for points, the campaign or the building that cost them. */
  readonly event: XerxesEvent;
  /** The line of the story. */
  readonly line: number;
}

/** Every loss of a match, in order. A building that changes hands is one loss, and so is an area. */
export function losses(story: readonly XerxesEvent[]): Loss[] {
  const all: Loss[] = [];
  let year = 0;
  let cause: XerxesEvent | null = null;
  for (const [line, event] of story.entries()) {
    if (event.type === 'roundBegan') year = event.round;
    if (event.type === 'campaignFulfilled' || event.type === 'built') cause = event;
    const harm = harmOf(event);
    // What is pushed or moved was taken one line before.
    if (harm === null || event.type === 'workerPushed' || event.type === 'markerMoved') continue;
    const points = event.type === 'pointsLost' ? event.points : 0;
    all.push({ ...harm, year, points, event: points > 0 && cause !== null ? cause : event, line });
  }
  return all;
}

/** Victory points by who lost them, then by who took them. */
export function pointsLostTo(all: readonly Loss[], seats: number): number[][] {
  const lost = Array.from({ length: seats }, () => Array.from({ length: seats }, () => 0));
  for (const { victim, by, points } of all) lost[victim][by] += points;
  return lost;
}
