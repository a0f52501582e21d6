import type { Seat } from '@triptych/kernel';
import type { CampaignId, Components, TaxId } from '../content/components.ts';
import type { XerxesState } from '../state.ts';
import { type Taste, taxAim } from './worth.ts';

/** The `count` best of these cards, in their original order. */
function best(cards: readonly number[], count: number, worth: (card: number) => number): number[] {
  const ranked = [...cards].sort((a, b) => worth(b) - worth(a)).slice(0, count);
  return cards.filter((card) => ranked.includes(card));
}

/** E2.3: cards that give points, or a force that the campaigns in hand need. */
export function keptTaxes(
  components: Components,
  state: XerxesState,
  seat: Seat,
  cards: readonly TaxId[],
  count: number,
  taste: Taste,
): number[] {
  const { resources } = components.areas[state.seats[seat].satrap];
  return best(cards, count, (card) => {
    const { cost, worth, size } = taxAim(components, state, seat, card, taste);
    const fromHome = resources.reduce((sum, resource) => sum + Math.min(1, cost[resource]), 0);
    return (worth * 5) / size + 0.2 * fromHome;
  });
}

/** E2.4: campaigns that home and the tax cards in hand can serve. */
export function keptCampaigns(
  components: Components,
  state: XerxesState,
  seat: Seat,
  cards: readonly CampaignId[],
  count: number,
): number[] {
  const { satrap, taxes } = state.seats[seat];
  const home = components.areas[satrap].force;
  const promised = taxes.map((card) => components.taxes[card].force);
  return best(cards, count, (card) => {
    const { need } = components.campaigns[card];
    let served = need[home] > 0 ? 1 : 0;
    for (let force = 0; force < need.length; force++) {
      served += 0.6 * Math.min(need[force], promised.filter((kind) => kind === force).length);
      served -= need[force] > 1 ? 0.5 : 0;
    }
    return served;
  });
}
