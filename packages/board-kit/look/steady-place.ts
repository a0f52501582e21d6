/** More room than this compared to what a map was drawn for is worth drawing it anew. */
const WORTH_IT = 1.16;

interface Place {
  /** Where it begins in the window. */
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface DrawnMap {
  readonly height: number;
  /** How much room is left over above it; the rest is below. */
  readonly above: number;
}

/**
 * Where a map is drawn, and how high. What is above and below a map grows and shrinks by a line now and then; if
 * the map followed each time, its places would jump. So it keeps the least height that it has had in this window, and
 * its place in the window; what is left over stays empty.
 */
export class SteadyPlace {
  #window = '';
  #height = 0;
  #top = 0;

  /** In another language, texts around a map and on it have other sizes. */
  in(
    { top, width, height }: Place,
    window: { readonly width: number; readonly height: number },
    language: string,
  ): DrawnMap {
    const now = [width, window.width, window.height, language].join();
    const follows = now !== this.#window || height < this.#height || height > this.#height * WORTH_IT;
    this.#window = now;
    if (follows) this.#height = height;
    const above = Math.min(Math.max(0, this.#top - top), height - this.#height);
    this.#top = top + above;
    return { height: this.#height, above };
  }
}
