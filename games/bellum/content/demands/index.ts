import type { PackProblem } from '@triptych/kernel';
import type { Pack } from '../pack.ts';
import { checkCards } from './cards.ts';
import { checkCastles } from './castles.ts';
import { checkChests } from './chests.ts';
import { checkMarkers } from './markers.ts';
import { checkPlaces } from './places.ts';

export { checkNumbers } from './numbers.ts';

/** B10.1 to B10.5: what we demand of our own pack. B10.6 needs simulation. */
export function checkBalance(pack: Pack): PackProblem[] {
  return [checkCastles, checkCards, checkMarkers, checkPlaces, checkChests].flatMap((check) => check(pack));
}
