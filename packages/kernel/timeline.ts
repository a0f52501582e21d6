import type { Game } from './contract.ts';
import type { GameEvent } from './event.ts';
import { matchRandomness } from './match-rng.ts';
import type { Audience, Question, Seat } from './question.ts';
import type { AnswerEntry, MatchRecord, RevealEntry, StateEntry } from './record.ts';
import type { Rng } from './rng.ts';

/** An event and who is told. */
export interface AddressedEvent<E extends GameEvent = GameEvent> {
  readonly event: E;
  readonly to: Audience;
}

/** An answer, or a reveal of several, that stands: it was not undone. */
export interface Step<E extends GameEvent = GameEvent> {
  readonly entry: AnswerEntry | RevealEntry;
  readonly told: readonly AddressedEvent<E>[];
  /** Somebody learnt something new: undo stops here. */
  readonly revealed: boolean;
}

type Origin = Pick<MatchRecord, 'options' | 'seats' | 'seed'>;

/**
 * The course of a match: its state, what each seat remembers, and the answers that led there. It carries out what it is
 * given; whether that may be done is for the match to say.
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

  /** What was told while the match was set up. */
  get setup(): readonly AddressedEvent<E>[] {
    return this.#setup;
  }

  get steps(): readonly Step<E>[] {
    return this.#steps;
  }

  /** The questions that must be answered now; none when the game is over. */
  get pending(): readonly Q[] {
    return this.#pending;
  }

  memory(seat: Seat): M {
    return this.#memories[seat];
  }

  /** The present state, as an entry that other rules could go on from. */
  kept(rules: number): StateEntry {
    const kept = { state: this.#state, memories: this.#memories };
    return { rules, answers: this.#number, ...jsonCopy(kept) };
  }

  /** Goes on from a state that was kept under older rules. */
  goOnFrom(start: StateEntry): void {
    this.#start = start;
    this.#begin();
  }

  carryOut(entry: AnswerEntry | RevealEntry): readonly AddressedEvent<E>[] {
    const told: AddressedEvent<E>[] = [];
    let revealed = false;
    const emit = (event: E, to: Audience): void => {
      told.push({ event, to });
      revealed ||= this.#game.reveals(event);
    };
    const rng = this.#randomness(this.#number + 1);
    if ('reveal' in entry) this.#game.reveal(this.#state, entry.reveal, rng, emit);
    else this.#game.apply(this.#state, entry.seat, entry.answer, rng, emit);
    this.#steps.push({ entry, told, revealed });
    this.#rememberAll(told);
    this.#pending = this.#game.pending(this.#state);
    return told;
  }

  /** Takes the last answers back: all the others are carried out once more. */
  takeBack(number: number): void {
    const standing = this.#steps.slice(0, -number);
    this.#begin();
    for (const { entry } of standing) this.carryOut(entry);
  }

  /** How many answers stand, those before a change of rules included. */
  get #number(): number {
    return (this.#start?.answers ?? 0) + this.#steps.length;
  }

  #begin(): S {
    this.#steps = [];
    if (this.#start === null) {
      const told: AddressedEvent<E>[] = [];
      const { seats, options } = this.#origin;
      this.#state = this.#game.setup(seats.length, options, this.#randomness(0), (event, to) =>
        told.push({ event, to }),
      );
      this.#setup = told;
      this.#memories = seats.map((_, seat) => this.#game.memory(seat));
      this.#rememberAll(told);
    } else {
      // Only this game's own rules ever wrote the entry, so that what it kept has the types of this game.
      const kept = jsonCopy(this.#start) as StateEntry & { state: S; memories: M[] };
      this.#state = kept.state;
      this.#memories = kept.memories;
    }
    this.#pending = this.#game.pending(this.#state);
    return this.#state;
  }

  #rememberAll(told: readonly AddressedEvent<E>[]): void {
    for (const { event, to } of told) {
      for (const [seat, memory] of this.#memories.entries()) {
        if (to === 'all' || to === seat) this.#game.remember(memory, event);
      }
    }
  }
}

function jsonCopy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}
