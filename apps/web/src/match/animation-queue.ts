/** Something that can be paused, finished or sped up. Every browser animation qualifies. */
export type Moving = Pick<
  Animation,
  'finished' | 'playState' | 'pause' | 'play' | 'finish' | 'cancel' | 'updatePlaybackRate'
>;

/** Runs scenes one by one. The reader can pause, resume, step, speed up or skip them. */
export class AnimationQueue {
  #moving: readonly Moving[] = [];
  #paused = false;
  #rate = 1;
  #release: (() => void) | null = null;

  /** Resolves when all animations have ended and, if `holds`, nobody has paused. */
  async run(moving: readonly Moving[], holds: boolean): Promise<void> {
    this.#moving = moving;
    for (const part of moving) part.updatePlaybackRate(this.#rate);
    // A cancelled animation rejects; the page is correct either way.
    await Promise.allSettled(moving.map(({ finished }) => finished));
    this.#moving = [];
    if (!holds || !this.#paused) return;
    await new Promise<void>((release) => {
      this.#release = release;
    });
    this.#release = null;
  }

  pause(): void {
    this.#paused = true;
    for (const part of this.#moving) if (part.playState === 'running') part.pause();
  }

  resume(): void {
    this.#paused = false;
    for (const part of this.#moving) if (part.playState === 'paused') part.play();
    this.#release?.();
  }

  /** Jumps to the end of this scene, or on to the next one if already there; then pauses. */
  step(): void {
    this.#paused = true;
    for (const part of this.#moving) part.finish();
    this.#release?.();
  }

  /** Applies to running animations and to all later ones. */
  setRate(rate: number): void {
    this.#rate = rate;
    for (const part of this.#moving) part.updatePlaybackRate(rate);
  }

  /** Cancels what is moving, and resumes if paused. */
  skip(): void {
    this.#paused = false;
    for (const part of this.#moving) part.cancel();
    this.#release?.();
  }
}
