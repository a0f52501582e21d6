import { MediaQuery } from 'svelte/reactivity';

/** A phone: silhouettes instead of details, which a tap opens. */
export const compact = new MediaQuery('max-width: 700px');
