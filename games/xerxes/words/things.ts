import { FORCES, type Force, RESOURCES, type Resource } from '../content/things.ts';

/** What sentences and labels count. */
export type Thing = Resource | Force | 'point' | 'tax' | 'campaign';

/** A number with its noun: `2 ships`. */
export type Counted = (thing: Thing, number: number) => string;

/** Resources by their counts, without zeros. Labels join them with commas, sentences as their language does. */
export function countedResources(counted: Counted, counts: readonly number[]): string[] {
  return RESOURCES.flatMap((resource, at) => (counts[at] > 0 ? [counted(resource, counts[at])] : []));
}

/** Resources by their numbers, one by one. */
export function countedKinds(counted: Counted, resources: readonly number[]): string[] {
  return countedResources(
    counted,
    RESOURCES.map((_, kind) => resources.filter((resource) => resource === kind).length),
  );
}

/** Forces by their numbers, one by one. */
export function countedForces(counted: Counted, forces: readonly number[]): string[] {
  return FORCES.flatMap((name, kind) => {
    const number = forces.filter((force) => force === kind).length;
    return number > 0 ? [counted(name, number)] : [];
  });
}

/** Things by their names, without zeros. */
export function namedResources(counted: Counted, counts: Readonly<Record<string, number>>): string[] {
  return countedResources(
    counted,
    RESOURCES.map((resource) => counts[resource] ?? 0),
  );
}

export function namedForces(counted: Counted, counts: Readonly<Record<string, number>>): string[] {
  return FORCES.flatMap((force) => {
    const number = counts[force] ?? 0;
    return number > 0 ? [counted(force, number)] : [];
  });
}
