import { getContext, setContext } from 'svelte';

/** What is talked about now, by its anchors (`city=4`). A board that has no room for details shows them here. */
type Targets = () => readonly string[];

const KEY = Symbol('spotlight');

/** On the table: what its lesson points at. */
export const spotlight = $state<{ targets: readonly string[] }>({ targets: [] });

/** In a picture of the rules: what it shows. */
export function provideSpotlight(targets: Targets): void {
  setContext(KEY, targets);
}

export function useSpotlight(): Targets {
  return getContext<Targets | undefined>(KEY) ?? (() => spotlight.targets);
}
