import type { Pack, PackRoad } from './pack.ts';

export function joined(road: PackRoad, one: number, other: number): boolean {
  return (road.from === one && road.to === other) || (road.from === other && road.to === one);
}

/** By city number (0 is unused): the cities at the other ends of its roads. */
export function neighbours({ cities, roads }: Pack): number[][] {
  const next: number[][] = Array.from({ length: cities.length + 1 }, () => []);
  for (const { from, to } of roads) {
    next[from].push(to);
    next[to].push(from);
  }
  return next;
}

/** By city number: the number of moves from a city, or −1. The closed city cannot be entered. */
export function reach(next: readonly (readonly number[])[], from: number, closed = 0): number[] {
  const moves = next.map(() => -1);
  const queue = [from];
  moves[from] = 0;
  for (const city of queue) {
    for (const other of next[city]) {
      if (other === closed || moves[other] >= 0) continue;
      moves[other] = moves[city] + 1;
      queue.push(other);
    }
  }
  return moves;
}
