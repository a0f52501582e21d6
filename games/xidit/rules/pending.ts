import type { Seat } from '@triptych/kernel';
import { ASSESSMENTS, ORDERS, ORDERS_PER_YEAR } from '../content/symbols.ts';
import type { XiditQuestion } from '../questions.ts';
import { floorOptions, isCounted, mostCensusBards } from './census.ts';
import { offerNow, type Play } from './play.ts';
import { bardsToPlace, regionsFor, rewardOptions } from './rewards.ts';
import { freeCities } from './set-up.ts';
import { titanOptions } from './titan-hunt.ts';

const SYMBOLS = ORDERS.map((_, symbol) => symbol);
const VALUES = ASSESSMENTS.map((_, assessment) => assessment);

/** Who must answer which question now. */
export function pending(play: Play): readonly XiditQuestion[] {
  const { state } = play;
  const seats = state.lords.map((_, seat) => seat);
  switch (state.phase) {
    case 'orders':
      return seats.map((seat) => ({
        seat,
        kind: 'orders',
        rule: 'X3.1',
        sealed: true,
        shape: { shape: 'sequence', of: [...SYMBOLS], length: ORDERS_PER_YEAR },
      }));
    case 'census':
      return seats.filter((seat) => isCounted(state, seat)).map((seat) => censusQuestion(play, seat));
    case 'over':
      return [];
    default:
      return [openQuestion(play, state.phase, state.turn)];
  }
}

function censusQuestion({ state }: Play, seat: Seat): XiditQuestion {
  const unit = state.census;
  const of = Array.from({ length: state.lords[seat].units[unit] + 1 }, (_, number) => number);
  return { seat, kind: 'census', rule: 'X7.2', sealed: true, unit, shape: { shape: 'one', of } };
}

type OpenPhase = Exclude<Play['state']['phase'], 'orders' | 'census' | 'over'>;

function openQuestion(play: Play, phase: OpenPhase, seat: Seat): XiditQuestion {
  const { components, state } = play;
  // Written out, because spreading a common part into each question is slow.
  const sealed = false;
  const one = (of: readonly number[]) => ({ shape: 'one', of }) as const;
  switch (phase) {
    case 'lords':
      return { seat, sealed, kind: 'lord', rule: 'X2.6', shape: one(freeCities(state)) };
    case 'rewards': {
      const { of, number } = rewardOptions(play, seat);
      const shape = { shape: 'some', of, min: number, max: number } as const;
      return { seat, sealed, kind: 'rewards', rule: 'X4.10', offer: [...offerNow(play, seat)], shape };
    }
    case 'bards': {
      const number = bardsToPlace(play, seat);
      return { seat, sealed, kind: 'bards', rule: 'X4.12', shape: overRegions(play, seat, number, number) };
    }
    case 'titan':
      return { seat, sealed, kind: 'titan', rule: 'X4.8', shape: one(titanOptions(components, state, seat)) };
    case 'payment': {
      const caps = [...state.lords[seat].units];
      const { titan } = state;
      const { cost } = components.titans[titan];
      const to = caps.map((_, unit) => unit);
      return {
        seat,
        sealed,
        kind: 'payment',
        rule: 'X6.5',
        titan,
        shape: { shape: 'distribute', to, caps, min: cost, max: cost },
      };
    }
    case 'dummy':
      return { seat, sealed, kind: 'dummy', rule: 'X4.17', shape: one([...VALUES]) };
    case 'censusBards': {
      const shape = overRegions(play, seat, 0, mostCensusBards(state, seat));
      return { seat, sealed, kind: 'censusBards', rule: 'X7.9', unit: state.census, shape };
    }
    case 'censusFloor':
      return { seat, sealed, kind: 'censusFloor', rule: 'X7.8', shape: one(floorOptions(state, seat)) };
  }
}

function overRegions({ components, state }: Play, seat: Seat, min: number, max: number) {
  const to = regionsFor(components, state, seat);
  return { shape: 'distribute', to, caps: to.map(() => max), min, max } as const;
}
