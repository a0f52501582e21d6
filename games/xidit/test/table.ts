import {
  type Answer,
  checkShape,
  FastRng,
  type Options,
  type Refusal,
  type Seat,
  type AddressedEvent,
} from '@triptych/kernel';
import { components, NONE } from '../content/components.ts';
import type { Pack } from '../content/pack.ts';
import { ACTION, BLACK, BLUE, BARDS, FLOORS, GOLD, RED, UNIT_STOCK, WAIT } from '../content/symbols.ts';
import type { XiditEvent } from '../events.ts';
import { type Xidit, xiditGame } from '../game.ts';
import type { XiditQuestion } from '../questions.ts';
import { campOf } from '../rules/tiles.ts';
import { tilesInPlay } from '../rules/variants.ts';
import { type LordState, NO_TILE, RECRUIT, THREAT, type XiditState } from '../state.ts';
import { testPack } from './test-pack.ts';

/** A position for a test. Cities and tiles go by their numbers, as on the board. */
export interface Position {
  /** The cities of the lords, by seat. */
  readonly lords?: readonly number[];
  /** Recruit tiles on the map, with their units. */
  readonly recruits?: Readonly<Record<number, readonly number[]>>;
  readonly threats?: readonly number[];
  readonly nextRecruit?: number;
  readonly nextThreat?: number;
  /** Top first. Tiles not named go to the piles not named. */
  readonly recruitPile?: readonly number[];
  readonly threatPile?: readonly number[];
  /** The oldest first. */
  readonly recruitDiscard?: readonly number[];
  readonly threatDiscard?: readonly number[];
  /** Units behind the screens, by seat; from the barracks. */
  readonly units?: readonly (readonly number[])[];
  /** Costs of the titans that rage. */
  readonly raging?: readonly number[];
  readonly year?: number;
}

const SYMBOLS: Readonly<Record<string, number>> = { b: BLUE, r: RED, k: BLACK, a: ACTION, w: WAIT };
const LORDS = [4, 8, 15, 18, 20];

/** Rewards by their names, as answers list them. */
export const TAKE = {
  goldAndBards: [GOLD, BARDS],
  goldAndFloors: [GOLD, FLOORS],
  bardsAndFloors: [BARDS, FLOORS],
};

/** A table for tests: set up a position, answer, and check what happened. */
export class TestTable {
  readonly game: Xidit;
  readonly state: XiditState;
  emitted: AddressedEvent<XiditEvent>[] = [];
  readonly #rng: FastRng;

  constructor(seats: number, options: Options = {}, pack: Pack = testPack, seed = 1) {
    this.game = xiditGame(components(pack));
    this.#rng = new FastRng(seed);
    const all = {
      length: 'long',
      dummy: 'normal',
      first: '1',
      wasteland: '1',
      openScreens: 'off',
      ...options,
    };
    this.state = this.game.setup(seats, all, this.#rng, (event, to) => this.emitted.push({ event, to }));
  }

  /** A year begins in this position. */
  static at(seats: number, position: Position, options: Options = {}, pack: Pack = testPack): TestTable {
    const table = new TestTable(seats, options, pack);
    for (let seat = 0; seat < seats; seat++) table.answer(LORDS[seat] - 1);
    table.#arrange(position);
    return table;
  }

  #arrange(position: Position): void {
    const { state } = this;
    const seats = state.lords.length;
    const { recruits = {}, threats = [] } = position;
    state.barracks = [...UNIT_STOCK];
    state.sides = state.sides.map(() => NO_TILE);
    state.camps = state.camps.map(() => 0);
    for (const [number, units] of Object.entries(recruits)) {
      const city = Number(number) - 1;
      state.sides[city] = RECRUIT;
      for (const [unit, count] of units.entries()) {
        state.camps[campOf(city) + unit] = count;
        state.barracks[unit] -= count;
      }
    }
    for (const number of threats) state.sides[number - 1] = THREAT;
    for (const [seat, units] of (position.units ?? []).entries()) this.give(seat, units);
    for (const [seat, number] of (position.lords ?? []).entries()) this.lord(seat).city = number - 1;
    const { length } = { length: state.setting.years === 9 ? 'short' : 'long' } as const;
    const named = [
      ...Object.keys(recruits).map(Number),
      ...threats,
      ...[position.nextRecruit, position.nextThreat].flatMap((tile) => tile ?? []),
      ...(['recruitPile', 'threatPile', 'recruitDiscard', 'threatDiscard'] as const).flatMap(
        (pile) => position[pile] ?? [],
      ),
    ];
    const rest = tilesInPlay(seats, length).filter((tile) => !named.includes(tile + 1));
    const pileOf = (tiles: readonly number[]): number[] => tiles.map((number) => number - 1).reverse();
    state.nextRecruit =
      position.nextRecruit === undefined ? (rest.shift() ?? NONE) : position.nextRecruit - 1;
    state.nextThreat = position.nextThreat === undefined ? (rest.shift() ?? NONE) : position.nextThreat - 1;
    state.recruitDiscard = (position.recruitDiscard ?? []).map((number) => number - 1);
    state.threatDiscard = (position.threatDiscard ?? []).map((number) => number - 1);
    state.recruitPile = position.recruitPile === undefined ? rest.splice(0, 3) : pileOf(position.recruitPile);
    state.threatPile = position.threatPile === undefined ? rest : pileOf(position.threatPile);
    for (const cost of position.raging ?? []) state.raging[cost - 3] = 1;
    state.year = position.year ?? 1;
  }

  get questions(): readonly XiditQuestion[] {
    return this.game.pending(this.state);
  }

  get question(): XiditQuestion {
    return this.questions[0];
  }

  /** The pending question and its seat, in short: `rewards 0`. */
  get asked(): string {
    return this.questions.map(({ kind, seat }) => `${kind} ${seat}`).join(', ');
  }

  /** The options of the pending question. */
  get offered(): readonly number[] {
    const { shape } = this.question;
    return 'of' in shape ? shape.of : [];
  }

  /** Answers the pending question. */
  answer(answer: Answer): void {
    const { seat, shape } = this.question;
    if (checkShape(shape, answer) !== null) throw new Error(`${this.asked} does not offer ${String(answer)}`);
    this.game.apply(this.state, seat, answer, this.#rng, (event, to) => this.emitted.push({ event, to }));
  }

  /** Everybody's sealed answers. */
  reveal(answers: readonly Answer[]): void {
    this.emitted = [];
    this.game.reveal(this.state, answers, this.#rng, (event, to) => this.emitted.push({ event, to }));
  }

  /** A year of orders by seat, such as `arabra`: blue, red, blacK, action, wait. Seats not named wait. */
  year(...programs: string[]): void {
    const orders = this.state.lords.map((_, seat) => {
      const letters = (programs[seat] ?? '').padEnd(6, 'w');
      return letters.split('').map((letter) => SYMBOLS[letter]);
    });
    this.reveal(orders);
  }

  /** Why the pending question refuses this answer. */
  refusal(answer: Answer): Refusal | null {
    if (checkShape(this.question.shape, answer) === null) return null;
    return this.game.explain(this.state, this.question, answer);
  }

  lord(seat: Seat): LordState {
    return this.state.lords[seat];
  }

  /** The number of the city where a lord stands. */
  cityOf(seat: Seat): number {
    return this.lord(seat).city + 1;
  }

  /** Puts units from the barracks behind a screen. */
  give(seat: Seat, units: readonly number[]): void {
    for (const [unit, count] of units.entries()) {
      this.lord(seat).units[unit] += count;
      this.state.barracks[unit] -= count;
    }
  }

  /** Builds a guild from its owner's supply. */
  build(seat: Seat, city: number, floors: number): void {
    this.state.guilds[city - 1] = seat;
    this.state.heights[city - 1] = floors;
    this.lord(seat).floors -= floors;
  }

  /** Places bards from their owner's supply. */
  placeBards(seat: Seat, region: number, bards: number): void {
    this.lord(seat).songs[region - 1] += bards;
    this.lord(seat).bards -= bards;
  }

  /** The cities with recruit tiles, or threats, by number. */
  get recruitCities(): number[] {
    return this.state.sides.flatMap((side, city) => (side === RECRUIT ? [city + 1] : []));
  }

  get threatCities(): number[] {
    return this.state.sides.flatMap((side, city) => (side === THREAT ? [city + 1] : []));
  }

  /** Units on a city's recruit tile. */
  camp(city: number): number[] {
    return this.state.camps.slice(campOf(city - 1), campOf(city));
  }

  /** The events of one type since the last reveal. */
  events<T extends XiditEvent['type']>(type: T): Extract<XiditEvent, { type: T }>[] {
    return this.emitted.flatMap(({ event }) => (isType(event, type) ? [event] : []));
  }

  /** Why the actions of a seat had no effect. */
  idled(seat: Seat): string[] {
    return this.events('idled').flatMap((event) => (event.seat === seat ? [event.why] : []));
  }
}

function isType<T extends XiditEvent['type']>(
  event: XiditEvent,
  type: T,
): event is Extract<XiditEvent, { type: T }> {
  return event.type === type;
}
