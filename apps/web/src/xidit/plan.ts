import type { Seat } from '@triptych/kernel';
import type { CityId, Components } from '@triptych/xidit/components';
import { foresee, isVain, type Step } from '@triptych/xidit/foresight';
import { ACTION, COLOURS } from '@triptych/xidit/symbols';
import type { XiditView } from '@triptych/xidit/view';
import type { Point } from '../draw/hand.ts';
import type { Draft } from '../match/draft.ts';
import type { Geography } from './geography.ts';

/** One order of a plan that is being made, and the way it takes on the map. */
export interface PlannedStep extends Step {
  /** From 0. */
  readonly place: number;
  readonly points: readonly Point[];
  /** The order comes to nothing as things stand. */
  readonly vain: boolean;
}

export function planned(
  components: Components,
  view: XiditView,
  seat: Seat,
  draft: Draft,
  land: Geography | null,
): PlannedStep[] {
  if (draft === null || typeof draft === 'number' || view.lords[seat].city < 0) return [];
  return foresee(components, view, seat, draft).flatMap((step, place) => {
    if (step === null) return [];
    const road = components.roads.findIndex(
      ({ colour, from, to }) =>
        colour === COLOURS[step.order] &&
        ((from - 1 === step.from && to - 1 === step.city) ||
          (to - 1 === step.from && from - 1 === step.city)),
    );
    return [{ ...step, place, points: land?.roads[road]?.points ?? [], vain: isVain(step) }];
  });
}

/** The order that leads from one city to another, or acts where the lord stands; null: none does. */
export function orderTo(components: Components, from: CityId, to: CityId): number | null {
  if (from === to) return ACTION;
  const colour = components.leadsTo.findIndex((ends) => ends[from] === to);
  return colour < 0 ? null : colour;
}
