import type { Rng, Seat } from '@triptych/kernel';
import { choose } from './bot/choices.ts';
import { carryOutOrderAs } from './bot/year-runner.ts';
import { type CityId, type Components, NONE, tilesFor } from './content/components.ts';
import type { Idle, XiditEvent } from './events.ts';
import { imagine } from './imagine.ts';
import { emptyMemory, type XiditMemory } from './memory.ts';
import { DECLINE } from './questions.ts';
import { answerWithinOrder } from './rules/answering.ts';
import type { Play } from './rules/play.ts';
import type { PileView, XiditView } from './view.ts';

/** What an order comes to, as things stand. */
export type Foreseen = 'moves' | 'noRoad' | 'waits' | 'recruits' | 'eliminates' | 'titans' | Idle;

/** One order of a plan; `city` is where the lord stands after it. */
export interface Step {
  readonly order: number;
  readonly from: CityId;
  readonly city: CityId;
  readonly foreseen: Foreseen;
}

const NO_CHANCE: Rng = { below: () => 0 };

/**
 * Where a plan leads if nobody else does anything: carried out by the rules themselves, on a state imagined from
 * what the seat sees. What others hide has no part in it. A place that is still empty (null) counts as waiting.
 */
export function foresee(
  components: Components,
  view: XiditView,
  seat: Seat,
  orders: readonly (number | null)[],
): (Step | null)[] {
  const told: XiditEvent[] = [];
  const play: Play = {
    components,
    tiles: tilesFor(components, view.lords.length),
    state: imagine(components, view, memoryOf(view), NO_CHANCE),
    rng: NO_CHANCE,
    emit: (event) => told.push(event),
  };
  const lord = play.state.lords[seat];
  return orders.map((order, place) => {
    if (order === null) return null;
    told.length = 0;
    const from = lord.city;
    if (carryOutOrderAs(play, seat, place, order)) {
      // X4.8: a titan is a choice of its own, which is not part of the plan.
      if (play.state.phase === 'titan') {
        answerWithinOrder(play, seat, DECLINE);
        return { order, from, city: lord.city, foreseen: 'titans' };
      }
      while (answerWithinOrder(play, seat, choose(play, seat)));
    }
    return { order, from, city: lord.city, foreseen: foreseenIn(told) };
  });
}

/** What the seat knows anyway: how high the piles are, and what lies on top of them. */
function memoryOf(view: XiditView): XiditMemory {
  const pile = ({ size, top }: PileView): number[] =>
    Array.from({ length: size }, (_, at) => (at === size - 1 ? top : NONE));
  return { ...emptyMemory(), recruitPile: pile(view.recruitPile), threatPile: pile(view.threatPile) };
}

function foreseenIn(told: readonly XiditEvent[]): Foreseen {
  for (const event of told) {
    switch (event.type) {
      case 'moved':
        return 'moves';
      case 'noRoad':
        return 'noRoad';
      case 'recruited':
        return 'recruits';
      case 'threatEliminated':
        return 'eliminates';
      case 'idled':
        return event.why;
      default:
        break;
    }
  }
  return 'waits';
}

/** Whether an order comes to nothing although it was meant to do something. */
export function isVain({ foreseen }: Step): boolean {
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
