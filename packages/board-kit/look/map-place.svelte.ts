import type { Language } from '@triptych/words';
import { screen } from './screen.svelte.ts';
import { type DrawnMap, SteadyPlace } from './steady-place.ts';

/** The part of a board that its map fills. The board binds the element and its size. */
export class MapPlace {
  element = $state<HTMLElement>();
  width = $state(0);
  height = $state(0);
  readonly #steady = new SteadyPlace();
  readonly #language: () => Language | null;

  constructor(language: () => Language | null) {
    this.#language = language;
  }

  /** How the map is drawn there. A large window has room enough around it. */
  readonly drawn: DrawnMap = $derived.by(() => {
    const { width, height } = this;
    if (screen.now.arrangement === 'wide') return { height, above: 0 };
    const top = (this.element?.getBoundingClientRect().top ?? 0) / screen.now.zoom;
    return this.#steady.in({ top, width, height }, screen.now, this.#language() ?? '');
  });
}
