import { type Names, namesOf } from '@triptych/packs/names';
import { namedThings } from './names.ts';
import type { Pack, PackArea, Section } from './pack.ts';
import {
  type Building,
  BUILDINGS,
  type Force,
  FORCES,
  type Resource,
  RESOURCES,
  type Satrap,
  SATRAPS,
} from './things.ts';

/** An area's number: the homes of the satraps in the order of SATRAPS, then the other lands. */
export type AreaId = number;
/** A satrap's number, and the number of the home area. */
export type SatrapId = number;
export type TaxId = number;
export type CampaignId = number;
/** An event's number: the base game first, then the expansion. */
export type EventId = number;
/** Numbers of resources, forces and buildings: their indices in RESOURCES, FORCES, BUILDINGS. */
export type ResourceId = number;
export type ForceId = number;
export type BuildingId = number;

export interface Area {
  readonly at: { readonly x: number; readonly y: number };
  readonly resources: readonly ResourceId[];
  readonly force: ForceId;
}

export interface Tax {
  /** How many of each resource. */
  readonly cost: readonly number[];
  /** The permanent force it gives, or null for victory points (E9.2). */
  readonly force: ForceId | null;
}

export interface Campaign {
  /** The four forces, one by one. */
  readonly forces: readonly ForceId[];
  /** The same, counted by kind. */
  readonly need: readonly number[];
}

/** What a year event does (E4). */
export type Effect =
  | { readonly effect: 'stops'; readonly resource: ResourceId }
  | { readonly effect: 'bars'; readonly building: BuildingId }
  | { readonly effect: 'blessing' }
  | { readonly effect: 'heir' };

export interface SoloCard {
  readonly position: number;
  readonly occupied: readonly AreaId[];
  readonly bars: BuildingId;
}

/** A pack in the form that the rules use: numbered and counted. */
export interface Components {
  readonly areas: readonly Area[];
  readonly buildings: readonly { readonly cost: readonly number[] }[];
  readonly taxes: readonly Tax[];
  readonly campaigns: readonly Campaign[];
  readonly events: readonly Effect[];
  /** How many of the events belong to the base game; they come first. */
  readonly baseEvents: number;
  readonly solo: readonly SoloCard[];
  /** The names of areas, buildings and events by number; the rules never use them. */
  readonly names: (language: string) => Names<Section>;
}

export function components(pack: Pack): Components {
  const names = areaNames(pack);
  return {
    areas: [...SATRAPS.map((satrap) => area(pack.homes[satrap])), ...pack.lands.map(area)],
    buildings: BUILDINGS.map((building) => ({ cost: countResources(pack.buildings[building].cost) })),
    taxes: pack.taxes.map((tax) => ({
      cost: countResources(tax.asks),
      force: tax.force === undefined ? null : forceId(tax.force),
    })),
    campaigns: pack.campaigns.map(({ asks }) => {
      const forces = asks.map(forceId);
      return { forces, need: FORCES.map((_, kind) => forces.filter((force) => force === kind).length) };
    }),
    events: [
      ...pack.events.map(({ stops, gives }) => {
        if (stops !== undefined) return { effect: 'stops' as const, resource: resourceId(stops) };
        return { effect: gives === 'force' ? ('blessing' as const) : ('heir' as const) };
      }),
      ...pack.expansion.map(({ bars }) => ({ effect: 'bars' as const, building: buildingId(bars) })),
    ],
    baseEvents: pack.events.length,
    solo: pack.solo.map(({ position, occupied, bars }) => ({
      position,
      occupied: occupied.map((id) => names.indexOf(id)).filter((id) => id >= 0),
      bars: buildingId(bars),
    })),
    names: namesOf(
      () => pack.words,
      () => namedThings(pack),
    ),
  };
}

/** What solo cards call the areas, by number. */
export function areaNames(pack: Pack): string[] {
  return [...SATRAPS, ...pack.lands.map(({ id }) => id)];
}

function area({ at, resources, force }: PackArea): Area {
  return { at, resources: resources.map(resourceId), force: forceId(force) };
}

/** How many of each resource are in a list. */
export function countResources(list: readonly Resource[]): number[] {
  return RESOURCES.map((kind) => list.filter((resource) => resource === kind).length);
}

export function resourceId(resource: Resource): ResourceId {
  return RESOURCES.indexOf(resource);
}

export function forceId(force: Force): ForceId {
  return FORCES.indexOf(force);
}

export function buildingId(building: Building): BuildingId {
  return BUILDINGS.indexOf(building);
}

export function satrapId(satrap: Satrap): SatrapId {
  return SATRAP_IDS[satrap];
}

const SATRAP_IDS: Readonly<Record<Satrap, SatrapId>> = Object.assign(
  {},
  ...SATRAPS.map((satrap, id) => ({ [satrap]: id })),
);
