import type { Seat } from '@triptych/kernel';
import type { RegionId } from '../content/components.ts';
import type { XiditBoard } from './board-context.ts';

export interface Singer {
  readonly seat: Seat;
  /** NONE: the bards in the Fortress are secret. */
  readonly bards: number;
}

/** Who has bards in a region, or may have some. */
export function singersIn({ view }: XiditBoard, region: RegionId): Singer[] {
  return view.lords
    .map(({ songs }, seat) => ({ seat, bards: songs[region] }))
    .filter(({ bards }) => bards !== 0);
}

/** Who scores the first and the second value of a region as far as visible; two of a tie. */
export function placesIn(
  board: XiditBoard,
  region: RegionId,
): { readonly first: readonly Singer[]; readonly second: readonly Singer[] } {
  const singers = singersIn(board, region).filter(({ bards }) => bards > 0);
  const [most, next] = [...new Set(singers.map(({ bards }) => bards))].sort((a, b) => b - a);
  const first = singers.filter(({ bards }) => bards === most).slice(0, 2);
  // After a tie for the first value, who comes next is another question than who is second.
  const second = first.length === 1 ? singers.filter(({ bards }) => bards === next).slice(0, 2) : [];
  return { first, second };
}
