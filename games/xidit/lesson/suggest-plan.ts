import type { Seat } from '@triptych/kernel';
import type { CityId, Components } from '../content/components.ts';
import { ACTION, ORDERS, ORDERS_PER_YEAR, WAIT } from '../content/symbols.ts';
import { foresee } from '../foresight.ts';
import type { XiditView } from '../view.ts';

/** Six orders that do something useful as things stand. */
export interface SuggestedPlan {
  readonly orders: readonly number[];
  /** Where the plan eliminates a threat; -1: nowhere. */
  readonly threat: CityId;
}

/** Each view is searched for a plan only once. */
const known = new WeakMap<XiditView, SuggestedPlan>();

/** The plan with the most threats and units, if nobody else does anything. */
export function suggestPlan(components: Components, view: XiditView, seat: Seat): SuggestedPlan {
  const before = known.get(view);
  if (before !== undefined) return before;
  const found = search(components, view, seat);
  known.set(view, found);
  return found;
}

const THREAT = 10;
/** Of plans that bring the same, the one that acts first where it can. */
const TRIED = [ACTION, ...[...ORDERS.keys()].filter((order) => order !== ACTION && order !== WAIT)];

function search(components: Components, view: XiditView, seat: Seat): SuggestedPlan {
  let best: SuggestedPlan = { orders: [], threat: -1 };
  let most = -1;
  const extend = (orders: readonly number[], worth: number, threat: CityId): void => {
    if (worth > most) {
      most = worth;
      best = { orders, threat };
    }
    if (orders.length === ORDERS_PER_YEAR) return;
    for (const order of TRIED) {
      if (isDetour(orders, order)) continue;
      const step = foresee(components, view, seat, [...orders, order])[orders.length];
      if (step === null) continue;
      if (step.foreseen === 'moves') extend([...orders, order], worth, threat);
      if (step.foreseen === 'recruits') extend([...orders, order], worth + 1, threat);
      if (step.foreseen === 'eliminates') extend([...orders, order], worth + THREAT, step.city);
    }
  };
  extend([], 0, -1);
  const { orders, threat } = best;
  const rest = Array.from({ length: ORDERS_PER_YEAR - orders.length }, () => WAIT);
  return { orders: [...orders, ...rest], threat };
}

/** Back along the same road, or a second action in a row. */
function isDetour(orders: readonly number[], order: number): boolean {
  return orders.at(-1) === order && (order === ACTION || orders.length > 0);
}
