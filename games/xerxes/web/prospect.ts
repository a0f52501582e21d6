import type { Rng, Seat } from '@triptych/kernel';
import type { Components } from '../content/components.ts';
import { Build, Pay, placeChoice, type XerxesQuestion } from '../questions.ts';
import { buildOptions } from '../rules/buildings.ts';
import { collectAll } from '../rules/collecting.ts';
import { taxOptions } from '../rules/taxes.ts';
import type { XerxesView } from '../view.ts';
import type { Draft } from '@triptych/client/draft.ts';
import { ownState } from './own-state.ts';

/** What a worker would bring: my resources after collecting, and the cards and buildings that they would pay for. */
export interface Prospect {
  readonly resources: readonly number[];
  readonly taxes: ReadonlySet<number>;
  readonly buildings: ReadonlySet<number>;
}

const NO_CHANCE: Rng = { below: () => 0 };

/** Computed by the rules as things stand; null while no area is chosen for a worker. */
export function prospectOf(
  components: Components,
  view: XerxesView,
  seat: Seat,
  question: XerxesQuestion,
  draft: Draft,
): Prospect | null {
  if (question.kind !== 'worker' || typeof draft !== 'number') return null;
  const place = placeChoice(draft);
  if (place.on !== 'area') return null;
  const state = ownState(view, seat);
  state.seats[seat].workers[question.worker] = place.area;
  collectAll({ components, state, rng: NO_CHANCE, emit: undefined });
  const { resources, taxes } = state.seats[seat];
  const paid = taxOptions(components, state, seat);
  const built = buildOptions(components, state, seat);
  return {
    resources,
    taxes: new Set(taxes.filter((card) => paid.includes(Pay.card(card)))),
    buildings: new Set(
      view.buildings.flatMap((_, building) => (built.includes(Build.building(building)) ? [building] : [])),
    ),
  };
}
