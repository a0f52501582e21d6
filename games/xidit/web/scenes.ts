import type { Scene } from '@triptych/board-kit/event-animations.ts';
import type { GameEvent } from '@triptych/kernel';
import { NONE } from '../content/components.ts';
import type { XiditEvent } from '../events.ts';
import { NO_TILE, RECRUIT, THREAT } from '../state.ts';
import { UNITS } from '../content/symbols.ts';
import type { LordView, XiditView } from '../view.ts';
import { asView, eventsOf } from './state.ts';

/** A year is played order by order: everybody's first, then everybody's second (X3.3). */
export function scenes(before: unknown, events: readonly GameEvent[]): readonly Scene[] {
  const parts: XiditEvent[][] = [];
  let place: number | null = null;
  for (const event of eventsOf(events)) {
    const order = 'order' in event ? event.order : null;
    const begins = (order !== null && order !== place) || BEGINS.includes(event.type);
    if (begins || parts.length === 0) parts.push([]);
    if (order !== null) place = order;
    parts.at(-1)?.push(event);
  }
  let view = asView(before);
  return parts.map((part) => {
    for (const event of part) {
      view = after(view, event);
      if ('order' in event) view = { ...view, order: event.order };
    }
    return { view, events: part };
  });
}

const BEGINS: readonly XiditEvent['type'][] = ['ordersRevealed', 'yearBegan', 'censusBegan', 'gameEnded'];

/** What is to be seen after an event, as far as the map shows it. */
function after(view: XiditView, event: XiditEvent): XiditView {
  switch (event.type) {
    case 'ordersRevealed':
      return { ...view, lords: view.lords.map((lord, seat) => ({ ...lord, orders: event.orders[seat] })) };
    case 'lordPlaced':
    case 'moved':
      return withLord(view, event.seat, { city: event.city });
    case 'recruited': {
      const { units } = view.lords[event.seat];
      const gained = units === null ? null : units.with(event.unit, units[event.unit] + 1);
      const at = event.city * UNITS.length + event.unit;
      return {
        ...withLord(view, event.seat, { units: gained }),
        camps: view.camps.with(at, view.camps[at] - 1),
      };
    }
    case 'threatEliminated':
    case 'titanEliminated': {
      const { units } = view.lords[event.seat];
      return withLord(view, event.seat, {
        units: units === null ? null : units.map((number, unit) => number - event.units[unit]),
      });
    }
    case 'tileDiscarded':
      return { ...view, sides: view.sides.with(event.tile, NO_TILE) };
    case 'recruitEntered': {
      const camps = [...view.camps];
      camps.splice(event.tile * UNITS.length, UNITS.length, ...event.units);
      return { ...view, camps, sides: view.sides.with(event.tile, RECRUIT), nextRecruit: NONE };
    }
    case 'threatEntered':
      return { ...view, sides: view.sides.with(event.tile, THREAT), nextThreat: NONE };
    case 'nextDrawn':
      return event.pile === 'recruit'
        ? { ...view, nextRecruit: event.tile }
        : { ...view, nextThreat: event.tile };
    case 'guildBuilt':
      return {
        ...view,
        guilds: view.guilds.with(event.city, event.seat),
        heights: view.heights.with(event.city, view.heights[event.city] + event.floors + event.kept),
      };
    case 'floorAdded':
      return { ...view, heights: view.heights.with(event.city, view.heights[event.city] + 1) };
    case 'bardsPlaced': {
      const songs = [...view.lords[event.seat].songs];
      for (const [at, region] of event.regions.entries()) songs[region] += event.bards[at];
      return withLord(view, event.seat, { songs });
    }
    default:
      return view;
  }
}

function withLord(view: XiditView, seat: number, change: Partial<LordView>): XiditView {
  return { ...view, lords: view.lords.with(seat, { ...view.lords[seat], ...change }) };
}
