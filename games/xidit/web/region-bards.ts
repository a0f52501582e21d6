import type { Seat } from '@triptych/kernel';
import type { RegionId } from '../content/components.ts';
import type { XiditBoard } from './board-context.ts';

interface Singer {
  readonly seat: Seat;
  /** NONE: how many there are in the Fortress, or whether there are any, is secret. */
  readonly bards: number;
}

/** Who has bards in a region, or may have some. */
export function singersIn({ view }: XiditBoard, region: RegionId): Singer[] {
  return view.lords
    .map(({ songs }, seat) => ({ seat, bards: songs[region] }))
    .filter(({ bards }) => bards !== 0);
}

/** Who leads in a region, as far as it can be seen; of a tie two. */
export function leadersIn(board: XiditBoard, region: RegionId): Singer[] {
  const singers = singersIn(board, region).filter(({ bards }) => bards > 0);
  const most = Math.max(...singers.map(({ bards }) => bards));
  return singers.filter(({ bards }) => bards === most).slice(0, 2);
}
