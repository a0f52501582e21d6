import { NONE } from './content/components.ts';
import { UNITS } from './content/symbols.ts';
import type { XiditEvent } from './events.ts';
import { NO_TILE, RECRUIT, THREAT } from './state.ts';
import type { LordView, XiditView } from './view.ts';

/**
 * A viewer's view after an event: orders, lords, tiles and camps, guilds and bards, as far as the event shows them. The
 * rest waits for the next view from the rules.
 */
export function viewAfter(view: XiditView, event: XiditEvent): XiditView {
  const seen = changed(view, event);
  return 'order' in event ? { ...seen, order: event.order } : seen;
}

function changed(view: XiditView, event: XiditEvent): XiditView {
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
