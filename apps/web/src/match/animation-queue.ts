/** Something that moves and can be held, ended or hurried; every animation of the browser can. */
export type Moving = Pick<
  Animation,
  'finished' | 'playState' | 'pause' | 'play' | 'finish' | 'cancel' | 'updatePlaybackRate'
>;

/** Runs one scene after the other at the reader's pace: held, let go, scene by scene, faster, or not at all. */
export class AnimationQueue {
  #moving: readonly Moving[] = [];
  #held = false;
  #rate = 1;
  #letGo: (() => void) | null = null;

  /** Ends when everything has come to rest and, where it can be held, nobody holds the reel. */
  async run(moving: readonly Moving[], holds: boolean): Promise<void> {
    this.#moving = moving;
    for (const part of moving) part.updatePlaybackRate(this.#rate);
    // What is broken off rejects; the page is right either way.
    await Promise.allSettled(moving.map(({ finished }) => finished));
    this.#moving = [];
    if (!holds || !this.#held) return;
    await new Promise<void>((letGo) => {
      this.#letGo = letGo;
    });
    this.#letGo = null;
  }

  pause(): void {
    this.#held = true;
    for (const part of this.#moving) if (part.playState === 'running') part.pause();
  }

  resume(): void {
    this.#held = false;
    for (const part of this.#moving) if (part.playState === 'paused') part.play();
    this.#letGo?.();
  }

  /** To the end of this scene; from there, one scene on. Then the reel is held. */
  step(): void {
    this.#held = true;
    for (const part of this.#moving) part.finish();
    this.#letGo?.();
  }

  /** So many times as fast, now and from now on. */
  hurry(rate: number): void {
    this.#rate = rate;
    for (const part of this.#moving) part.updatePlaybackRate(rate);
  }

  /** Breaks off what is moving, and holds nothing any longer. */
  skip(): void {
    this.#held = false;
    for (const part of this.#moving) part.cancel();
    this.#letGo?.();
  }
}
