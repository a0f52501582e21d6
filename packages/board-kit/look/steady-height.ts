/** More room than this compared to what a map was drawn for is worth drawing it anew. */
const WORTH_IT = 1.16;

/**
 * The height for which a map is drawn. What stands above and below a map grows and shrinks by a line now and then; if
 * the map followed each time, its places would jump. So it keeps the least height that it has had in this window, and
 * what is left over stays empty.
 */
export class SteadyHeight {
  #window = '';
  #kept = 0;

  /** In another language, texts around a map and on it have other sizes. */
  of(
    width: number,
    height: number,
    window: { readonly width: number; readonly height: number },
    language: string,
  ): number {
    const now = [width, window.width, window.height, language].join();
    const follows = now !== this.#window || height < this.#kept || height > this.#kept * WORTH_IT;
    this.#window = now;
    if (follows) this.#kept = height;
    return this.#kept;
  }
}
