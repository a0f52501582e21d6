import type { Seat } from '@triptych/kernel';
import type { AreaId, Components } from '../content/components.ts';
import { freeAreas, workerOwner } from '../rules/workers.ts';
import type { XerxesState } from '../state.ts';
import { bestOf } from './spending.ts';
import { areasAtHand } from './propose-forces.ts';
import { aims, rivalPoint, storeWorth, withResources } from './worth.ts';

/** E11.7: where the pushed worker collects least, as far as is public. */
export function poorestPlace(
  components: Components,
  state: XerxesState,
  seat: Seat,
  from: AreaId,
  areas: readonly AreaId[],
): AreaId {
  const loser = workerOwner(state, from) ?? seat;
  const worths = publicYields(components, state, loser, from);
  return bestOf(areas, (area) => -worths[area]);
}

/** E11.7: what a rival loses when pushed out of an area into the poorest free one. */
export function pushHarm(components: Components, state: XerxesState, from: AreaId): number {
  const loser = workerOwner(state, from);
  if (loser === null) return 0;
  const worths = publicYields(components, state, loser, from);
  const least = Math.min(...freeAreas(components, state).map((area) => worths[area]));
  return rivalPoint(state) * Math.max(0, worths[from] - least);
}

/** A resource with room in the store is worth something: nobody knows a rival's tax cards. */
const ROOM_FOR_IT = 0.15;

/** What each area would add to what a seat will collect without the one it is pushed from. */
function publicYields(components: Components, state: XerxesState, seat: Seat, from: AreaId): number[] {
  const list = aims(
    components,
    { ...state, seats: state.seats.map((other) => ({ ...other, taxes: [] })) },
    seat,
  );
  const { resources, used } = state.seats[seat];
  const store = areasAtHand(state, seat, used)
    .filter((area) => area !== from)
    .reduce((filled, area) => withResources(filled, components.areas[area].resources), [...resources]);
  const before = storeWorth(list, store);
  return components.areas.map((area) => {
    const filled = withResources(store, area.resources);
    const more = filled.reduce((sum, held, kind) => sum + held - store[kind], 0);
    return storeWorth(list, filled) - before + ROOM_FOR_IT * more;
  });
}
