import {
  type Answer,
  canonicalJson,
  FastRng,
  type Question,
  sampleAnswer,
  type Seat,
  type AddressedEvent,
} from '@triptych/kernel';
import { carryOut } from './carry-out.ts';
import { snapshot } from './difference.ts';
import { askedOf, eventsFor } from './observe.ts';
import type { SmallWorld } from './subject.ts';

/**
 * Everything that a seat has seen up to some answer, and all full states (worlds) consistent with it. Game
 * theory calls the worlds that a player cannot distinguish an information set.
 */
export interface InformationSet {
  readonly step: number;
  readonly view: unknown;
  readonly memory: unknown;
  /** How often each world came up. */
  readonly worlds: Map<string, number>;
}

/**
 * Plays many matches of a small game, in which one seat always gives the same answers and the others random ones, and
 * groups their states by everything that this seat has seen.
 */
export class InformationSets {
  readonly #small: SmallWorld;
  readonly #seat: Seat;
  readonly #seed: number;
  readonly #sets = new Map<string, InformationSet & { readonly number: number }>();
  readonly #names = new Map<string, string>();

  constructor(small: SmallWorld, seat: Seat, seed: number) {
    this.#small = small;
    this.#seat = seat;
    this.#seed = seed;
  }

  get all(): Iterable<InformationSet> {
    return this.#sets.values();
  }

  /** Identifies a world by its essence, whatever the order of its fields. */
  nameOf(state: unknown): string {
    const written = JSON.stringify(this.#small.essence?.(state) ?? state);
    let name = this.#names.get(written);
    if (name === undefined) {
      name = canonicalJson(JSON.parse(written));
      this.#names.set(written, name);
    }
    return name;
  }

  play(world: number): void {
    const { game, seats, options, depth } = this.#small;
    const chance = new FastRng(Math.imul(this.#seed, 0x9e3779b1) + world);
    const events: AddressedEvent[] = [];
    const memory = game.memory(this.#seat);
    const state = game.setup(seats, options, chance, (event, to) => events.push({ event, to }));
    let before = 0;
    for (let step = 0; ; step++) {
      const seenEvents = eventsFor(this.#seat, events);
      for (const { event } of seenEvents) game.remember(memory, event);
      events.length = 0;
      const pending = game.pending(state);
      const view = game.view(state, this.#seat);
      const seen = `${before} ${JSON.stringify([seenEvents, view, askedOf(pending, this.#seat)])}`;
      before = this.#add(seen, { step, view, memory }, state);
      if (pending.length === 0 || step === depth) return;
      const reveal = Array.from({ length: seats }, (): Answer | null => null);
      for (const question of pending) reveal[question.seat] = this.#answer(question, step, chance);
      const [{ seat, sealed }] = pending;
      carryOut(game, state, sealed ? { reveal } : { seat, answer: reveal[seat] ?? 0 }, chance, events);
    }
  }

  #answer({ seat, shape }: Question, step: number, chance: FastRng): Answer {
    return sampleAnswer(shape, seat === this.#seat ? new FastRng(Math.imul(this.#seed, 31) + step) : chance);
  }

  #add(seen: string, now: Omit<InformationSet, 'worlds'>, state: unknown): number {
    let set = this.#sets.get(seen);
    if (set === undefined) {
      // The memory keeps growing during the match, so copy it.
      set = { ...snapshot(now), worlds: new Map(), number: this.#sets.size + 1 };
      this.#sets.set(seen, set);
    }
    const world = this.nameOf(state);
    set.worlds.set(world, (set.worlds.get(world) ?? 0) + 1);
    return set.number;
  }
}
