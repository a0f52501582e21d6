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

/** A table at which a test sets up a position, answers, and looks at what happened. */
export class Table {
  readonly game: Bellum;
  readonly state: BellumState;
  told: AddressedEvent<BellumEvent>[] = [];
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
    this.state = this.game.setup(seats, complete, this.rng, (event, to) => this.told.push({ event, to }));
  }

  /** All goblins to the left of the castles, and the first day begins with this face of the die. */
  static onDayOne(seats: number, face: number, pack: Pack = testPack): Table {
    const table = new Table(seats, pack);
    table.dice(face);
    table.reveal(table.state.goblins.map((cards) => cards.map(() => LEFT)));
    return table;
  }

  /** A position in the attack phase of day one with row `face` active, before the captain (the first seat). */
  static attacking(seats: number, face: number, arm: (table: Table) => void, pack: Pack = testPack): Table {
    const table = new Table(seats, pack);
    arm(table);
    table.dice(face);
    table.reveal(table.state.goblins.map((cards) => cards.map(() => RIGHT)));
    return table;
  }

  /** The next faces of the die; afterwards it falls as chance will. */
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

  /** What is asked and of whom, in short: `attack 0`. */
  get asked(): string {
    return this.questions.map(({ kind, seat }) => `${kind} ${seat}`).join(', ');
  }

  answer(answer: Answer): void {
    const { seat, shape } = this.question;
    if (checkShape(shape, answer) !== null) throw new Error(`${this.asked} does not offer ${String(answer)}`);
    this.told = [];
    this.game.apply(this.state, seat, answer, this.rng, (event, to) => this.told.push({ event, to }));
  }

  reveal(answers: readonly Answer[]): void {
    this.told = [];
    this.game.reveal(this.state, answers, this.rng, (event, to) => this.told.push({ event, to }));
  }

  /** Why the pending question does not take this answer. */
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

  /** Gives chests out of the supply. */
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

  /** Which kinds of chests a castle has, in the order gained. */
  chests(seat: Seat): ChestKind[] {
    return this.castle(seat).chests.map((chest) => this.game.components.chestKinds[chest]);
  }

  /** The events of one type that the last answer led to. */
  events<T extends BellumEvent['type']>(type: T): Extract<BellumEvent, { type: T }>[] {
    return this.told.flatMap(({ event }) => (isType(event, type) ? [event] : []));
  }
}

function isType<T extends BellumEvent['type']>(
  event: BellumEvent,
  type: T,
): event is Extract<BellumEvent, { type: T }> {
  return event.type === type;
}
