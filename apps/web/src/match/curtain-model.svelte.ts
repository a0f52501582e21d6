import type { MatchState, Opening } from '@triptych/client/session.ts';
import type { Seat } from '@triptych/kernel';
import { sharedScreen, type SharedScreen, waitingHere } from './hand-over.ts';

/** The match behind the curtain. */
interface Covered {
  readonly opening: Opening | null;
  readonly state: MatchState | null;
  readonly isOpen: ((kind: string) => boolean) | null;
  readonly idle: boolean;
}

/** On a screen that several people share: who has confirmed that they are looking, and what may be shown. */
export class CurtainModel {
  #looking = $state.raw<Seat | null>(null);
  /** While a public move is animated, no curtain falls. */
  #animating = $state(false);
  readonly #model: Covered;

  constructor(model: Covered) {
    this.#model = model;
  }

  /** What everybody may see now; null until the match has loaded. */
  get #shared(): SharedScreen | null {
    const { opening, state, isOpen } = this.#model;
    return opening === null || state === null ? null : sharedScreen(opening, state, this.#looking, isOpen);
  }

  /** Who must take the device; null: nobody. Nothing may be shown until they confirm that they are looking. */
  get handOver(): Seat | null {
    const shared = this.#shared;
    return shared?.shows === 'curtain' && !this.#animating ? shared.next : null;
  }

  get covered(): boolean {
    const shared = this.#shared;
    return shared !== null && shared.shows !== 'own';
  }

  /** Whose public question should be shown next; null if it is shown already. */
  get turnsTo(): Seat | null {
    const shared = this.#shared;
    return shared?.shows === 'public' && this.#model.idle ? shared.turnTo : null;
  }

  /** Somebody confirms that they are looking. */
  open(seat: Seat): void {
    this.#looking = seat;
  }

  /** The match was opened from this seat. */
  reopened(viewer: Seat): void {
    this.#animating = false;
    if (this.#looking !== viewer) this.#looking = null;
  }

  /** A curtain that is down stays down, whatever happens behind it. */
  animate(): void {
    this.#animating = this.handOver === null;
  }

  rest(): void {
    this.#animating = false;
    this.fall();
  }

  /** Falls if the viewer has nothing to decide and somebody else on this device does. */
  fall(): void {
    const { opening, state } = this.#model;
    if (opening === null || state === null || this.#looking !== opening.viewer) return;
    if (waitingHere(opening, state) !== null) this.#looking = null;
  }
}
