import type { SeatRecord } from '@triptych/kernel';
import { myName } from './my-name.ts';

/** In a match that is played again, “Player 1” gets the name that the first person here has chosen since. */
export function withMyName(
  seats: readonly SeatRecord[],
  /** By seat: the names at the last table that was set up here. */
  last: readonly (string | null)[],
  isDefault: (name: string) => boolean,
): readonly SeatRecord[] {
  const first = seats.findIndex(({ player }) => player === 'person');
  const name = myName.now ?? last[first] ?? null;
  return seats.map((seat, at) =>
    at === first && name !== null && isDefault(seat.name) ? { ...seat, name } : seat,
  );
}
