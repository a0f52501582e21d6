import { anchored, anchorOf } from '@triptych/board-kit/anchors.ts';
import { tick } from 'svelte';
import { AnimationQueue } from './animation-queue.ts';

/** How something is shown. */
interface Staging {
  /** One of several scenes: it has time to be looked at. */
  readonly scene: boolean;
  /** Whether a reader who holds the film is still to be waited for after it. */
  readonly holds: boolean;
}

/** What moves besides the pieces: starts animations on the stage, and returns them. */
type Animate<E> = (events: readonly E[], stage: HTMLElement, speed: number) => readonly Animation[];

const ALONE: Staging = { scene: false, holds: false };
const TRAVEL = 450;
/** One of several scenes stays at least so long, even if nothing in it moves. */
const BEAT = 900;

/**
 * Plays what happened between two views. The page already shows the new view while pieces still travel: nothing but
 * running animations stands between them, so that breaking off at any moment leaves just what a fresh page would show.
 */
export class BoardAnimator<E> {
  /** What is moving, for whoever wants to hold or hurry it. */
  readonly queue = new AnimationQueue();
  readonly #stage: () => HTMLElement | null;
  readonly #speed: () => number;
  readonly #animate: Animate<E>;

  constructor(stage: () => HTMLElement | null, speed: () => number, animate: Animate<E>) {
    this.#stage = stage;
    this.#speed = speed;
    this.#animate = animate;
  }

  /** Shows a new view, and ends when everything has come to rest. */
  async show(events: readonly E[], apply: () => void, { scene, holds }: Staging = ALONE): Promise<void> {
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

/** Where each piece lies now. */
function places(stage: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const piece of stage.querySelectorAll<HTMLElement>(anchored('piece'))) {
    found.set(anchorOf(piece, 'piece') ?? '', piece.getBoundingClientRect());
  }
  return found;
}

/** Every piece that lies elsewhere now goes there from where it lay; new ones come from where they are kept. */
function travel(stage: HTMLElement, before: ReadonlyMap<string, DOMRect>, speed: number): Animation[] {
  const animations: Animation[] = [];
  for (const piece of stage.querySelectorAll<HTMLElement>(anchored('piece'))) {
    const to = piece.getBoundingClientRect();
    const from = before.get(anchorOf(piece, 'piece') ?? '') ?? home(stage, piece);
    if (to.width === 0 || from === null) continue;
    // A board under a glass measures itself in larger steps than the page.
    const glass = piece.currentCSSZoom;
    const x = (from.left + from.width / 2 - (to.left + to.width / 2)) / glass;
    const y = (from.top + from.height / 2 - (to.top + to.height / 2)) / glass;
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

/** Where a piece comes from that was not on the board before. */
function home(stage: HTMLElement, piece: HTMLElement): DOMRect | null {
  const name = anchorOf(piece, 'from');
  if (name === null) return null;
  return stage.querySelector(anchored('home', name))?.getBoundingClientRect() ?? null;
}
