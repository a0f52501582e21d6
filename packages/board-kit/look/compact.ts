import { screen } from './screen.svelte.ts';

/** No room for details, which open with a tap. The container named `compact` says the same to style sheets. */
export const compact = {
  get current(): boolean {
    return screen.now.arrangement !== 'wide';
  },
};
