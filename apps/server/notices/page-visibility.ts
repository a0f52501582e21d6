import type { Log } from '../log.ts';
import type { Storage } from '../storage/storage.ts';

/** How long a person counts as here without a renewal, and how often it is renewed; in milliseconds. */
const HERE_FOR = 45_000;
const RENEW_EVERY = 20_000;

/** Knows who has a page in front of them, and lets all processes know. */
export class PageVisibility {
  readonly #storage: Storage;
  readonly #log: Log;
  /** Visible pages by person. */
  readonly #visible = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;

  constructor(storage: Storage, log: Log) {
    this.#storage = storage;
    this.#log = log;
    this.#timer = setInterval(() => this.#write([...this.#visible.keys()], HERE_FOR), RENEW_EVERY);
    this.#timer.unref();
  }

  /** A page of this person came to the front. */
  enter(person: string): void {
    const pages = this.#visible.get(person) ?? 0;
    this.#visible.set(person, pages + 1);
    if (pages === 0) this.#write([person], HERE_FOR);
  }

  /** A page was put aside or closed. */
  leave(person: string): void {
    const pages = (this.#visible.get(person) ?? 0) - 1;
    if (pages > 0) this.#visible.set(person, pages);
    else if (this.#visible.delete(person)) this.#write([person], 0);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #write(people: readonly string[], ahead: number): void {
    if (people.length === 0) return;
    this.#storage
      .now()
      .then((now) =>
        this.#storage.together([
          this.#storage.db
            .updateTable('people')
            .set({ here_until: now + ahead })
            .where('id', 'in', people),
          // A person who has left can be notified at once.
          ...(ahead > 0
            ? []
            : [this.#storage.db.updateTable('turns').set({ due_at: 0 }).where('person_id', 'in', people)]),
        ]),
      )
      .catch((error: unknown) => this.#log.error(error));
  }
}
