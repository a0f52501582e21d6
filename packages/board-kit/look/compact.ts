import { MediaQuery } from 'svelte/reactivity';
import { BREAKPOINTS } from './breakpoints.ts';

/** A phone: silhouettes instead of details, which open with a tap. */
export const compact = new MediaQuery(`max-width: ${BREAKPOINTS.phone}px`);
