import { addTo, type Seat, type Tally } from '@triptych/kernel';
import type { Components } from '../content/components.ts';
import { LEFT, MARKERS, type PlaceKind } from '../content/symbols.ts';
import type { BellumEvent } from '../events.ts';
import { outcome, treasure } from '../rules/ending.ts';
import type { BellumState } from '../state.ts';
import { chestGains, type Source, SOURCES } from '../story/chests.ts';
import { isWithinBox, STOCK_IN_BOX, STOCKS, supplyOf } from './supply.ts';

/** What is counted once per game, by name. */
export const COUNTERS = [
  'raids/tavern',
  'raids/farm',
  'raids/village',
  'raids/city',
  'robberies',
  'rolls/barrel',
  'rolls/spell',
  'recruits/fearsome',
  'recruits/extreme',
  'recruits/glyphs',
] as const;
type Counter = (typeof COUNTERS)[number];

/** B10.6 */
export const FEWEST_DAYS = 10;
export const MOST_DAYS = 25;

/** Counts one finished game. */
export function count(
  components: Components,
  tally: Tally,
  state: BellumState,
  events: readonly BellumEvent[],
): void {
  const { castles, day } = state;
  addTo(tally, 'days', day);
  addTo(tally, 'days/within', day >= FEWEST_DAYS && day <= MOST_DAYS ? 1 : 0);
  addTo(tally, `days/${day}`, 1);
  const winners = outcome(state)?.ranking.filter(({ rank }) => rank === 1) ?? [];
  const winShare = (seat: Seat): number =>
    winners.some((winner) => winner.seat === seat) ? 1 / winners.length : 0;
  const firstCaptain = events.find((event) => event.type === 'dayBegan')?.captain ?? 0;
  for (const [seat, { board, chests }] of castles.entries()) {
    const won = winShare(seat);
    addTo(tally, `wins/seat/${seat}`, won);
    addTo(tally, `wins/place/${(seat - firstCaptain + castles.length) % castles.length}`, won);
    addTo(tally, `wins/castle/${board}`, won);
    const golden = chests.filter((chest) => components.chestKinds[chest] === 'golden').length;
    for (const who of won > 0 ? ['winner', 'player'] : ['player']) {
      addTo(tally, `treasure/${who}`, treasure(state, seat));
      addTo(tally, `chests/${who}`, chests.length);
      addTo(tally, `golden/${who}`, golden);
    }
  }
  countEvents(components, tally, state, events, winShare);
  countSupply(components, tally, events);
}

/** B10.6: whether the box holds enough. */
function countSupply(components: Components, tally: Tally, events: readonly BellumEvent[]): void {
  const supply = supplyOf(components, events);
  const { most, markersMissing, dryDecks } = supply;
  const had = (name: string, yes: boolean): void => addTo(tally, name, yes ? 1 : 0);
  had('supply/within', isWithinBox(supply));
  for (const stock of STOCKS) {
    addTo(tally, `supply/most/${stock}`, most[stock]);
    had(`supply/short/${stock}`, most[stock] > STOCK_IN_BOX[stock]);
  }
  had('supply/short/chests', supply.chestsMissing > 0);
  had(
    'supply/short/markers',
    MARKERS.some((marker) => markersMissing[marker] > 0),
  );
  had('supply/short/theft', supply.theftsWithoutShield > 0);
  had('supply/dry/fearsome', dryDecks.fearsome);
  had('supply/dry/extreme', dryDecks.extreme);
}

function countEvents(
  components: Components,
  tally: Tally,
  state: BellumState,
  events: readonly BellumEvent[],
  winShare: (seat: Seat) => number,
): void {
  const { cards, places } = components;
  const value: Record<Source, number> = { scouts: 0, tavern: 0, farm: 0, village: 0, city: 0, theft: 0 };
  const winners: Record<Source, number> = { scouts: 0, tavern: 0, farm: 0, village: 0, city: 0, theft: 0 };
  const counters = new Map<Counter, number>(COUNTERS.map((counter) => [counter, 0]));
  const raise = (counter: Counter): void => void counters.set(counter, (counters.get(counter) ?? 0) + 1);
  for (const { source, seat, chest } of chestGains(components, events)) {
    value[source] += state.chestValues[chest];
    winners[source] += state.chestValues[chest] * winShare(seat);
  }
  for (const event of events) {
    switch (event.type) {
      case 'placeTaken':
        raise(raidCounter(places[event.place].kind));
        break;
      case 'castleStormed':
        raise('robberies');
        break;
      case 'rollBought':
        raise(event.with === 'barrel' ? 'rolls/barrel' : 'rolls/spell');
        break;
      case 'recruited':
        raise(cards[event.card].tier === 'extreme' ? 'recruits/extreme' : 'recruits/fearsome');
        if (event.food === 0) raise('recruits/glyphs');
        break;
      case 'cardPlaced': {
        const left = event.side === LEFT ? 1 : 0;
        addTo(tally, `left/${cards[event.card].tier}`, left);
        addTo(tally, `left/card/${event.card}`, left);
        break;
      }
      case 'gameEnded':
        addTo(tally, `end/${event.reason}`, 1);
        break;
      default:
    }
  }
  for (const from of SOURCES) {
    addTo(tally, `value/${from}`, value[from]);
    addTo(tally, `value/winner/${from}`, winners[from]);
  }
  for (const [counter, number] of counters) addTo(tally, counter, number);
}

function raidCounter(kind: PlaceKind): Counter {
  return `raids/${kind}`;
}
