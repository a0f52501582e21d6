import { anchored, anchorOf } from '@triptych/board-kit/anchors.ts';
import { tick } from 'svelte';
import { AnimationQueue } from './animation-queue.ts';

interface Pacing {
  /** One of several scenes, which stays long enough to be looked at. */
  readonly scene: boolean;
  /** Whether to wait afterwards if the reader has paused. */
  readonly holds: boolean;
}

/** Animates more than the pieces: starts animations on the stage and returns them. */
type Animate<E> = (events: readonly E[], stage: HTMLElement, speed: number) => readonly Animation[];

const ALONE: Pacing = { scene: false, holds: false };
const TRAVEL = 450;
/** Each of several scenes lasts at least this long, even if nothing moves (milliseconds). */
const BEAT = 900;

/**
 * Animates the change between two views. The page shows the new view at once and pieces travel by animation alone, so
 * that cancelling at any time leaves exactly what a fresh page would show.
 */
export class BoardAnimator<E> {
  /** What is moving now; playback pauses it or speeds it up. */
  readonly queue = new AnimationQueue();
  readonly #stage: () => HTMLElement | null;
  readonly #speed: () => number;
  readonly #animate: Animate<E>;

  constructor(stage: () => HTMLElement | null, speed: () => number, animate: Animate<E>) {
    this.#stage = stage;
    this.#speed = speed;
    this.#animate = animate;
  }

  /** Shows a new view, and resolves when all animations have ended. */
  async show(events: readonly E[], apply: () => void, { scene, holds }: Pacing = ALONE): Promise<void> {
    const stage = this.#stage();
    const speed = this.#speed();
    if (stage === null || speed === 0) {
      apply();
      await tick();
      return;
    }
    const before = places(stage);
    apply();
    await tick();
    const moving = [...travel(stage, before, speed), ...this.#animate(events, stage, speed)];
    if (scene) moving.push(stage.animate(null, BEAT / speed));
    await this.queue.run(moving, holds);
  }
}

function places(stage: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const piece of stage.querySelectorAll<HTMLElement>(anchored('piece'))) {
    found.set(anchorOf(piece, 'piece') ?? '', piece.getBoundingClientRect());
  }
  return found;
}

/** Moves each piece from its old place to its new one; new pieces come from their home. */
function travel(stage: HTMLElement, before: ReadonlyMap<string, DOMRect>, speed: number): Animation[] {
  const animations: Animation[] = [];
  for (const piece of stage.querySelectorAll<HTMLElement>(anchored('piece'))) {
    const to = piece.getBoundingClientRect();
    const from = before.get(anchorOf(piece, 'piece') ?? '') ?? home(stage, piece);
    if (to.width === 0 || from === null) continue;
    // A zoomed board has its own coordinates.
    const zoom = piece.currentCSSZoom;
    const x = (from.left + from.width / 2 - (to.left + to.width / 2)) / zoom;
    const y = (from.top + from.height / 2 - (to.top + to.height / 2)) / zoom;
    if (Math.abs(x) < 2 && Math.abs(y) < 2) continue;
    const scale = Math.min(2, Math.max(0.3, from.width / to.width));
    animations.push(
      piece.animate(
        [
          { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 30, position: 'relative' },
          { transform: 'none', zIndex: 30, position: 'relative' },
        ],
        { duration: TRAVEL / speed, easing: 'cubic-bezier(.3,.1,.3,1.1)' },
      ),
    );
  }
  return animations;
}

/** Where a piece that was not on the board before starts from. */
function home(stage: HTMLElement, piece: HTMLElement): DOMRect | null {
  const name = anchorOf(piece, 'from');
  if (name === null) return null;
  return stage.querySelector(anchored('home', name))?.getBoundingClientRect() ?? null;
}
