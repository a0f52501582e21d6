import type { Shape } from '@triptych/kernel';
import type { Components } from '../content/components.ts';
import { NO, type XerxesQuestion, YES } from '../questions.ts';
import type { XerxesState } from '../state.ts';
import { giveOptions, robOptions, takeOptions } from './abilities.ts';
import { buildingLoss, buildOptions, freeBuildings } from './buildings.ts';
import { campaignOptions, convertOptions, forcesItems } from './campaigns.ts';
import { bonusOptions } from './collecting.ts';
import { rivals } from './points.ts';
import { asksForCampaigns, CAMPAIGNS_KEPT, freeSatraps, mostTaxesKept, TAXES_KEPT } from './set-up.ts';
import { kindsHeld, room } from './store.ts';
import { taxOptions } from './taxes.ts';
import { freeAreas, placeOptions, workerNow } from './workers.ts';
import { heirGift } from './year-event.ts';

type OneShape = Extract<Shape, { shape: 'one' }>;

function one(of: readonly number[]): OneShape {
  return { shape: 'one', of };
}

/** Who must answer which question now. */
export function pending(components: Components, state: XerxesState): readonly XerxesQuestion[] {
  switch (state.phase) {
    case 'keepTaxes':
      return state.seats.map(({ taxes }, seat) => {
        const shape = {
          shape: 'some',
          of: [...taxes],
          min: TAXES_KEPT,
          max: mostTaxesKept(state, seat),
        } as const;
        return { seat, kind: 'keepTaxes', rule: 'E2.3', sealed: true, shape };
      });
    case 'keepCampaigns':
      return state.seats.flatMap(({ campaigns }, seat) => {
        if (!asksForCampaigns(state, seat)) return [];
        const shape = {
          shape: 'some',
          of: [...campaigns],
          min: CAMPAIGNS_KEPT,
          max: CAMPAIGNS_KEPT,
        } as const;
        return [{ seat, kind: 'keepCampaigns', rule: 'E2.4', sealed: true, shape }];
      });
    case 'over':
      return [];
    default:
      return [openQuestion(components, state, state.phase)];
  }
}

type OpenPhase = Exclude<XerxesState['phase'], 'keepTaxes' | 'keepCampaigns' | 'over'>;

function openQuestion(components: Components, state: XerxesState, phase: OpenPhase): XerxesQuestion {
  const seat = state.turn;
  // Written out: spreading a common part into each of them took a third of all the time of the rules.
  const sealed = false;
  switch (phase) {
    case 'satrap':
      return { seat, sealed, kind: 'satrap', rule: 'E2.2', shape: one(freeSatraps(state)) };
    case 'worker': {
      const shape = one(placeOptions(components, state, seat));
      return { seat, sealed, kind: 'worker', rule: 'E3.3', worker: workerNow(state), shape };
    }
    case 'push': {
      const shape = one(freeAreas(components, state));
      return { seat, sealed, kind: 'push', rule: 'E11.7', area: state.pushed, shape };
    }
    case 'ignore':
      return { seat, sealed, kind: 'ignore', rule: 'E11.2', shape: one([NO, YES]) };
    case 'heir': {
      const satrapy = state.seats[seat];
      const to = satrapy.resources.map((_, resource) => resource);
      const caps = to.map((resource) => room(satrapy, resource));
      const gift = heirGift(state, seat);
      const shape = { shape: 'distribute', to, caps, min: gift, max: gift } as const;
      return { seat, sealed, kind: 'heir', rule: 'E4.3', shape };
    }
    case 'campaign':
      return {
        seat,
        sealed,
        kind: 'campaign',
        rule: 'E5.1',
        shape: one(campaignOptions(components, state, seat)),
      };
    case 'convert':
      return {
        seat,
        sealed,
        kind: 'convert',
        rule: 'E11.1',
        shape: one(convertOptions(components, state, seat)),
      };
    case 'forces': {
      const shape = { shape: 'assign', items: forcesItems(components, state, seat), each: 1 } as const;
      return { seat, sealed, kind: 'forces', rule: 'E5.3', card: state.card, shape };
    }
    case 'rival':
      return { seat, sealed, kind: 'rival', rule: 'E5.6', shape: one(rivals(state, seat)) };
    case 'giveUp':
      return { seat, sealed, kind: 'giveUp', rule: 'E7.1', shape: one(kindsHeld(state.seats[seat])) };
    case 'bonus':
      return { seat, sealed, kind: 'bonus', rule: 'E7.4', shape: one(bonusOptions(components, state, seat)) };
    case 'build':
      return { seat, sealed, kind: 'build', rule: 'E8.1', shape: one(buildOptions(components, state, seat)) };
    case 'move': {
      const { building } = state;
      const owner = state.buildings[building];
      return { seat, sealed, kind: 'move', rule: 'E11.6', building, owner, shape: one(freeBuildings(state)) };
    }
    case 'divide': {
      const { building } = state;
      const loss = buildingLoss(building);
      const to = rivals(state, seat);
      const shape = { shape: 'distribute', to, caps: to.map(() => loss), min: loss, max: loss } as const;
      return { seat, sealed, kind: 'divide', rule: 'E8.7', building, shape };
    }
    case 'tax':
      return { seat, sealed, kind: 'tax', rule: 'E9.1', shape: one(taxOptions(components, state, seat)) };
    case 'rob':
      return { seat, sealed, kind: 'rob', rule: 'E11.3', shape: one(robOptions(state, seat)) };
    case 'give':
      return { seat, sealed, kind: 'give', rule: 'E11.4', shape: one(giveOptions(state, seat)) };
    case 'take': {
      const { given } = state;
      return {
        seat,
        sealed,
        kind: 'take',
        rule: 'E11.4',
        given,
        shape: one(takeOptions(state, seat, given)),
      };
    }
    case 'order':
      return { seat, sealed, kind: 'order', rule: 'E7.6', shape: { shape: 'order', of: [...state.order] } };
  }
}
