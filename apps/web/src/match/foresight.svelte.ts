import type { Answer, Seat } from '@triptych/kernel';
import type { Session, MatchState } from '@triptych/client/session.ts';

/** Why an answer cannot be undone once it is given. */
export type Final = 'all' | 'news' | 'bot';

/** What is known about an answer: why it is final, or who is asked next. */
type Found = Final | readonly Seat[];

/** Finds out, before an answer is given, whether it could be undone. The lookup is asynchronous. */
export class Foresight {
  readonly #session: Pick<Session, 'foresee'>;
  #found = $state.raw<ReadonlyMap<string, Found>>(new Map());
  /** The state this was looked up for. It belongs to one seat, since several people may share this device. */
  #state: MatchState | null = null;

  constructor(session: Pick<Session, 'foresee'>) {
    this.#session = session;
  }

  /** Null: it can be undone, or the lookup is still running. A bot asked next answers at once, which makes it final. */
  of(answer: Answer, isBot: (seat: Seat) => boolean): Final | null {
    const found = this.#found.get(JSON.stringify(answer)) ?? [];
    if (typeof found === 'string') return found;
    return found.some(isBot) ? 'bot' : null;
  }

  look(answer: Answer, state: MatchState, viewer: Seat): void {
    if (state !== this.#state) this.#found = new Map();
    this.#state = state;
    const key = JSON.stringify(answer);
    if (this.#found.has(key)) return;
    this.#keep(key, []);
    void this.#find(answer, state, viewer).then((found) => {
      if (state === this.#state && found.length > 0) this.#keep(key, found);
    });
  }

  #keep(key: string, found: Found): void {
    this.#found = new Map([...this.#found, [key, found]]);
  }

  async #find(answer: Answer, state: MatchState, viewer: Seat): Promise<Found> {
    // Sealed answers stay hidden until the last one is given.
    if (state.question?.sealed === true)
      return state.questions.every(({ seat, ready }) => seat === viewer || ready) ? 'all' : [];
    try {
      const foreseen = await this.#session.foresee(answer);
      if (foreseen?.reveals === true) return 'news';
      return foreseen?.asks.filter((seat) => seat !== viewer) ?? [];
    } catch {
      // Without the rules there is no way to know.
      return [];
    }
  }
}
