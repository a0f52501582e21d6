import { type Answer, checkShape, type Question, type Refusal } from '@triptych/kernel';
import type { Session } from '@triptych/client/session.ts';

/** Why the last action was refused, until the player does something else. */
export class RefusalNotice {
  now = $state.raw<Refusal | null>(null);
  readonly #check: Session['check'];
  readonly #onShow: () => void;
  /** Counts the player's actions; an explanation that arrives after a later one is dropped. */
  #actions = 0;

  constructor(check: Session['check'], onShow: () => void) {
    this.#check = check;
    this.#onShow = onShow;
  }

  clear(): void {
    this.now = null;
    this.#actions++;
  }

  show(refusal: Refusal | null): void {
    this.now = refusal;
    if (refusal !== null) this.#onShow();
  }

  /** Looks up why an answer is illegal, and says so unless the player has done something else meanwhile. */
  async explain({ shape, rule }: Question, answer: Answer): Promise<void> {
    const actions = this.#actions;
    const byShape = (): Refusal | null => {
      const refusal = checkShape(shape, answer);
      return refusal === null ? null : { ...refusal, rule };
    };
    // If the rules cannot be loaded, the shape of the question still tells that the answer is illegal.
    const refusal = await this.#check(answer).catch(byShape);
    if (actions === this.#actions) this.show(refusal);
  }
}
