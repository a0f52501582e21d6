import { addTo, type Seat, type Tally } from '@triptych/kernel';
import type { Components } from '../content/components.ts';
import { BUILDINGS } from '../content/things.ts';
import { POINT_SOURCES, type PointSource, type XerxesEvent } from '../events.ts';
import { SCENARIOS } from '../meta.ts';
import { buildingsOf, ROUNDS } from '../rules/ending.ts';
import { outcome } from '../rules/outcome.ts';
import { goalsMet } from '../rules/solo.ts';
import type { XerxesState } from '../state.ts';

export const SOURCES = [...POINT_SOURCES, 'lost'] as const;
type Source = PointSource | 'lost';

/** What most winners should have. */
export const FEWEST_POINTS = 15;
export const MOST_POINTS = 27;

/** Counts one finished game. */
export function count(
  _components: Components,
  tally: Tally,
  state: XerxesState,
  events: readonly XerxesEvent[],
): void {
  const { seats, round, scenario } = state;
  addTo(tally, 'years', round);
  addTo(tally, 'years/early', round < ROUNDS ? 1 : 0);
  for (let year = 1; year <= ROUNDS; year++) addTo(tally, `years/${year}`, year === round ? 1 : 0);
  for (const { taxesPaid, campaignsWon, taxes, campaigns, permanent } of seats) {
    addTo(tally, 'cards/taxesPaid', taxesPaid.length);
    addTo(tally, 'cards/campaignsWon', campaignsWon.length);
    addTo(tally, 'cards/forces', permanent.length);
    addTo(tally, 'cards/taxes', taxesPaid.length / (taxesPaid.length + taxes.length));
    addTo(tally, 'cards/campaigns', campaignsWon.length / (campaignsWon.length + campaigns.length));
  }
  for (const { satrap, ability } of seats) addTo(tally, `ability/${satrap}`, ability === 0 ? 1 : 0);
  countBuildings(tally, state, events);
  if (seats.length === 1) addTo(tally, `solo/${SCENARIOS[scenario]}`, goalsMet(state) ? 1 : 0);
  else countWins(tally, state, events);
}

function countBuildings(tally: Tally, state: XerxesState, events: readonly XerxesEvent[]): void {
  const built = events.flatMap((event) => (event.type === 'built' ? [event] : []));
  for (const [building, name] of BUILDINGS.entries()) {
    addTo(tally, `building/${name}`, built.filter((event) => event.building === building).length);
  }
  for (let year = 1; year <= ROUNDS; year++) {
    addTo(tally, `building/year/${year}`, built.filter((event) => event.round === year).length);
  }
  for (const seat of state.seats.keys()) addTo(tally, 'building/player', buildingsOf(state, seat));
}

function countWins(tally: Tally, state: XerxesState, events: readonly XerxesEvent[]): void {
  const winners = outcome(state)?.ranking.filter(({ rank }) => rank === 1) ?? [];
  const order = events.find((event) => event.type === 'orderSet')?.order ?? [];
  const points = pointsBySource(state, events);
  for (const [seat, satrapy] of state.seats.entries()) {
    const won = winners.some((winner) => winner.seat === seat) ? 1 / winners.length : 0;
    addTo(tally, `wins/satrap/${satrapy.satrap}`, won);
    addTo(tally, `wins/position/${order.indexOf(seat)}`, won);
    addTo(tally, `wins/seat/${seat}`, won);
    for (const who of won > 0 ? ['winner', 'player'] : ['player']) {
      addTo(tally, `points/${who}`, satrapy.points);
      for (const source of SOURCES) addTo(tally, `source/${who}/${source}`, points[seat][source]);
    }
    if (won === 0) continue;
    const usual = satrapy.points >= FEWEST_POINTS && satrapy.points <= MOST_POINTS;
    addTo(tally, 'points/usual', usual ? 1 : 0);
  }
}

function pointsBySource(
  { seats }: XerxesState,
  events: readonly XerxesEvent[],
): readonly Record<Source, number>[] {
  const points = seats.map(() => ({ campaign: 0, building: 0, tax: 0, lost: 0 }));
  const add = (seat: Seat, source: Source, number: number): void => {
    points[seat][source] += number;
  };
  for (const event of events) {
    if (event.type === 'pointsGained') add(event.seat, event.for, event.points);
    else if (event.type === 'pointsLost') add(event.seat, 'lost', -event.points);
  }
  return points;
}
