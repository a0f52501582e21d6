import type { ResourceId } from '../content/components.ts';
import { STORE } from '../content/things.ts';
import type { SatrapyState } from '../state.ts';

/** E1.8: how many more of a resource fit. */
export function room({ resources }: SatrapyState, resource: ResourceId): number {
  return STORE - resources[resource];
}

export function roomForAll({ resources }: SatrapyState): number {
  let fit = 0;
  for (const held of resources) fit += STORE - held;
  return fit;
}

/** The resources of which one more fits. */
export function kindsWithRoom(satrapy: SatrapyState): ResourceId[] {
  const kinds: ResourceId[] = [];
  for (let kind = 0; kind < satrapy.resources.length; kind++) if (room(satrapy, kind) > 0) kinds.push(kind);
  return kinds;
}

export function kindsHeld({ resources }: SatrapyState): ResourceId[] {
  const kinds: ResourceId[] = [];
  for (let kind = 0; kind < resources.length; kind++) if (resources[kind] > 0) kinds.push(kind);
  return kinds;
}

/** E1.8: takes one if it fits; any excess is lost. */
export function gain(satrapy: SatrapyState, resource: ResourceId): boolean {
  if (room(satrapy, resource) === 0) return false;
  satrapy.resources[resource]++;
  return true;
}

export function canPay({ resources }: SatrapyState, cost: readonly number[]): boolean {
  for (let kind = 0; kind < cost.length; kind++) if (resources[kind] < cost[kind]) return false;
  return true;
}

export function pay({ resources }: SatrapyState, cost: readonly number[]): void {
  for (let kind = 0; kind < cost.length; kind++) resources[kind] -= cost[kind];
}
