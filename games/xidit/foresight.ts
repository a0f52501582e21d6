import type { Rng, Seat } from '@triptych/kernel';
import { choose } from './bot/choices.ts';
import { carryOutOrderAs } from './bot/year-runner.ts';
import { type CityId, type Components, NONE, tilesFor } from './content/components.ts';
import { UNITS } from './content/symbols.ts';
import type { Idle, XiditEvent } from './events.ts';
import { imagine } from './imagine.ts';
import { emptyMemory, type XiditMemory } from './memory.ts';
import { DECLINE } from './questions.ts';
import { answerWithinOrder } from './rules/answering.ts';
import type { Play } from './rules/play.ts';
import type { PileView, XiditView } from './view.ts';

/** The effect of an order as things stand. */
export type ForeseenAction = 'moves' | 'noRoad' | 'waits' | 'recruits' | 'eliminates' | 'titans' | Idle;

/** One order of a plan; `city` is where the lord is after it. */
export interface ForeseenStep {
  readonly order: number;
  readonly from: CityId;
  readonly city: CityId;
  readonly foreseen: ForeseenAction;
  /** By class: the units that it recruits, that it pays, or that it lacks. */
  readonly units: readonly number[];
}

const NO_CHANCE: Rng = { below: () => 0 };

/**
 * Where a plan leads if nobody else does anything: the rules execute it on a state imagined from the seat's view, so
 * nothing hidden affects it. An empty place (null) counts as waiting.
 */
export function foresee(
  components: Components,
  view: XiditView,
  seat: Seat,
  orders: readonly (number | null)[],
): (ForeseenStep | null)[] {
  const events: XiditEvent[] = [];
  const play: Play = {
    components,
    tiles: tilesFor(components, view.lords.length),
    state: imagine(components, view, memoryOf(view), NO_CHANCE),
    rng: NO_CHANCE,
    emit: (event) => events.push(event),
  };
  const lord = play.state.lords[seat];
  return orders.map((order, place) => {
    if (order === null) return null;
    events.length = 0;
    const from = lord.city;
    if (carryOutOrderAs(play, seat, place, order)) {
      // X4.8: a titan is a separate choice, not part of the plan.
      if (play.state.phase === 'titan') {
        answerWithinOrder(play, seat, DECLINE);
        return { order, from, city: lord.city, foreseen: 'titans', units: [] };
      }
      while (answerWithinOrder(play, seat, choose(play, seat)));
    }
    const { city } = lord;
    const { foreseen, units } = foreseenIn(events);
    const lacked = foreseen === 'unitsMissing' ? lack(play.tiles[city].asks, lord.units) : units;
    return { order, from, city, foreseen, units: lacked };
  });
}

/** What the seat knows anyway: the heights and tops of the piles. */
function memoryOf(view: XiditView): XiditMemory {
  const pile = ({ size, top }: PileView): number[] =>
    Array.from({ length: size }, (_, at) => (at === size - 1 ? top : NONE));
  return { ...emptyMemory(), recruitPile: pile(view.recruitPile), threatPile: pile(view.threatPile) };
}

const lack = (asked: readonly number[], owned: readonly number[]): number[] =>
  asked.map((number, unit) => Math.max(0, number - owned[unit]));

function foreseenIn(events: readonly XiditEvent[]): Pick<ForeseenStep, 'foreseen' | 'units'> {
  for (const event of events) {
    switch (event.type) {
      case 'moved':
        return { foreseen: 'moves', units: [] };
      case 'noRoad':
        return { foreseen: 'noRoad', units: [] };
      case 'recruited':
        return { foreseen: 'recruits', units: UNITS.map((_, unit) => Number(unit === event.unit)) };
      case 'threatEliminated':
        return { foreseen: 'eliminates', units: event.units };
      case 'idled':
        return { foreseen: event.why, units: [] };
      default:
        break;
    }
  }
  return { foreseen: 'waits', units: [] };
}

/** Whether an order has no effect although it was meant to have one. */
export function isVain({ foreseen }: ForeseenStep): boolean {
  switch (foreseen) {
    case 'moves':
    case 'waits':
    case 'recruits':
    case 'eliminates':
    case 'titans':
      return false;
    case 'noRoad':
    case 'noTile':
    case 'alreadyRecruited':
    case 'alreadyEliminated':
    case 'unitsMissing':
      return true;
  }
}
