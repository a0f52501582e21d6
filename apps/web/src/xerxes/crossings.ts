import type { Seat } from '@triptych/kernel';
import type { Components } from '@triptych/xerxes/components';
import type { XerxesEvent } from '@triptych/xerxes/events';
import { FORCES, RESOURCES } from '@triptych/xerxes/things';

/** A place on the table by the selectors of what lies there: the first that can be seen counts. */
export type Place = readonly string[];

/** Something that crosses the table. */
export interface Crossing {
  /** The selector of a drawing that looks like it. */
  readonly sign: string;
  readonly from: Place;
  readonly to: Place;
}

const panel = (seat: Seat): string => `[data-home="seat:${seat}"]`;
const area = (at: number): Place => [`[data-space="area:${at}"]`];
/** My own resources lie in my store, which is larger than what the panel shows of it. */
const good = (seat: Seat, resource: number): Place => [
  `.own [data-good="${seat}:${resource}"]`,
  `[data-good="${seat}:${resource}"]`,
  panel(seat),
];
const card = (seat: Seat, kind: 'tax' | 'campaign', of: number): Place => [
  `[data-piece="${kind}:${of}"]`,
  `[data-done="${seat}:${kind}"]`,
  panel(seat),
];
/** Where a place in the turn order gives and takes; alone, it stands by itself. */
const onTrack = (seat: Seat): Place => [
  `[data-piece="order:${seat}"]`,
  '[data-space="position"]',
  '[data-space="event"]',
];
const EVENT: Place = ['[data-space="event"]'];
const LAND: Place = ['.map'];

const icon = (name: string): string => `.icon.${name}`;

/** What is seen on its way when this happens: resources, the forces of areas, workers that go home. */
export function crossingsOf(event: XerxesEvent, components: Components): Crossing[] {
  switch (event.type) {
    case 'collected': {
      const { seat, area: at, gained } = event;
      return [goHome(seat, at), ...gained.map((resource) => bring(resource, area(at), good(seat, resource)))];
    }
    case 'campaignFulfilled':
      return event.areas.flatMap((at) => [
        {
          sign: icon(FORCES[components.areas[at].force]),
          from: area(at),
          to: card(event.seat, 'campaign', event.card),
        },
        goHome(event.seat, at),
      ]);
    case 'heirGave':
      return each(event.gained).map((resource) => bring(resource, EVENT, good(event.seat, resource)));
    case 'resourceGivenUp':
      return [bring(event.resource, good(event.seat, event.resource), onTrack(event.seat))];
    case 'bonusGained':
      return [bring(event.resource, onTrack(event.seat), good(event.seat, event.resource))];
    case 'built': {
      const { cost } = components.buildings[event.building];
      const site = [`[data-space="building:${event.building}"]`];
      return each(cost).map((resource) => bring(resource, good(event.seat, resource), site));
    }
    case 'taxPaid': {
      const to = card(event.seat, 'tax', event.card);
      return each(components.taxes[event.card].cost).map((resource) =>
        bring(resource, good(event.seat, resource), to),
      );
    }
    case 'forceGained': {
      const from = [`[data-done="${event.seat}:tax"]`, panel(event.seat)];
      const to = [`[data-army="${event.seat}"]`, '.own .forces'];
      return [{ sign: icon(FORCES[event.force]), from, to }];
    }
    case 'robbed':
      return [bring(event.resource, good(event.victim, event.resource), good(event.seat, event.resource))];
    case 'resourcesGiven':
      return event.resources.map((resource) => bring(resource, good(event.seat, resource), LAND));
    case 'resourcesTaken':
      return event.resources.map((resource) => bring(resource, LAND, good(event.seat, resource)));
    default:
      return [];
  }
}

function bring(resource: number, from: Place, to: Place): Crossing {
  return { sign: icon(RESOURCES[resource]), from, to };
}

/** E6.3: a worker goes home; the satrap's figure stays where it is. */
function goHome(seat: Seat, at: number): Crossing {
  const from = [`[data-space="area:${at}"]:not([data-governor="${seat}"])`];
  return { sign: `${panel(seat)} .seal`, from, to: [panel(seat)] };
}

/** Each resource as often as it is counted. */
function each(counts: readonly number[]): number[] {
  return counts.flatMap((number, resource) => Array<number>(number).fill(resource));
}
