import type { Seat, SeatRecord } from '@triptych/kernel';
import type { KitWords } from './words/en.ts';

/** The players in lists and tables: their names, and “You” for the reader; null: there is no single reader. */
export function seatLabels(
  seats: readonly SeatRecord[],
  reader: Seat | null,
  { you }: Pick<KitWords, 'you'>,
): readonly string[] {
  return seats.map(({ name }, seat) => (seat === reader ? you : name));
}
