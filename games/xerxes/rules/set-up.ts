import { type Emit, type Options, type Rng, type Seat, shuffle } from '@triptych/kernel';
import type { Components, SatrapId, TaxId } from '../content/components.ts';
import { SATRAPS } from '../content/things.ts';
import type { XerxesEvent } from '../events.ts';
import { SCENARIOS } from '../meta.ts';
import { emptySatrapy, NONE, type XerxesState } from '../state.ts';
import { mayUse, type Play, useAbility } from './play.ts';
import { ROUNDS } from './ending.ts';

/** E2.3, E2.4 */
export const TAXES_DEALT = 6;
export const TAXES_KEPT = 5;
export const CAMPAIGNS_DEALT = 4;
export const CAMPAIGNS_KEPT = 3;
/** E2.3: with this many of the same kind of reward, the cards are dealt again. */
const TOO_MANY_ALIKE = 5;

export function setUp(
  components: Components,
  seats: number,
  options: Options,
  rng: Rng,
  emit: Emit<XerxesEvent> | undefined,
): XerxesState {
  const state: XerxesState = {
    phase: 'satrap',
    round: 0,
    turn: 0,
    served: 0,
    passes: 0,
    order: firstOrder(seats, options, rng),
    claim: NONE,
    event: NONE,
    ignores: NONE,
    converted: NONE,
    pushed: NONE,
    card: NONE,
    building: NONE,
    given: NONE,
    within: 'build',
    buildings: components.buildings.map(() => NONE),
    seats: Array.from({ length: seats }, emptySatrapy),
    taxesLeft: components.taxes.map((_, card) => card),
    campaignsLeft: components.campaigns.map((_, card) => card),
    events: eventDeck(components, options, rng),
    eventsDrawn: 0,
    solo: seats === 1 ? soloDeck(components, rng) : [],
    soloDrawn: 0,
    occupied: [],
    scenario: seats === 1 ? SCENARIOS.findIndex((name) => name === options.scenario) : NONE,
  };
  if (seats > 1) emit?.({ type: 'orderSet', seat: null, order: [...state.order] }, 'all');
  if (options.satraps === 'dealt') dealSatraps({ components, state, rng, emit });
  return state;
}

/** E2.6: at random, or as the host wrote it: `2-1-3`. */
function firstOrder(seats: number, options: Options, rng: Rng): Seat[] {
  const { order } = options;
  if (order !== 'random') return order.split('-').map((number) => Number(number) - 1);
  return shuffle(
    Array.from({ length: seats }, (_, seat) => seat),
    rng,
  );
}

/** E2.1 */
function eventDeck(components: Components, options: Options, rng: Rng): number[] {
  const all = components.events.map((_, event) => event);
  return shuffle(options.events === 'expansion' ? all : all.slice(0, components.baseEvents), rng);
}

/** E12.3: each card once; for the last round all are shuffled again. */
function soloDeck(components: Components, rng: Rng): number[] {
  const cards = components.solo.map((_, card) => card);
  const deck: number[] = [];
  while (deck.length < ROUNDS) deck.push(...shuffle([...cards], rng));
  return deck.slice(0, ROUNDS);
}

/** E2.2 */
function dealSatraps(play: Play): void {
  const satraps = shuffle(
    SATRAPS.map((_, satrap) => satrap),
    play.rng,
  );
  for (let seat = 0; seat < play.state.seats.length; seat++) takeSatrap(play, seat, satraps[seat]);
}

export function freeSatraps(state: XerxesState): SatrapId[] {
  const taken = state.seats.map(({ satrap }) => satrap);
  return SATRAPS.map((_, satrap) => satrap).filter((satrap) => !taken.includes(satrap));
}

/** E2.2: in seat order; after the last one the cards are dealt. */
export function takeSatrap(play: Play, seat: Seat, satrap: SatrapId): void {
  const { state, emit } = play;
  state.seats[seat].satrap = satrap;
  emit?.({ type: 'satrapTaken', seat, satrap }, 'all');
  state.served++;
  state.turn = state.served;
  if (state.served === state.seats.length) deal(play);
}

/** E2.3, E2.4: everybody gets tax and campaign cards, and decides in secret which to keep. */
function deal(play: Play): void {
  const { state, emit } = play;
  dealTaxes(play);
  shuffle(state.campaignsLeft, play.rng);
  for (const [seat, satrapy] of state.seats.entries()) {
    satrapy.taxes.sort(byNumber);
    satrapy.campaigns = state.campaignsLeft.splice(0, CAMPAIGNS_DEALT).sort(byNumber);
    emit?.({ type: 'taxesDealt', seat, cards: [...satrapy.taxes] }, seat);
    emit?.({ type: 'campaignsDealt', seat, cards: [...satrapy.campaigns] }, seat);
  }
  state.taxesLeft.sort(byNumber);
  state.campaignsLeft.sort(byNumber);
  state.phase = 'keepTaxes';
  state.turn = NONE;
}

/** E2.3: until nobody has five or more with the same kind of reward. */
function dealTaxes({ components, state, rng, emit }: Play): void {
  const deck = state.taxesLeft;
  // The check of packs makes sure of it; without it, the deal would never end.
  if (!mayBeFair(components, state.seats.length))
    throw new Error('E2.3: No deal of these tax cards is fair.');
  for (;;) {
    shuffle(deck, rng);
    const hands = state.seats.map((_, seat) => deck.slice(seat * TAXES_DEALT, (seat + 1) * TAXES_DEALT));
    if (hands.every((hand) => isFairDeal(components, hand))) {
      for (const [seat, hand] of hands.entries()) state.seats[seat].taxes = hand;
      deck.splice(0, hands.length * TAXES_DEALT);
      return;
    }
    emit?.({ type: 'taxesRedealt' }, 'all');
  }
}

/** E2.3: every hand has at least this many of each kind. */
const LEAST_ALIKE = TAXES_DEALT - TOO_MANY_ALIKE + 1;

function mayBeFair({ taxes }: Components, hands: number): boolean {
  const forces = taxes.filter(({ force }) => force !== null).length;
  return (
    Math.min(forces, taxes.length - forces) >= hands * LEAST_ALIKE && taxes.length >= hands * TAXES_DEALT
  );
}

/** E2.3 */
export function isFairDeal({ taxes }: Components, hand: readonly TaxId[]): boolean {
  let forces = 0;
  for (const card of hand) if (taxes[card].force !== null) forces++;
  return forces < TOO_MANY_ALIKE && hand.length - forces < TOO_MANY_ALIKE;
}

/** E2.3, E11.8: Assyria may keep all six; then the ability is used, and all four campaigns are kept as well. */
export function mostTaxesKept(state: XerxesState, seat: Seat): number {
  return mayUse(state, seat, 'assyria') ? TAXES_DEALT : TAXES_KEPT;
}

export function keepTaxes(play: Play, kept: readonly (readonly TaxId[] | null)[]): void {
  const { state, emit } = play;
  for (const [seat, cards] of kept.entries()) {
    if (cards === null) continue;
    const satrapy = state.seats[seat];
    satrapy.taxesDiscarded = satrapy.taxes.filter((card) => !cards.includes(card));
    satrapy.taxes = [...cards];
    emit?.({ type: 'taxesKept', seat, count: cards.length }, 'all');
    if (cards.length === TAXES_DEALT) useAbility(play, seat);
  }
  state.phase = 'keepCampaigns';
}

/** E2.4: everybody except a player who keeps all the cards. */
export function asksForCampaigns(state: XerxesState, seat: Seat): boolean {
  return state.seats[seat].taxes.length < TAXES_DEALT;
}

export function keepCampaigns({ state, emit }: Play, kept: readonly (readonly number[] | null)[]): void {
  for (const [seat, satrapy] of state.seats.entries()) {
    const cards = kept[seat] ?? null;
    if (cards !== null) {
      satrapy.campaignsDiscarded = satrapy.campaigns.filter((card) => !cards.includes(card));
      satrapy.campaigns = [...cards];
    }
    emit?.({ type: 'campaignsKept', seat, count: satrapy.campaigns.length }, 'all');
  }
}

function byNumber(a: number, b: number): number {
  return a - b;
}
