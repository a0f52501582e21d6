import type { Game } from './contract.ts';
import type { GameEvent } from './event.ts';
import { rememberIn } from './memories.ts';
import { matchRandomness } from './match-rng.ts';
import type { Audience, Question, Seat } from './question.ts';
import type { AnswerEntry, EndEntry, MatchRecord, RevealEntry, StateEntry } from './record.ts';
import type { Rng } from './rng.ts';

/** An event and its audience. */
export interface AddressedEvent<E extends GameEvent = GameEvent> {
  readonly event: E;
  readonly to: Audience;
}

/** What leads from one state to the next. */
export type StepEntry = AnswerEntry | RevealEntry | EndEntry;

/** An answer, a reveal of several, or the early end, that stands. */
export interface Step<E extends GameEvent = GameEvent> {
  readonly entry: StepEntry;
  readonly events: readonly AddressedEvent<E>[];
  /** Whether it revealed something new: undo stops here. */
  readonly revealed: boolean;
}

type Origin = Pick<MatchRecord, 'options' | 'seats' | 'seed'>;

/**
 * A match's state, the seats' memories, and the answers that led there. It carries out whatever it is given;
 * `Match` decides what is allowed.
 */
export class Timeline<S, Q extends Question, E extends GameEvent, V, M> {
  readonly #game: Game<S, Q, E, V, M>;
  readonly #origin: Origin;
  readonly #randomness: (number: number) => Rng;
  #start: StateEntry | null = null;
  #state: S;
  #memories: M[] = [];
  #setup: readonly AddressedEvent<E>[] = [];
  #steps: Step<E>[] = [];
  #pending: readonly Q[] = [];

  constructor(game: Game<S, Q, E, V, M>, origin: Origin) {
    this.#game = game;
    this.#origin = origin;
    this.#randomness = matchRandomness(origin.seed);
    this.#state = this.#begin();
  }

  get state(): S {
    return this.#state;
  }

  /** The events of the setup. */
  get setup(): readonly AddressedEvent<E>[] {
    return this.#setup;
  }

  get steps(): readonly Step<E>[] {
    return this.#steps;
  }

  /** The questions to be answered now; none when the game is over. */
  get pending(): readonly Q[] {
    return this.#pending;
  }

  memory(seat: Seat): M {
    return this.#memories[seat];
  }

  /** The current state, as an entry from which other rules can continue. */
  stateEntry(rules: number): StateEntry {
    const data = { state: this.#state, memories: this.#memories };
    return { rules, answers: this.#number, ...jsonCopy(data) };
  }

  /** Continues from a state reached under older rules. */
  continueFrom(start: StateEntry): void {
    this.#start = start;
    this.#begin();
  }

  carryOut(entry: StepEntry): readonly AddressedEvent<E>[] {
    const events: AddressedEvent<E>[] = [];
    let revealed = 'end' in entry;
    const emit = (event: E, to: Audience): void => {
      events.push({ event, to });
      revealed ||= this.#game.reveals(event);
    };
    const rng = this.#randomness(this.#number + 1);
    if ('end' in entry) this.#game.end(this.#state, emit);
    else if ('reveal' in entry) this.#game.reveal(this.#state, entry.reveal, rng, emit);
    else this.#game.apply(this.#state, entry.seat, entry.answer, rng, emit);
    this.#steps.push({ entry, events, revealed });
    this.#rememberAll(events);
    this.#pending = this.#game.pending(this.#state);
    return events;
  }

  /** Takes the last answers back by replaying all the others. */
  takeBack(number: number): void {
    const standing = this.#steps.slice(0, -number);
    this.#begin();
    for (const { entry } of standing) this.carryOut(entry);
  }

  /** The number of answers that stand, including those before a change of rules. */
  get #number(): number {
    return (this.#start?.answers ?? 0) + this.#steps.length;
  }

  #begin(): S {
    this.#steps = [];
    if (this.#start === null) {
      const events: AddressedEvent<E>[] = [];
      const { seats, options } = this.#origin;
      this.#state = this.#game.setup(seats.length, options, this.#randomness(0), (event, to) =>
        events.push({ event, to }),
      );
      this.#setup = events;
      this.#memories = seats.map((_, seat) => this.#game.memory(seat));
      this.#rememberAll(events);
    } else {
      // Only this game's rules write such entries, so the state has this game's types.
      const start = jsonCopy(this.#start) as StateEntry & { state: S; memories: M[] };
      this.#state = start.state;
      this.#memories = start.memories;
    }
    this.#pending = this.#game.pending(this.#state);
    return this.#state;
  }

  #rememberAll(events: readonly AddressedEvent<E>[]): void {
    const remember = rememberIn(this.#game, this.#memories);
    for (const { event, to } of events) remember(event, to);
  }
}

function jsonCopy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}
