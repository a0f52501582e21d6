import { frameText } from '@triptych/protocol';
import { playerOf } from './devices.ts';
import type { Listener } from './listener.ts';
import type { Table } from './table.ts';

/** What other processes know of a table's people. */
export interface OtherProcesses {
  readonly people: ReadonlySet<string>;
  /** In milliseconds since 1970. */
  readonly disconnectedSince: ReadonlyMap<string, number>;
}

/** Who is connected to a table, and what its listeners are told about it. */
export class Attendance {
  readonly #table: Table;
  readonly #listeners: ReadonlySet<Listener>;
  readonly #soon: ((run: () => void) => void) | undefined;
  #elsewhere: ReadonlySet<string> = new Set();
  #disconnectedSince: ReadonlyMap<string, number> = new Map();
  /** What the listeners were last told. */
  #lastTold = '';
  #waits = false;

  /** `soon` runs something a moment later, where a crowd may come and go. */
  constructor(table: Table, listeners: ReadonlySet<Listener>, soon?: (run: () => void) => void) {
    this.#table = table;
    this.#listeners = listeners;
    this.#soon = soon;
  }

  /**
   * The people who are connected to this process, on any of their devices. A television does not count: it may have
   * been opened in a player's browser without the player being there.
   */
  get peopleHere(): ReadonlySet<string> {
    const people = [...this.#listeners].flatMap(({ person, viewer }) =>
      person === null || (viewer === 'spectator' && this.#table.seatsOf(person).length > 0) ? [] : [person],
    );
    return new Set(people.map((person) => playerOf(this.#table, person)));
  }

  /** All seats of the people who are connected, including those they are not watching as. */
  get present(): readonly number[] {
    const seats = [...this.peopleHere, ...this.#elsewhere].flatMap((person) => this.#table.seatsOf(person));
    return [...new Set(seats)].sort((a, b) => a - b);
  }

  /** Who is connected to another process, and since when others have been connected to none. */
  set elsewhere({ people, disconnectedSince }: OtherProcesses) {
    this.#elsewhere = people;
    this.#disconnectedSince = disconnectedSince;
    this.#tellAll();
  }

  /** Tells the listeners who is connected; a newcomer learns it in any case. */
  tell(newcomer: Listener | null): void {
    if (!this.#tellAll()) newcomer?.tell(this.#frame());
  }

  /** Somebody who comes and goes a thousand times must not flood the others. Returns whether all were told just now. */
  #tellAll(): boolean {
    if (this.#waits || !this.#tellNews()) return false;
    if (this.#soon === undefined) return true;
    this.#waits = true;
    this.#soon(() => {
      this.#waits = false;
      this.#tellAll();
    });
    return true;
  }

  #tellNews(): boolean {
    const text = this.#frame();
    if (text === this.#lastTold) return false;
    this.#lastTold = text;
    for (const listener of this.#listeners) listener.tell(text);
    return true;
  }

  #frame(): string {
    const { present } = this;
    const spectators = [...this.#listeners].filter(
      ({ viewer, screen }) => viewer === 'spectator' && !screen,
    ).length;
    const disconnected = [...this.#disconnectedSince].flatMap(([person, since]) =>
      this.#table.seatsOf(person).flatMap((seat) => (present.includes(seat) ? [] : [{ seat, since }])),
    );
    return frameText({ present, disconnected, spectators });
  }
}
