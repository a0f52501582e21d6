import type { Seat } from '@triptych/kernel';

/** The lord whose path is highlighted on the map; null: all paths, faintly. */
export const followed = $state<{ seat: Seat | null }>({ seat: null });
