import { FORCES, type Force, RESOURCES, type Resource } from '../content/things.ts';

/** What sentences and labels count. */
export type Thing = Resource | Force | 'point' | 'tax' | 'campaign';

/** A number with its noun: `2 ships`. */
export type Counted = (thing: Thing, number: number) => string;

/** Resources by their counts, without zeros. */
export function listResources(counted: Counted, counts: readonly number[]): string {
  return RESOURCES.flatMap((resource, at) => (counts[at] > 0 ? [counted(resource, counts[at])] : [])).join(
    ', ',
  );
}

/** Resources by their numbers, one by one. */
export function listKinds(counted: Counted, resources: readonly number[]): string {
  return listResources(
    counted,
    RESOURCES.map((_, kind) => resources.filter((resource) => resource === kind).length),
  );
}

/** Forces by their numbers, one by one. */
export function listForces(counted: Counted, forces: readonly number[]): string {
  return FORCES.flatMap((name, kind) => {
    const number = forces.filter((force) => force === kind).length;
    return number > 0 ? [counted(name, number)] : [];
  }).join(', ');
}

/** Things by their names, without zeros. */
export function listNamedResources(counted: Counted, counts: Readonly<Record<string, number>>): string {
  return listResources(
    counted,
    RESOURCES.map((resource) => counts[resource] ?? 0),
  );
}

export function listNamedForces(counted: Counted, counts: Readonly<Record<string, number>>): string {
  return FORCES.flatMap((force) => {
    const number = counts[force] ?? 0;
    return number > 0 ? [counted(force, number)] : [];
  }).join(', ');
}
