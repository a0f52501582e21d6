import type { Seat } from '@triptych/kernel';
import type { RegionId } from '../content/components.ts';
import type { XiditBoard } from './board-context.ts';

interface Singer {
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

/** The leaders of a region as far as visible; two of a tie. */
export function leadersIn(board: XiditBoard, region: RegionId): Singer[] {
  const singers = singersIn(board, region).filter(({ bards }) => bards > 0);
  const most = Math.max(...singers.map(({ bards }) => bards));
  return singers.filter(({ bards }) => bards === most).slice(0, 2);
}
