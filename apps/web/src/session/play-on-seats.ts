import type { Seat, SeatRecord } from '@triptych/kernel';

/** Who continues from a moment of a finished match: one person, and bots like those that were in it. */
export function playOnSeats(seats: readonly SeatRecord[], person: Seat): SeatRecord[] {
  return seats.map(({ name, strength, character }, seat) =>
    seat === person
      ? { name, player: 'person' }
      : {
          name,
          player: 'bot',
          ...(strength !== undefined && { strength }),
          ...(character !== undefined && { character }),
        },
  );
}
