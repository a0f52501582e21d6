import type { Seat } from '@triptych/kernel';
import type { CityId } from '../content/components.ts';
import type { XiditEvent } from '../events.ts';

/** Floors that somebody gained at once. */
export interface FloorStep {
  readonly seat: Seat;
  readonly city: CityId;
  readonly floors: number;
  readonly year: number;
  /** The line of the story. */
  readonly line: number;
}

/** X8.5: how everybody’s influence arose, step by step; floors count once they are on the map. */
export function floorSteps(story: readonly XiditEvent[]): FloorStep[] {
  let year = 0;
  return story.flatMap((event, line): FloorStep[] => {
    switch (event.type) {
      case 'yearBegan':
        year = event.year;
        return [];
      case 'guildBuilt':
        return [{ seat: event.seat, city: event.city, floors: event.floors + event.kept, year, line }];
      case 'floorAdded':
        return [{ seat: event.seat, city: event.city, floors: 1, year, line }];
      default:
        return [];
    }
  });
}
