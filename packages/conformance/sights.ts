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
import { askedOf, toldTo } from './observe.ts';
import type { SmallWorld } from './subject.ts';

/** All that a seat has seen up to some answer, and the full states in which it has seen just that. */
export interface Sight {
  readonly step: number;
  readonly view: unknown;
  readonly memory: unknown;
  /** How often each world came up. */
  readonly worlds: Map<string, number>;
}

/**
 * Many matches of a small game, in which one seat answers always alike and the others by chance, sorted by what
 * that seat saw from first to last.
 */
export class Sights {
  readonly #small: SmallWorld;
  readonly #seat: Seat;
  readonly #seed: number;
  readonly #sights = new Map<string, Sight & { readonly number: number }>();
  readonly #names = new Map<string, string>();

  constructor(small: SmallWorld, seat: Seat, seed: number) {
    this.#small = small;
    this.#seat = seat;
    this.#seed = seed;
  }

  get all(): Iterable<Sight> {
    return this.#sights.values();
  }

  /** A world by what makes it that world, however its fields are ordered. */
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
    const told: AddressedEvent[] = [];
    const memory = game.memory(this.#seat);
    const state = game.setup(seats, options, chance, (event, to) => told.push({ event, to }));
    let before = 0;
    for (let step = 0; ; step++) {
      const mine = toldTo(this.#seat, told);
      for (const { event } of mine) game.remember(memory, event);
      told.length = 0;
      const pending = game.pending(state);
      const view = game.view(state, this.#seat);
      const seen = `${before} ${JSON.stringify([mine, view, askedOf(pending, this.#seat)])}`;
      before = this.#note(seen, { step, view, memory }, state);
      if (pending.length === 0 || step === depth) return;
      const reveal = Array.from({ length: seats }, (): Answer | null => null);
      for (const question of pending) reveal[question.seat] = this.#answer(question, step, chance);
      const [{ seat, sealed }] = pending;
      carryOut(game, state, sealed ? { reveal } : { seat, answer: reveal[seat] ?? 0 }, chance, told);
    }
  }

  #answer({ seat, shape }: Question, step: number, chance: FastRng): Answer {
    return sampleAnswer(shape, seat === this.#seat ? new FastRng(Math.imul(this.#seed, 31) + step) : chance);
  }

  #note(seen: string, now: Omit<Sight, 'worlds'>, state: unknown): number {
    let sight = this.#sights.get(seen);
    if (sight === undefined) {
      // The memory goes on growing with its match; the sight keeps it as it was.
      sight = { ...snapshot(now), worlds: new Map(), number: this.#sights.size + 1 };
      this.#sights.set(seen, sight);
    }
    const world = this.nameOf(state);
    sight.worlds.set(world, (sight.worlds.get(world) ?? 0) + 1);
    return sight.number;
  }
}
