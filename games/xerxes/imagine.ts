import { type Rng, type Seat, shuffle } from '@triptych/kernel';
import type { Components } from './content/components.ts';
import { ROUNDS } from './rules/ending.ts';
import { isFairDeal } from './rules/set-up.ts';
import type { SatrapyState, XerxesState } from './state.ts';
import type { HandView, SatrapyView, XerxesView } from './view.ts';

/** A full state consistent with the view: what this seat has never seen is dealt and shuffled again (E13.2, E13.3). */
export function imagine(components: Components, view: XerxesView, seat: Seat, rng: Rng): XerxesState {
  const taxes = imagineTaxes(components, view, seat, rng);
  const campaigns = dealUnknown(components.campaigns.length, view, seat, CAMPAIGN_CARDS, rng);
  return {
    ...publicState(view),
    seats: view.seats.map((satrapy, other) =>
      imagineSatrapy(satrapy, {
        taxes: taxes.hands[other].held,
        campaigns: campaigns.hands[other].held,
        taxesDiscarded: taxes.hands[other].discarded,
        campaignsDiscarded: campaigns.hands[other].discarded,
      }),
    ),
    taxesLeft: taxes.left,
    campaignsLeft: campaigns.left,
    events: imagineEvents(components, view, rng),
    solo: imagineSolo(components, view, rng),
  };
}

/** The public part as a state in which nobody holds a card: enough for rules about the table. */
export function publicState(view: XerxesView): XerxesState {
  return {
    phase: view.phase,
    round: view.round,
    turn: view.turn,
    served: view.served,
    passes: view.passes,
    order: [...view.order],
    claim: view.claim,
    event: view.event,
    ignores: view.ignores,
    converted: view.converted,
    pushed: view.pushed,
    card: view.card,
    building: view.building,
    given: view.given,
    within: view.within,
    buildings: [...view.buildings],
    seats: view.seats.map((satrapy) => imagineSatrapy(satrapy, NO_CARDS)),
    taxesLeft: [],
    campaignsLeft: [],
    events: view.eventsSeen,
    eventsDrawn: view.eventsSeen.length,
    solo: view.soloSeen,
    soloDrawn: view.soloSeen.length,
    occupied: [...view.occupied],
    scenario: view.scenario,
  };
}

const NO_CARDS: HandView = { taxes: [], campaigns: [], taxesDiscarded: [], campaignsDiscarded: [] };

function imagineSatrapy(satrapy: SatrapyView, hand: HandView): SatrapyState {
  return {
    satrap: satrapy.satrap,
    ability: satrapy.ability,
    points: satrapy.points,
    resources: [...satrapy.resources],
    permanent: [...satrapy.permanent],
    workers: [...satrapy.workers],
    used: satrapy.used,
    taxes: [...hand.taxes],
    campaigns: [...hand.campaigns],
    taxesPaid: [...satrapy.taxesPaid],
    campaignsWon: [...satrapy.campaignsWon],
    taxesDiscarded: [...hand.taxesDiscarded],
    campaignsDiscarded: [...hand.campaignsDiscarded],
  };
}

/** Where a view holds the cards of one kind. */
interface CardFields {
  readonly held: 'taxes' | 'campaigns';
  readonly discarded: 'taxesDiscarded' | 'campaignsDiscarded';
  readonly shown: 'taxesPaid' | 'campaignsWon';
}

const TAX_CARDS: CardFields = { held: 'taxes', discarded: 'taxesDiscarded', shown: 'taxesPaid' };
const CAMPAIGN_CARDS: CardFields = {
  held: 'campaigns',
  discarded: 'campaignsDiscarded',
  shown: 'campaignsWon',
};

interface Deal {
  readonly hands: readonly { readonly held: number[]; readonly discarded: number[] }[];
  readonly left: number[];
}

/** E2.3: nobody was dealt five tax cards with the same kind of reward; deals that violate this are dealt again. */
function imagineTaxes(components: Components, view: XerxesView, seat: Seat, rng: Rng): Deal {
  for (;;) {
    const deal = dealUnknown(components.taxes.length, view, seat, TAX_CARDS, rng);
    const fits = deal.hands.every(({ held, discarded }, other) =>
      isFairDeal(components, [...held, ...discarded, ...view.seats[other].taxesPaid]),
    );
    if (fits) return deal;
  }
}

/** Cards that this seat has not seen, dealt to the others' hands and discards; the rest were never dealt. */
function dealUnknown(cards: number, view: XerxesView, seat: Seat, fields: CardFields, rng: Rng): Deal {
  const { hand } = view;
  const own = { held: [...(hand?.[fields.held] ?? [])], discarded: [...(hand?.[fields.discarded] ?? [])] };
  const known = new Set([
    ...own.held,
    ...own.discarded,
    ...view.seats.flatMap((other) => other[fields.shown]),
  ]);
  const unknown: number[] = [];
  for (let card = 0; card < cards; card++) if (!known.has(card)) unknown.push(card);
  shuffle(unknown, rng);
  const hands = view.seats.map((other, at) => {
    if (at === seat) return own;
    const held = unknown.splice(0, other[fields.held]).sort(byNumber);
    return { held, discarded: unknown.splice(0, other[fields.discarded]).sort(byNumber) };
  });
  return { hands, left: unknown.sort(byNumber) };
}

/** E2.1: the size of the deck tells whether the expansion is in it. */
function imagineEvents(components: Components, { eventsSeen, eventsLeft }: XerxesView, rng: Rng): number[] {
  const size = eventsSeen.length + eventsLeft;
  const all = components.events.map((_, event) => event);
  const unseen = all.slice(0, size).filter((event) => !eventsSeen.includes(event));
  return [...eventsSeen, ...shuffle(unseen, rng)];
}

/** E12.3: the six cards are used once each, then all are shuffled again. */
function imagineSolo(components: Components, { soloSeen, seats }: XerxesView, rng: Rng): number[] {
  if (seats.length > 1) return [];
  const deck = [...soloSeen];
  const all = components.solo.map((_, card) => card);
  while (deck.length < ROUNDS) {
    const begun = deck.slice(deck.length - (deck.length % all.length));
    deck.push(
      ...shuffle(
        all.filter((card) => !begun.includes(card)),
        rng,
      ),
    );
  }
  return deck.slice(0, ROUNDS);
}

function byNumber(a: number, b: number): number {
  return a - b;
}
