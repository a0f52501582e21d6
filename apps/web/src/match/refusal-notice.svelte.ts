import { type Answer, checkShape, type Question, type Refusal } from '@triptych/kernel';
import type { Session } from '@triptych/client/session.ts';

/** Why the last thing was not possible, until something else is done. */
export class RefusalNotice {
  now = $state.raw<Refusal | null>(null);
  readonly #check: Session['check'];
  readonly #told: () => void;
  /** Rises with all that is done: what comes later explains nothing any more. */
  #deeds = 0;

  constructor(check: Session['check'], told: () => void) {
    this.#check = check;
    this.#told = told;
  }

  forgive(): void {
    this.now = null;
    this.#deeds++;
  }

  tell(refusal: Refusal | null): void {
    this.now = refusal;
    if (refusal !== null) this.#told();
  }

  /** Finds out why this is no answer, and tells it unless something else was done meanwhile. */
  async explain({ shape, rule }: Question, answer: Answer): Promise<void> {
    const deeds = this.#deeds;
    const plainly = (): Refusal | null => {
      const refusal = checkShape(shape, answer);
      return refusal === null ? null : { ...refusal, rule };
    };
    // Where the rules cannot be had, the question itself still says that the answer is none.
    const refusal = await this.#check(answer).catch(plainly);
    if (deeds === this.#deeds) this.tell(refusal);
  }
}
