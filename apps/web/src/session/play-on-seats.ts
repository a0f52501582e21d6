import type { Seat, SeatRecord } from '@triptych/kernel';

/** Who plays on from a moment of a finished match: one person and bots, each as strong as it was in the match. */
export function playOnSeats(seats: readonly SeatRecord[], person: Seat): SeatRecord[] {
  return seats.map(({ name, strength }, seat) =>
    seat === person
      ? { name, player: 'person' }
      : { name, player: 'bot', ...(strength !== undefined && { strength }) },
  );
}
