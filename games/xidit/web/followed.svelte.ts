import type { Seat } from '@triptych/kernel';

/** Whose way of the year one follows on the map; null: everybody's, faintly. */
export const followed = $state<{ seat: Seat | null }>({ seat: null });
