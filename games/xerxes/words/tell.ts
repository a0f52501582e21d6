import type { Seat } from '@triptych/kernel';
import { listOf, type Roles, toldTo } from '@triptych/words';
import { SATRAPS } from '../content/things.ts';
import type { XerxesEvent } from '../events.ts';
import { POINTS_TO_END, ROUNDS } from '../rules/ending.ts';
import {
  areaName,
  buildingName,
  campaignText,
  effectOf,
  forceName,
  type Speaker,
  taxText,
} from './speaker.ts';
import { countedKinds, countedResources } from './things.ts';

const ROLES: Roles = { acting: ['seat'], concerned: ['victim', 'owner', 'by'] };

/** An event as a sentence of the log. */
export function tell(
  speaker: Speaker,
  event: XerxesEvent,
  named: readonly string[],
  you: Seat | null = null,
): string {
  const { components, language, words } = speaker;
  const { counted } = words;
  const { players, events } = toldTo(words, event, ROLES, named, you);
  const area = (id: number): string => areaName(speaker, id);
  const list = (things: readonly string[]): string => listOf(language, things);
  const kinds = (resources: readonly number[]): string => list(countedKinds(counted, resources));
  const building = (id: number): string => buildingName(speaker, id);
  const tax = (card: number): string => taxText(speaker, card, players.length === 1);
  const player = 'seat' in event && event.seat !== null ? players[event.seat] : '';
  switch (event.type) {
    case 'satrapTaken':
      return events.satrapTaken({ player, satrap: area(event.satrap) });
    case 'abilityUsed': {
      const ability = words.abilities[SATRAPS[event.satrap]];
      return events.abilityUsed({ player, satrap: `${area(event.satrap)} (${ability})` });
    }
    case 'orderSet': {
      const order = event.order.map((seat) => players[seat]).join(', ');
      return event.seat === null ? events.orderSet.first({ order }) : events.orderSet.by({ player, order });
    }
    case 'taxesDealt':
      return events.taxesDealt({ cards: event.cards.map(tax).join(' · ') });
    case 'campaignsDealt':
      return events.campaignsDealt({
        cards: event.cards.map((card) => campaignText(speaker, card)).join(' · '),
      });
    case 'taxesKept':
    case 'campaignsKept':
      return events[event.type]({ player, count: event.count });
    case 'roundBegan':
      return events.roundBegan({ round: event.round });
    case 'soloCardDrawn': {
      const { position, bars } = components.solo[event.card];
      const areas = list(event.occupied.map(area));
      return events.soloCardDrawn({ position: String(position), areas, building: building(bars) });
    }
    case 'workerPlaced':
    case 'areaTaken':
      return events[event.type]({ player, area: area(event.area) });
    case 'workerPushed': {
      const way = { from: area(event.from), to: area(event.to) };
      return event.owner === null
        ? events.workerPushed.nobody(way)
        : events.workerPushed.rival({ owner: players[event.owner], ...way });
    }
    case 'eventRevealed':
      return events.eventRevealed({
        event: components.names(language).events[event.event],
        effect: effectOf(speaker, event.event),
      });
    case 'eventIgnored':
    case 'eventAccepted':
      return events[event.type]({ player, event: components.names(language).events[event.event] });
    case 'heirGave':
      return events.heirGave({ player, gained: list(countedResources(counted, event.gained)) });
    case 'forceConverted':
      return events.forceConverted({
        player,
        from: forceName(speaker, event.from),
        to: forceName(speaker, event.to),
      });
    case 'campaignDeclared':
      return events.campaignDeclared({ player, forces: campaignText(speaker, event.card) });
    case 'campaignFulfilled':
      return event.areas.length === 0
        ? events.campaignFulfilled.alone({ player })
        : events.campaignFulfilled.withAreas({ player, areas: list(event.areas.map(area)) });
    case 'pointsGained':
      return events.pointsGained({ player, points: event.points });
    case 'pointsLost':
      return events.pointsLost({ player, points: event.points, by: players[event.by] });
    case 'collected': {
      const missed = [
        ...(event.lost.length > 0 ? [events.overflow({ resources: kinds(event.lost) })] : []),
        ...(event.stopped.length > 0 ? [events.stopped({ resources: kinds(event.stopped) })] : []),
      ].join('; ');
      return events.collected({
        player,
        area: area(event.area),
        gained: kinds(event.gained),
        missed,
      });
    }
    case 'resourceGivenUp':
    case 'bonusGained':
      return events[event.type]({ player, resource: kinds([event.resource]) });
    case 'built':
      return events.built({ player, building: building(event.building) });
    case 'buildingTaken':
      return events.buildingTaken({
        player,
        owner: players[event.owner],
        building: building(event.building),
      });
    case 'markerMoved':
      return events.markerMoved({
        owner: players[event.owner],
        from: building(event.from),
        to: building(event.to),
      });
    case 'robbed':
      return events.robbed({
        player,
        victim: players[event.victim],
        resource: kinds([event.resource]),
      });
    case 'resourcesGiven':
    case 'resourcesTaken':
      return events[event.type]({ player, resources: kinds(event.resources) });
    case 'taxPaid':
      return events.taxPaid({ player, tax: tax(event.card) });
    case 'forceGained':
      return events.forceGained({ player, force: forceName(speaker, event.force) });
    case 'trackTaken':
    case 'trackClaimed':
    case 'campaignsEnded':
    case 'buildingPassed':
    case 'taxesEnded':
      return events[event.type]({ player });
    case 'taxesRedealt':
    case 'workersLeft':
      return events[event.type]();
    case 'gameEnded':
      return events.gameEnded[event.reason]({ points: POINTS_TO_END, round: ROUNDS });
  }
}
