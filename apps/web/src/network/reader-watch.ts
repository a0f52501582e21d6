/** After this long without activity the reader counts as gone, even if the page is still in front (milliseconds). */
const GONE_AFTER = 3 * 60_000;
const CHECK_EVERY = 30_000;
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'touchstart'] as const;

/** Knows whether somebody is reading this page: it is in front, and there was recent activity. */
export class ReaderWatch {
  readonly #report: (here: boolean) => void;
  #movedAt = Date.now();
  #reported: boolean | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #check = (): void => {
    if (this.#here !== this.#reported) this.tell();
  };
  readonly #moved = (): void => {
    this.#movedAt = Date.now();
    if (this.#reported !== true) this.#check();
  };

  /** Bringing the page to the front counts as activity. */
  readonly #turned = (): void => {
    this.#movedAt = Date.now();
    this.#check();
  };

  constructor(report: (here: boolean) => void) {
    this.#report = report;
  }

  get #here(): boolean {
    return document.visibilityState === 'visible' && Date.now() - this.#movedAt < GONE_AFTER;
  }

  /** Reports the current state, whether it has changed or not. */
  tell(): void {
    this.#reported = this.#here;
    this.#report(this.#reported);
  }

  start(): void {
    this.#movedAt = Date.now();
    document.addEventListener('visibilitychange', this.#turned);
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, this.#moved, { capture: true, passive: true });
    this.#timer = setInterval(this.#check, CHECK_EVERY);
  }

  stop(): void {
    clearInterval(this.#timer);
    document.removeEventListener('visibilitychange', this.#turned);
    for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, this.#moved, { capture: true });
  }
}
