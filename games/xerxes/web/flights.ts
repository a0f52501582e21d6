import { anchored } from '@triptych/board-kit/anchors.ts';
import type { Seat } from '@triptych/kernel';
import type { BuildingId, Components } from '../content/components.ts';
import type { XerxesEvent } from '../events.ts';
import { FORCES, RESOURCES } from '../content/things.ts';
import type { CardKind } from './on-board.ts';

/** A place on the table: selectors of its elements, the first visible of which counts. */
export type FlightEnd = readonly string[];

/** Something that flies across the table. */
export interface Flight {
  /** The selector of a drawing to copy; null: the piece at the destination flies itself. */
  readonly sign: string | null;
  readonly from: FlightEnd;
  readonly to: FlightEnd;
}

const panel = (seat: Seat): string => anchored('home', `seat:${seat}`);
const area = (at: number): FlightEnd => [anchored('space', `area:${at}`)];
const site = (building: BuildingId): FlightEnd => [anchored('space', `building:${building}`)];
const marker = (building: BuildingId): FlightEnd => [anchored('marker', building)];
/** My own resources are in my store, which is larger than the panel. */
const good = (seat: Seat, resource: number): FlightEnd => [
  `.own ${anchored('good', `${seat}:${resource}`)}`,
  anchored('good', `${seat}:${resource}`),
  panel(seat),
];
const card = (seat: Seat, kind: CardKind, of: number): FlightEnd => [
  anchored('piece', `${kind}:${of}`),
  anchored('done', `${seat}:${kind}`),
  panel(seat),
];
/** Where a turn-order position gives and takes; in a solo game it stands alone. */
const onTrack = (seat: Seat): FlightEnd => [
  anchored('piece', `order:${seat}`),
  anchored('space', 'position'),
  anchored('space', 'event'),
];
const EVENT: FlightEnd = [anchored('space', 'event')];
const LAND: FlightEnd = ['.map'];

const icon = (name: string): string => `.icon.${name}`;

/** The flights of an event: resources, forces, markers, and workers going home. */
export function flightsOf(event: XerxesEvent, components: Components): Flight[] {
  switch (event.type) {
    case 'collected': {
      const { seat, area: at, gained } = event;
      return [goHome(seat, at), ...gained.map((resource) => gain(seat, resource, area(at)))];
    }
    case 'campaignFulfilled': {
      const { seat, areas, card: campaign } = event;
      const to = card(seat, 'campaign', campaign);
      return areas.flatMap((at) => [
        { sign: icon(FORCES[components.areas[at].force]), from: area(at), to },
        goHome(seat, at),
      ]);
    }
    case 'heirGave':
      return each(event.gained).map((resource) => gain(event.seat, resource, EVENT));
    case 'resourceGivenUp':
      return [spend(event.seat, event.resource, onTrack(event.seat))];
    case 'bonusGained':
      return [gain(event.seat, event.resource, onTrack(event.seat))];
    case 'built': {
      const { seat, building } = event;
      const price = each(components.buildings[building].cost);
      return [
        ...price.map((resource) => spend(seat, resource, site(building))),
        { sign: null, from: [panel(seat)], to: marker(building) },
      ];
    }
    case 'markerMoved':
      return [{ sign: null, from: marker(event.from), to: marker(event.to) }];
    case 'taxPaid': {
      const to = card(event.seat, 'tax', event.card);
      return each(components.taxes[event.card].cost).map((resource) => spend(event.seat, resource, to));
    }
    case 'forceGained': {
      const from = [anchored('done', `${event.seat}:tax`), panel(event.seat)];
      const to = [anchored('army', event.seat), '.own .forces'];
      return [{ sign: icon(FORCES[event.force]), from, to }];
    }
    case 'robbed':
      return [gain(event.seat, event.resource, good(event.victim, event.resource))];
    case 'resourcesGiven':
      return event.resources.map((resource) => spend(event.seat, resource, LAND));
    case 'resourcesTaken':
      return event.resources.map((resource) => gain(event.seat, resource, LAND));
    default:
      return [];
  }
}

function gain(seat: Seat, resource: number, from: FlightEnd): Flight {
  return { sign: icon(RESOURCES[resource]), from, to: good(seat, resource) };
}

function spend(seat: Seat, resource: number, to: FlightEnd): Flight {
  return { sign: icon(RESOURCES[resource]), from: good(seat, resource), to };
}

/** E6.3: a worker goes home; the satrap's figure stays. */
function goHome(seat: Seat, at: number): Flight {
  const from = [`${anchored('space', `area:${at}`)}:not(${anchored('governor', seat)})`];
  return { sign: `${panel(seat)} .badge`, from, to: [panel(seat)] };
}

/** Each resource as often as its count. */
function each(counts: readonly number[]): number[] {
  return counts.flatMap((number, resource) => Array<number>(number).fill(resource));
}
