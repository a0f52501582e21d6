import type { Seat } from '@triptych/kernel';
import type { BuildingId } from '../content/components.ts';
import type { XerxesEvent } from '../events.ts';
import { harmOf } from '../story/harm.ts';

/** Whether somebody did this to a seat. */
export function harms(event: XerxesEvent, seat: Seat): boolean {
  return harmOf(event)?.victim === seat;
}

/** The others' latest moves, marked until my next decision. */
export interface Recent {
  /** Whose worker arrived, by area, and -1 for the turn-order space. */
  readonly arrivals: ReadonlyMap<number, Seat>;
  readonly buildings: ReadonlySet<BuildingId>;
  /** By seat: victory points gained and lost. */
  readonly points: readonly number[];
  /** What was done to me. */
  readonly harm: readonly XerxesEvent[];
}

/** The place of a worker on the turn-order space. */
export const ON_SPACE = -1;

export function recentMoves(events: readonly XerxesEvent[], viewer: Seat, seats: number): Recent {
  const arrivals = new Map<number, Seat>();
  const buildings = new Set<BuildingId>();
  const points = Array.from({ length: seats }, () => 0);
  for (const event of events) {
    switch (event.type) {
      case 'workerPlaced':
        if (event.seat !== viewer) arrivals.set(event.area, event.seat);
        break;
      case 'trackTaken':
      case 'trackClaimed':
        if (event.seat !== viewer) arrivals.set(ON_SPACE, event.seat);
        break;
      case 'workerPushed':
        if (event.seat !== viewer && event.owner !== null) arrivals.set(event.to, event.owner);
        break;
      case 'workersLeft':
        arrivals.clear();
        break;
      case 'built':
        if (event.seat !== viewer) buildings.add(event.building);
        break;
      case 'markerMoved':
        if (event.seat !== viewer) buildings.add(event.to);
        break;
      case 'pointsGained':
        points[event.seat] += event.points;
        break;
      case 'pointsLost':
        points[event.seat] -= event.points;
        break;
      default:
    }
  }
  return { arrivals, buildings, points, harm: events.filter((event) => harms(event, viewer)) };
}
