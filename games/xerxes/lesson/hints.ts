import type { AreaId, CampaignId, Components, ForceId, TaxId } from '../content/components.ts';
import { WORKERS } from '../content/things.ts';
import type { XerxesView } from '../view.ts';

/** The tax card that the lesson is about: the first one in hand that gives a force. */
export function taxToPay({ taxes }: Components, { hand }: XerxesView): TaxId {
  return hand?.taxes.find((card) => taxes[card].force !== null) ?? hand?.taxes[0] ?? 0;
}

/** A campaign within reach this year, and the forces that workers must still find. */
export interface CampaignInReach {
  readonly card: CampaignId;
  readonly missing: readonly ForceId[];
}

/** The first campaign in hand that home, permanent forces and the workers can serve; null: none. */
export function campaignInReach({ campaigns, areas }: Components, view: XerxesView): CampaignInReach | null {
  if (view.viewer === 'spectator') return null;
  const { satrap, permanent, workers } = view.seats[view.viewer];
  const placed = workers.filter((area) => area >= 0);
  const atHand = [satrap, ...placed].map((area) => areas[area].force).concat(permanent);
  for (const card of view.hand?.campaigns ?? []) {
    const missing = without(campaigns[card].forces, atHand);
    if (missing.length <= WORKERS - placed.length) return { card, missing };
  }
  return null;
}

/** The first of these areas that offers a force; undefined: none does. */
export function areaWith(
  { areas }: Components,
  options: readonly number[],
  force: ForceId | undefined,
): AreaId | undefined {
  return options.find((area) => area < areas.length && areas[area].force === force);
}

function without(wanted: readonly number[], had: readonly number[]): number[] {
  const left = [...had];
  return wanted.filter((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
