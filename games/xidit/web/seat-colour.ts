import type { Seat } from '@triptych/kernel';

/** The colour of a seat; the dummy has none. */
export const seatColour = (seat: Seat | null): string => (seat === null ? '#9a8763' : `var(--seat-${seat})`);
