import type { Seat } from '@triptych/kernel';
import type { CityId, Components } from '../content/components.ts';
import { foresee, isVain, type ForeseenStep } from '../foresight.ts';
import { ACTION } from '../content/symbols.ts';
import type { XiditView } from '../view.ts';
import type { Draft } from '@triptych/client/draft.ts';
import { roadFrom } from './lord-paths.ts';

/** One order of a plan in progress, and its path on the map. */
export interface PlannedStep extends ForeseenStep {
  /** From 0. */
  readonly place: number;
  /** The road that it takes; -1: none. */
  readonly road: number;
  /** Whether the order achieves nothing as things stand. */
  readonly vain: boolean;
}

export function planned(components: Components, view: XiditView, seat: Seat, draft: Draft): PlannedStep[] {
  if (draft === null || typeof draft === 'number' || view.lords[seat].city < 0) return [];
  return foresee(components, view, seat, draft).flatMap((step, place) => {
    if (step === null) return [];
    return [{ ...step, place, road: roadFrom(components, step.order, step.from), vain: isVain(step) }];
  });
}

/** Orders of a plan written at the same place: on a road, or at a city where they act. */
export interface PlannedHere {
  readonly road: number;
  readonly city: CityId;
  readonly steps: readonly PlannedStep[];
}

export function byPlace(plan: readonly PlannedStep[]): PlannedHere[] {
  const groups = new Map<string, PlannedStep[]>();
  for (const step of plan) {
    const where = step.road < 0 ? `city ${step.city}` : `road ${step.road}`;
    groups.set(where, [...(groups.get(where) ?? []), step]);
  }
  return [...groups.values()].map((steps) => ({ road: steps[0].road, city: steps[0].city, steps }));
}

/** The order that leads from one city to another, or acts where the lord is; null: none does. */
export function orderTo(components: Components, from: CityId, to: CityId): number | null {
  if (from === to) return ACTION;
  const colour = components.leadsTo.findIndex((ends) => ends[from] === to);
  return colour < 0 ? null : colour;
}
