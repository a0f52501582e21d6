import { refuse, type Seat } from '@triptych/kernel';
import type { Components } from '../../content/components.ts';
import { Place, placeChoice } from '../../questions.ts';
import type { XerxesState } from '../../state.ts';
import { mayUse } from '../play.ts';
import { isHome, isOccupied } from '../workers.ts';
import { noTrack } from './ability.ts';
import type { Reason } from './codes.ts';

/** E3.3 */
export function noPlace(components: Components, state: XerxesState, seat: Seat, option: number): Reason {
  const choice = placeChoice(option);
  switch (choice.on) {
    case 'area':
      return noArea(components, state, choice.area);
    case 'track':
      return noTrack(state, 'E7.6');
    case 'claim':
      if (!mayUse(state, seat, 'lydia')) return refuse('no-ability', 'E11.5');
      return noTrack(state, 'E11.5');
    case 'push':
      if (components.areas[choice.area] === undefined || option < Place.push(0)) return null;
      if (!mayUse(state, seat, 'bactria')) return refuse('no-ability', 'E11.7');
      if (isHome(state, choice.area)) return refuse('home-area', 'E11.7', { area: choice.area });
      return isOccupied(state, choice.area)
        ? refuse('area-occupied', 'E11.7', { area: choice.area })
        : refuse('area-free', 'E11.7', { area: choice.area });
  }
}

export function noArea(components: Components, state: XerxesState, area: number): Reason {
  if (components.areas[area] === undefined) return null;
  return isHome(state, area)
    ? refuse('home-area', 'E3.3', { area })
    : refuse('area-occupied', 'E3.3', { area });
}
