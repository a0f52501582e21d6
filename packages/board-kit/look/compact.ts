import { MediaQuery } from 'svelte/reactivity';
import { BREAKPOINTS } from './breakpoints.ts';

/** A phone: silhouettes instead of details, which a tap opens. */
export const compact = new MediaQuery(`max-width: ${BREAKPOINTS.phone}px`);
