import type { Answer, Seat } from '@triptych/kernel';
import type { Session, TableState } from '../session/session.ts';

/** Why an answer can no longer be taken back once it is given. */
export type Final = 'all' | 'news' | 'bot';

/** What is decided now, and among whom. */
interface Asked {
  readonly state: TableState;
  readonly viewer: Seat;
  readonly isBot: (seat: Seat) => boolean;
}

/** Whether an answer could be taken back, before it is given. It is looked up, so that it is known a moment later. */
export class Foresight {
  readonly #session: Pick<Session, 'foresee'>;
  #found = $state.raw<ReadonlyMap<string, Final | null>>(new Map());
  /** Which moment that was found for. */
  #moment = -1;

  constructor(session: Pick<Session, 'foresee'>) {
    this.#session = session;
  }

  /** Null: it can be taken back, or nobody knows yet. */
  of(answer: Answer): Final | null {
    return this.#found.get(JSON.stringify(answer)) ?? null;
  }

  look(answer: Answer, asked: Asked): void {
    const { number } = asked.state;
    if (number !== this.#moment) this.#found = new Map();
    this.#moment = number;
    const key = JSON.stringify(answer);
    if (this.#found.has(key)) return;
    this.#keep(key, null);
    void this.#final(answer, asked).then((final) => {
      if (number === this.#moment && final !== null) this.#keep(key, final);
    });
  }

  #keep(key: string, final: Final | null): void {
    this.#found = new Map([...this.#found, [key, final]]);
  }

  async #final(answer: Answer, { state, viewer, isBot }: Asked): Promise<Final | null> {
    // Secret answers wait for each other: only the last one shows them.
    if (state.question?.sealed === true)
      return state.questions.every(({ seat, ready }) => seat === viewer || ready) ? 'all' : null;
    const foreseen = await this.#session.foresee(answer);
    if (foreseen === null) return null;
    if (foreseen.reveals) return 'news';
    return foreseen.asks.some((seat) => seat !== viewer && isBot(seat)) ? 'bot' : null;
  }
}
