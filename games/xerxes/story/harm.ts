import type { Seat } from '@triptych/kernel';
import type { XerxesEvent } from '../events.ts';

/** What one player did to another. */
export interface Harm {
  readonly victim: Seat;
  readonly by: Seat;
}

/** Whom an event harms; null: nobody, or only a card of a solo game. */
export function harmOf(event: XerxesEvent): Harm | null {
  switch (event.type) {
    case 'pointsLost':
      return harm(event.seat, event.by);
    case 'robbed':
      return harm(event.victim, event.seat);
    case 'areaTaken':
    case 'workerPushed':
    case 'buildingTaken':
    case 'markerMoved':
      return harm(event.owner, event.seat);
    default:
      return null;
  }
}

function harm(victim: Seat | null, by: Seat): Harm | null {
  return victim === null || victim === by ? null : { victim, by };
}
