import type { Seat } from '@triptych/kernel';
import type { AreaId, CampaignId, Components, ForceId } from '../content/components.ts';
import { FORCES_PER_CAMPAIGN } from '../content/things.ts';
import { NONE } from '../state.ts';
import type { XerxesView } from '../view.ts';

/** A campaign within reach this year. */
export interface CampaignInReach {
  readonly card: CampaignId;
  /** The forces that workers must still find. Bonus forces serve for those that no free area offers. */
  readonly missing: readonly ForceId[];
  /** Areas whose forces it needs, so that they yield nothing. */
  readonly used: readonly AreaId[];
}

/** The campaign in hand for which the fewest forces must still be found; null: none is within reach. */
export function campaignInReach(
  components: Components,
  view: XerxesView,
  me: Seat,
  free: readonly AreaId[],
): CampaignInReach | null {
  const { areas, campaigns, events } = components;
  const { satrap, permanent } = view.seats[me];
  const placed = view.seats[me].workers.filter((area) => area >= 0);
  const position = view.order.indexOf(me) + 1;
  const blessed = view.event !== NONE && events[view.event].effect === 'blessing';
  const bonus = (position === 3 ? 1 : 0) + (blessed ? 1 : 0);
  const toPlace = view.phase === 'worker' ? view.seats[me].workers.filter((area) => area === NONE).length : 0;
  const all = permanent.length + 1 + placed.length + bonus + toPlace;
  if (all - (position === 2 ? 1 : 0) < FORCES_PER_CAMPAIGN) return null;
  const sources = [satrap, ...placed];
  const offers = (force: ForceId): boolean => free.some((area) => areas[area].force === force);
  const reachable = (view.hand?.campaigns ?? []).flatMap((card): CampaignInReach[] => {
    let needed = [...campaigns[card].forces];
    const serve = (force: ForceId): boolean => {
      const at = needed.indexOf(force);
      if (at < 0 || needed.length === 0) return false;
      needed = needed.filter((_, other) => other !== at);
      return true;
    };
    for (const force of permanent) serve(force);
    // As many areas as possible keep their resources.
    const used = sources.filter((area) => needed.length > bonus && serve(areas[area].force));
    const byWorkers = needed.filter(offers).slice(0, Math.max(0, needed.length - bonus));
    const inReach = byWorkers.length <= toPlace && needed.length - byWorkers.length <= bonus;
    return inReach ? [{ card, missing: byWorkers, used }] : [];
  });
  const effort = ({ missing, used }: CampaignInReach): number => 10 * missing.length + used.length;
  return reachable.sort((one, other) => effort(one) - effort(other))[0] ?? null;
}
