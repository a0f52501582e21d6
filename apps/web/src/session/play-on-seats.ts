import type { Seat, SeatRecord } from '@triptych/kernel';

/** Who continues from a moment of a finished match: one person, and bots as strong as they were in it. */
export function playOnSeats(seats: readonly SeatRecord[], person: Seat): SeatRecord[] {
  return seats.map(({ name, strength }, seat) =>
    seat === person
      ? { name, player: 'person' }
      : { name, player: 'bot', ...(strength !== undefined && { strength }) },
  );
}
