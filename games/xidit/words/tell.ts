import type { Seat } from '@triptych/kernel';
import { type Roles, toldTo } from '@triptych/words';
import type { CityId } from '../content/components.ts';
import { ASSESSMENTS, COLOURS, ORDERS, REWARDS, UNITS } from '../content/symbols.ts';
import type { XiditEvent } from '../events.ts';
import { cityOf, foeOf, playerName, regionName, type Speaker, titanName } from './speaker.ts';

const ROLES: Roles = { acting: ['seat', 'first', 'seats'], concerned: [] };

/** An event as a sentence of the log. */
export function tell(
  speaker: Speaker,
  event: XiditEvent,
  named: readonly string[],
  you: Seat | null = null,
): string {
  const { words } = speaker;
  const { players, events } = toldTo(words, event, ROLES, named, you);
  const name = (seat: Seat): string => playerName(speaker, players, seat);
  const player = 'seat' in event ? name(event.seat) : '';
  const city = (id: CityId) => cityOf(speaker, id);
  const tile = (id: CityId) => ({ city: city(id), foe: foeOf(speaker, id) });
  switch (event.type) {
    case 'firstPlayerSet':
    case 'titansLeft':
    case 'floorKept':
    case 'floorDeclined':
    case 'saved':
      return events[event.type]({ player });
    case 'lordPlaced':
    case 'waited':
    case 'floorAdded':
      return events[event.type]({ player, city: city(event.city) });
    case 'assessmentsLaid':
      return events.assessmentsLaid({ assessments: event.assessments.map((at) => ASSESSMENTS[at]) });
    case 'yearBegan':
      return events.yearBegan({ year: event.year, first: name(event.first) });
    case 'ordersRevealed':
      return events.ordersRevealed({
        programs: event.orders.map((orders, seat) => ({
          player: name(seat),
          orders: orders.map((order) => ORDERS[order]),
        })),
      });
    case 'moved':
    case 'noRoad':
      return events[event.type]({ player, city: city(event.city), colour: COLOURS[event.colour] });
    case 'recruited':
      return events.recruited({ player, city: city(event.city), unit: UNITS[event.unit] });
    case 'idled':
      return events.idled({ player, city: city(event.city), why: event.why });
    case 'threatEliminated':
      return events.threatEliminated({ player, ...tile(event.tile), units: event.units });
    case 'titanFaced':
      return events.titanFaced({ player, titan: titanName(speaker, event.titan) });
    case 'titanEliminated':
      return events.titanEliminated({ player, titan: titanName(speaker, event.titan), units: event.units });
    case 'rewardsChosen':
      return events.rewardsChosen({ player, rewards: event.rewards.map((reward) => REWARDS[reward]) });
    case 'goldGained':
      return events.goldGained({ player, gold: event.gold });
    case 'guildBuilt':
      return events.guildBuilt({ player, city: city(event.city), floors: event.floors, kept: event.kept });
    case 'bardsPlaced':
      return events.bardsPlaced({
        player,
        regions: event.regions.map((region, at) => ({
          region: regionName(speaker, region),
          bards: event.bards[at],
        })),
        fortress: event.fortress,
      });
    case 'fortressEntered':
      return events.fortressEntered({ player, bards: event.bards });
    case 'dummyRaised':
      return events.dummyRaised({ player, assessment: ASSESSMENTS[event.assessment], value: event.value });
    case 'tileDiscarded':
      return events.tileDiscarded[event.pile](tile(event.tile));
    case 'recruitEntered':
      return events.recruitEntered({ ...tile(event.tile), units: event.units });
    case 'threatEntered':
    case 'recruitUnfilled':
      return events[event.type](tile(event.tile));
    case 'pilesMade':
    case 'reinforced':
      return events[event.type]({ recruit: event.recruit, threat: event.threat });
    case 'nextDrawn':
      return events.nextDrawn[event.pile](tile(event.tile));
    case 'topTurned':
      return events.topTurned({ ...tile(event.tile), pile: event.pile });
    case 'discardTurned':
      return events.discardTurned({ pile: event.pile, cities: event.tiles.map(city) });
    case 'titansAwoke':
      return events.titansAwoke({ titans: event.titans.map((titan) => titanName(speaker, titan)) });
    case 'censusBegan':
      return events.censusBegan({ year: event.year });
    case 'censusShown': {
      const shown = event.shown.map((number, seat) => ({ player: name(seat), number }));
      return events.censusShown({ unit: UNITS[event.unit], shown });
    }
    case 'censusWon': {
      const won = { players: event.seats.map(name), unit: UNITS[event.unit] };
      return event.seats.length === 1 ? events.censusWon.alone(won) : events.censusWon.tied(won);
    }
    case 'gameEnded':
      return events.gameEnded({ early: event.early ?? false });
    case 'fortressEmptied':
      return events.fortressEmptied({
        bards: event.bards.map((number, seat) => ({ player: name(seat), number })),
      });
    case 'assessed':
      return events.assessed({
        assessment: ASSESSMENTS[event.assessment],
        ranking: event.ranking.map((seat) => ({ player: name(seat), value: event.values[seat] })),
        eliminated: event.eliminated.map(name),
      });
  }
}
