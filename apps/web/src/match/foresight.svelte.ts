import type { Answer, Seat } from '@triptych/kernel';
import type { Session, MatchState } from '@triptych/client/session.ts';

/** Why an answer can no longer be taken back once it is given. */
export type Final = 'all' | 'news' | 'bot';

/** What is known of an answer: why it is final, or who is asked next. */
type Found = Final | readonly Seat[];

/** Whether an answer could be taken back, before it is given. It is looked up, so that it is known a moment later. */
export class Foresight {
  readonly #session: Pick<Session, 'foresee'>;
  #found = $state.raw<ReadonlyMap<string, Found>>(new Map());
  /** Which moment that was found for: one seat's, since several may look at this device. */
  #moment: MatchState | null = null;

  constructor(session: Pick<Session, 'foresee'>) {
    this.#session = session;
  }

  /** Null: it can be taken back, or nobody knows yet. A bot that is asked next answers at once. */
  of(answer: Answer, isBot: (seat: Seat) => boolean): Final | null {
    const found = this.#found.get(JSON.stringify(answer)) ?? [];
    if (typeof found === 'string') return found;
    return found.some(isBot) ? 'bot' : null;
  }

  look(answer: Answer, state: MatchState, viewer: Seat): void {
    if (state !== this.#moment) this.#found = new Map();
    this.#moment = state;
    const key = JSON.stringify(answer);
    if (this.#found.has(key)) return;
    this.#keep(key, []);
    void this.#find(answer, state, viewer).then((found) => {
      if (state === this.#moment && found.length > 0) this.#keep(key, found);
    });
  }

  #keep(key: string, found: Found): void {
    this.#found = new Map([...this.#found, [key, found]]);
  }

  async #find(answer: Answer, state: MatchState, viewer: Seat): Promise<Found> {
    // Secret answers wait for each other: only the last one shows them.
    if (state.question?.sealed === true)
      return state.questions.every(({ seat, ready }) => seat === viewer || ready) ? 'all' : [];
    try {
      const foreseen = await this.#session.foresee(answer);
      if (foreseen?.reveals === true) return 'news';
      return foreseen?.asks.filter((seat) => seat !== viewer) ?? [];
    } catch {
      // The rules could not be fetched: nobody knows.
      return [];
    }
  }
}
