import {
  type Answer,
  checkShape,
  FastRng,
  type Refusal,
  type Seat,
  type AddressedEvent,
} from '@triptych/kernel';
import {
  areaNames,
  buildingId,
  components,
  countResources,
  forceId,
  resourceId,
  satrapId,
} from '../content/components.ts';
import type { Pack } from '../content/pack.ts';
import { standard } from '../content/standard.ts';
import { type Building, type Force, type Resource, RESOURCES, type Satrap } from '../content/things.ts';
import type { XerxesEvent } from '../events.ts';
import { type Xerxes, xerxesGame } from '../game.ts';
import { Build, March, NO, Pay, Place, type XerxesQuestion } from '../questions.ts';
import { NONE, type SatrapyState, type XerxesState } from '../state.ts';

export const game = xerxesGame(components(standard));

export type Store = Partial<Record<Resource, number>>;

/** A table for tests: set up a position, answer, and check what happened. */
export class TestTable {
  readonly game: Xerxes;
  readonly state: XerxesState;
  emitted: AddressedEvent<XerxesEvent>[] = [];
  readonly #pack: Pack;
  readonly #rng: FastRng;

  /** The start of the first round; the players have these satraps, in seat and turn order. */
  constructor(satraps: readonly Satrap[], options: { events?: string; scenario?: string } = {}, seed = 1) {
    this.#pack = standard;
    this.game = game;
    this.#rng = new FastRng(seed);
    const order = satraps.length === 1 ? 'random' : satraps.map((_, seat) => seat + 1).join('-');
    const complete = { satraps: 'chosen', events: 'base', order, scenario: 'normal', ...options };
    this.state = this.game.setup(satraps.length, complete, this.#rng);
    for (const satrap of satraps) this.answer(satrapId(satrap));
    this.reveal(this.questions.map(({ shape }) => ('of' in shape ? shape.of.slice(0, 5) : [])));
    this.reveal(this.questions.map(({ shape }) => ('of' in shape ? shape.of.slice(0, 3) : [])));
  }

  get questions(): readonly XerxesQuestion[] {
    return this.game.pending(this.state);
  }

  get question(): XerxesQuestion {
    return this.questions[0];
  }

  /** The pending question and its seat, in short: `worker 0`. */
  get asked(): string {
    return this.questions.map(({ kind, seat }) => `${kind} ${seat}`).join(', ');
  }

  get offered(): readonly number[] {
    const { shape } = this.question;
    if ('of' in shape) return shape.of;
    return 'to' in shape ? shape.to : [];
  }

  answer(answer: Answer): void {
    const { seat, shape } = this.question;
    if (checkShape(shape, answer) !== null) throw new Error(`${this.asked} does not offer ${String(answer)}`);
    this.emitted = [];
    this.game.apply(this.state, seat, answer, this.#rng, (event, to) => this.emitted.push({ event, to }));
  }

  /** Sealed answers of all asked seats, in seat order. */
  reveal(answers: readonly Answer[]): void {
    const asked = this.questions.map(({ seat }) => seat);
    const all = this.state.seats.map((_, seat) =>
      asked.includes(seat) ? answers[asked.indexOf(seat)] : null,
    );
    this.emitted = [];
    this.game.reveal(this.state, all, this.#rng, (event, to) => this.emitted.push({ event, to }));
  }

  /** Why the pending question refuses this answer. */
  refusal(answer: Answer): Refusal | null {
    if (checkShape(this.question.shape, answer) === null) return null;
    return this.game.explain(this.state, this.question, answer);
  }

  seat(seat: Seat): SatrapyState {
    return this.state.seats[seat];
  }

  /** The number of an area: `thracia`, or a satrap's home. */
  area(name: string): number {
    return areaNames(this.#pack).indexOf(name);
  }

  /** The next event of the deck, by what it stops, bars or gives. */
  nextEvent(what: Happening): void {
    const event = this.#event(what);
    const rest = this.state.events.filter((other) => other !== event);
    rest.splice(this.state.eventsDrawn, 0, event);
    this.state.events = rest;
  }

  /** Everybody has placed their workers, this is the year's event, and it is this seat's turn in a phase. */
  at(phase: 'campaign' | 'build' | 'tax', seat: Seat, what: Happening): void {
    this.nextEvent(what);
    this.state.event = this.state.events[this.state.eventsDrawn++];
    this.state.phase = phase;
    this.state.turn = seat;
    this.state.served = this.state.order.indexOf(seat);
    this.state.passes = 0;
  }

  /** Puts a seat's workers on these areas. */
  stand(seat: Seat, ...areas: string[]): void {
    for (const [worker, name] of areas.entries()) this.seat(seat).workers[worker] = this.area(name);
  }

  #event(what: Happening): number {
    const { events, expansion } = this.#pack;
    const gift = GIFTS[what];
    if (gift !== undefined) return events.findIndex(({ gives }) => gives === gift);
    const base = events.findIndex(({ stops }) => stops === what);
    return base >= 0 ? base : events.length + expansion.findIndex(({ bars }) => bars === what);
  }

  /** Sets a seat's store. */
  store(seat: Seat, store: Store): void {
    this.seat(seat).resources = RESOURCES.map((resource) => store[resource] ?? 0);
  }

  /** A seat's store, without zeros. */
  stored(seat: Seat): Store {
    const entries = RESOURCES.map((resource, at) => [resource, this.seat(seat).resources[at]] as const);
    return Object.fromEntries(entries.filter(([, count]) => count > 0));
  }

  /** Gives a seat permanent forces. */
  permanent(seat: Seat, ...forces: Force[]): void {
    this.seat(seat).permanent.push(...forces.map(forceId));
  }

  /** The campaign card that needs these forces; it is now in this seat's hand. */
  campaign(seat: Seat, ...forces: Force[]): number {
    const wanted = [...forces].sort().join();
    const card = this.#pack.campaigns.findIndex(({ asks }) => [...asks].sort().join() === wanted);
    if (card < 0) throw new Error(`no campaign needs ${wanted}`);
    for (const { campaigns, campaignsDiscarded } of this.state.seats)
      remove(card, campaigns, campaignsDiscarded);
    remove(card, this.state.campaignsLeft);
    this.seat(seat).campaigns.push(card);
    return card;
  }

  /** The tax card that costs these resources; it is now in this seat's hand. */
  tax(seat: Seat, asks: Store, force?: Force): number {
    const cost = RESOURCES.map((resource) => asks[resource] ?? 0).join();
    const card = this.#pack.taxes.findIndex(
      (tax) => countResources(tax.asks).join() === cost && (force === undefined || tax.force === force),
    );
    if (card < 0) throw new Error(`no tax costs ${JSON.stringify(asks)}`);
    for (const { taxes, taxesDiscarded } of this.state.seats) remove(card, taxes, taxesDiscarded);
    remove(card, this.state.taxesLeft);
    this.seat(seat).taxes.push(card);
    return card;
  }

  /** Empties all hands, so that no phase asks about cards. */
  emptyHands(): this {
    for (const satrapy of this.state.seats) {
      this.state.taxesLeft.push(...satrapy.taxes.splice(0));
      this.state.campaignsLeft.push(...satrapy.campaigns.splice(0));
    }
    return this;
  }

  /** This seat has built these buildings before. */
  built(seat: Seat, ...buildings: Building[]): void {
    for (const building of buildings) this.state.buildings[buildingId(building)] = seat;
  }

  /**
   * Places everybody's workers: by seat, two areas or `track`. Players not named go where nobody else wants to. Then
   * the event is revealed, and the round continues to the next question.
   */
  placeAll(...places: readonly (readonly string[])[]): void {
    const wanted = places.flat().map((name) => this.area(name));
    while (this.state.phase === 'worker') {
      const { seat } = this.question;
      const name = places[seat]?.[Math.floor(this.state.served / this.state.order.length)];
      if (name === 'track') this.answer(Place.track);
      else if (name !== undefined) this.answer(this.area(name));
      else {
        const free = this.offered.filter((area) => area < Place.track && !wanted.includes(area));
        this.answer(free[free.length - 1]);
      }
    }
  }

  /** Passes, declines and takes the first option until this is asked; `null`: until the next round or the end. */
  skipTo(kind: XerxesQuestion['kind'] | null, seat?: Seat): void {
    const { round } = this.state;
    for (let guard = 0; guard < 200; guard++) {
      const [question] = this.questions;
      if (question === undefined || (kind === null && this.state.round > round)) return;
      if (question.kind === kind && (seat === undefined || question.seat === seat)) return;
      this.answer(PASSIVE[question.kind] ?? this.game.advise(this.state, question, this.#rng));
    }
    throw new Error(`${String(kind)} is never asked`);
  }

  /** The events of one type that the last answer led to. */
  events<T extends XerxesEvent['type']>(type: T): Extract<XerxesEvent, { type: T }>[] {
    return this.emitted.flatMap(({ event }) => (isType(event, type) ? [event] : []));
  }
}

/** An event by what it stops, bars or gives. */
type Happening = Resource | Building | 'blessing' | 'heir';

const PASSIVE: Partial<Record<XerxesQuestion['kind'], number>> = {
  ignore: NO,
  campaign: March.done,
  build: Build.pass,
  tax: Pay.done,
};

const GIFTS: Partial<Record<string, 'force' | 'resources'>> = { blessing: 'force', heir: 'resources' };

function remove(card: number, ...piles: number[][]): void {
  for (const pile of piles) if (pile.includes(card)) pile.splice(pile.indexOf(card), 1);
}

function isType<T extends XerxesEvent['type']>(
  event: XerxesEvent,
  type: T,
): event is Extract<XerxesEvent, { type: T }> {
  return event.type === type;
}

export const resource = resourceId;
export const force = forceId;
export const building = buildingId;
export { NONE };

/** Aegyptus (chariot at home) is first of three and about to campaign; nobody else has cards. */
export function marching(...workers: string[]): TestTable {
  const table = new TestTable(['aegyptus', 'india', 'bactria']).emptyHands();
  table.stand(0, ...workers);
  table.at('campaign', 0, 'heir');
  return table;
}
