import { addTo, type Seat, type Tally } from '@triptych/kernel';
import { CITIES, type Components, type TileId } from '../content/components.ts';
import { ASSESSMENTS, REWARDS } from '../content/symbols.ts';
import type { XiditEvent } from '../events.ts';
import { valuesIn } from '../rules/assessments.ts';
import { countUnits } from '../rules/play.ts';
import { tilesInPlay, YEARS } from '../rules/variants.ts';
import type { XiditState } from '../state.ts';

/** What is counted once per game, per player. */
export const COUNTERS = ['recruited', 'threats', 'titans', 'idle', 'lapsed', 'moves', 'waits'] as const;
type Counter = (typeof COUNTERS)[number];

/** Distributions are grouped by fives. */
export const GROUP = 5;
export const LAST_GROUP = 9;

/** Counts one finished game. */
export function count(
  components: Components,
  tally: Tally,
  state: XiditState,
  events: readonly XiditEvent[],
): void {
  const seats = state.lords.length;
  const winner = events.find((event) => event.type === 'saved')?.seat ?? seats;
  const first = events.find((event) => event.type === 'firstPlayerSet')?.seat ?? 0;
  for (let seat = 0; seat < seats; seat++) {
    addTo(tally, `wins/seat/${seat}`, seat === winner ? 1 : 0);
    addTo(tally, `wins/place/${(seat - first + seats) % seats}`, seat === winner ? 1 : 0);
  }
  addTo(tally, 'wins/dummy', winner === seats ? 1 : 0);
  countFinals(components, tally, state, winner);
  const length = state.setting.years === YEARS.long ? 'long' : 'short';
  countEvents(tally, events, seats, tilesInPlay(seats, length));
}

function countFinals(components: Components, tally: Tally, state: XiditState, winner: Seat): void {
  const whose = (seat: Seat): string[] => (seat === winner ? ['player', 'winner'] : ['player']);
  for (const [assessment, name] of ASSESSMENTS.entries()) {
    const values = valuesIn(components, state, assessment).slice(0, state.lords.length);
    for (const [seat, value] of values.entries()) {
      for (const who of whose(seat)) addTo(tally, `final/${who}/${name}`, value);
      const here = Math.min(Math.floor(value / GROUP), LAST_GROUP);
      for (let group = 0; group <= LAST_GROUP; group++) {
        addTo(tally, `spread/${name}/${group}`, group === here ? 1 : 0);
      }
    }
  }
  for (const [seat, { units, bards }] of state.lords.entries()) {
    for (const who of whose(seat)) {
      addTo(tally, `final/${who}/units`, countUnits(units));
      addTo(tally, `final/${who}/bards`, bards);
    }
  }
}

function countEvents(
  tally: Tally,
  events: readonly XiditEvent[],
  seats: number,
  tiles: readonly TileId[],
): void {
  const counters = new Map<Counter, number>(COUNTERS.map((counter) => [counter, 0]));
  const raise = (counter: Counter): void => void counters.set(counter, (counters.get(counter) ?? 0) + 1);
  const eliminated = Array.from({ length: CITIES }, () => 0);
  let awakenings = 0;
  let gaps = 0;
  let unfilled = 0;
  let held = 0;
  const full = seats === 3 ? 4 : 5;
  for (const event of events) {
    switch (event.type) {
      case 'recruited':
        raise('recruited');
        break;
      case 'moved':
        raise('moves');
        break;
      case 'waited':
        raise('waits');
        break;
      case 'noRoad':
        raise('lapsed');
        break;
      case 'idled':
        raise('idle');
        break;
      case 'threatEliminated':
        raise('threats');
        eliminated[event.tile]++;
        break;
      case 'titanEliminated':
        raise('titans');
        break;
      case 'rewardsChosen':
        countRewards(tally, event);
        break;
      case 'titansAwoke':
        awakenings++;
        break;
      case 'recruitEntered':
        if (countUnits(event.units) < full) gaps++;
        break;
      case 'recruitUnfilled':
        unfilled++;
        break;
      case 'assessed': {
        for (const [assessment, name] of ASSESSMENTS.entries()) {
          addTo(tally, `out/${held}/${name}`, assessment === event.assessment ? event.eliminated.length : 0);
        }
        held++;
        break;
      }
      default:
    }
  }
  for (const [counter, number] of counters) addTo(tally, `deeds/${counter}`, number / seats);
  addTo(tally, 'titans/awake', awakenings > 0 ? 1 : 0);
  addTo(tally, 'titans/awakenings', awakenings);
  addTo(tally, 'titans/beaten', counters.get('titans') ?? 0);
  addTo(tally, 'shortages/games', gaps > 0 ? 1 : 0);
  addTo(tally, 'shortages/gaps', gaps);
  addTo(tally, 'shortages/unfilled', unfilled);
  for (const tile of tiles) {
    addTo(tally, `tiles/${tile}`, eliminated[tile]);
    addTo(tally, `tiles-ever/${tile}`, eliminated[tile] > 0 ? 1 : 0);
  }
}

/** Which rewards were chosen, of all chosen, and of those on offer. */
function countRewards(
  tally: Tally,
  { rewards, offered }: Extract<XiditEvent, { type: 'rewardsChosen' }>,
): void {
  for (const chosen of rewards) {
    for (const [reward, name] of REWARDS.entries())
      addTo(tally, `rewards/${name}`, reward === chosen ? 1 : 0);
  }
  for (const reward of offered) addTo(tally, `offered/${REWARDS[reward]}`, rewards.includes(reward) ? 1 : 0);
}
