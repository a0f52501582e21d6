import {
  type Answer,
  FastRng,
  type Refusal,
  type Rng,
  type Seat,
  type AddressedEvent,
} from '@triptych/kernel';
import { checkShape } from '@triptych/kernel';
import { components } from '../content/components.ts';
import type { Pack } from '../content/pack.ts';
import { type ChestKind, CHEST_KINDS, LEFT, RIGHT, SYMBOLS, type Symbol } from '../content/symbols.ts';
import type { BellumEvent } from '../events.ts';
import { type Bellum, bellumGame } from '../game.ts';
import type { BellumQuestion } from '../questions.ts';
import { ownChest } from '../rules/supply.ts';
import type { BellumState, CastleState } from '../state.ts';
import { testPack } from './test-pack.ts';

/** A table for tests: set up a position, answer, and check what happened. */
export class TestTable {
  readonly game: Bellum;
  readonly state: BellumState;
  emitted: AddressedEvent<BellumEvent>[] = [];
  readonly #dice: number[] = [];
  readonly #chance: FastRng;

  constructor(
    seats: number,
    pack: Pack = testPack,
    options: { castles?: string; first?: string } = {},
    seed = 1,
  ) {
    this.game = bellumGame(components(pack));
    this.#chance = new FastRng(seed);
    const complete = { castles: 'dealt', first: '1', ...options };
    this.state = this.game.setup(seats, complete, this.rng, (event, to) => this.emitted.push({ event, to }));
  }

  /** All goblins are to the left of the castles, and the first day starts with this die face. */
  static onDayOne(seats: number, face: number, pack: Pack = testPack): TestTable {
    const table = new TestTable(seats, pack);
    table.dice(face);
    table.reveal(table.state.goblins.map((cards) => cards.map(() => LEFT)));
    return table;
  }

  /** The attack phase of day one with row `face` active, before the captain (the first seat) attacks. */
  static attacking(
    seats: number,
    face: number,
    arm: (table: TestTable) => void,
    pack: Pack = testPack,
  ): TestTable {
    const table = new TestTable(seats, pack);
    arm(table);
    table.dice(face);
    table.reveal(table.state.goblins.map((cards) => cards.map(() => RIGHT)));
    return table;
  }

  /** The next die faces; after them the die is random. */
  dice(...faces: number[]): void {
    this.#dice.push(...faces);
  }

  get rng(): Rng {
    return {
      below: (n) => {
        const face = n === 6 ? this.#dice.shift() : undefined;
        return face === undefined ? this.#chance.below(n) : face - 1;
      },
    };
  }

  get questions(): readonly BellumQuestion[] {
    return this.game.pending(this.state);
  }

  get question(): BellumQuestion {
    return this.questions[0];
  }

  /** The pending question and its seat, in short: `attack 0`. */
  get asked(): string {
    return this.questions.map(({ kind, seat }) => `${kind} ${seat}`).join(', ');
  }

  answer(answer: Answer): void {
    const { seat, shape } = this.question;
    if (checkShape(shape, answer) !== null) throw new Error(`${this.asked} does not offer ${String(answer)}`);
    this.emitted = [];
    this.game.apply(this.state, seat, answer, this.rng, (event, to) => this.emitted.push({ event, to }));
  }

  reveal(answers: readonly Answer[]): void {
    this.emitted = [];
    this.game.reveal(this.state, answers, this.rng, (event, to) => this.emitted.push({ event, to }));
  }

  /** Why the pending question refuses this answer. */
  refusal(answer: Answer): Refusal | null {
    if (checkShape(this.question.shape, answer) === null) return null;
    return this.game.explain(this.state, this.question, answer);
  }

  castle(seat: Seat): CastleState {
    return this.state.castles[seat];
  }

  /** Adds symbols to one row (1 to 6) of a castle. */
  arm(seat: Seat, row: number, symbols: Partial<Record<Symbol, number>>): void {
    for (const symbol of SYMBOLS) {
      this.castle(seat).horde[(row - 1) * 6 + SYMBOLS.indexOf(symbol)] += symbols[symbol] ?? 0;
    }
  }

  /** Gives chests from the supply. */
  give(seat: Seat, kind: ChestKind, count = 1): void {
    for (let number = 0; number < count; number++) {
      const chest = this.state.chestsDrawn[CHEST_KINDS.indexOf(kind)]++;
      ownChest(
        { components: this.game.components, state: this.state, rng: this.rng, emit: undefined },
        seat,
        chest,
      );
    }
  }

  /** The kinds of a castle's chests, in the order gained. */
  chests(seat: Seat): ChestKind[] {
    return this.castle(seat).chests.map((chest) => this.game.components.chestKinds[chest]);
  }

  /** The events of one type that the last answer led to. */
  events<T extends BellumEvent['type']>(type: T): Extract<BellumEvent, { type: T }>[] {
    return this.emitted.flatMap(({ event }) => (isType(event, type) ? [event] : []));
  }
}

function isType<T extends BellumEvent['type']>(
  event: BellumEvent,
  type: T,
): event is Extract<BellumEvent, { type: T }> {
  return event.type === type;
}
