import { type Seat, unchangedFields, unchangedList, type Viewer } from '@triptych/kernel';
import type {
  AreaId,
  BuildingId,
  CampaignId,
  EventId,
  ForceId,
  SatrapId,
  TaxId,
} from './content/components.ts';
import type { Phase, SatrapyState, XerxesState } from './state.ts';

/** E13.1: the public part of a player. */
export interface SatrapyView {
  readonly satrap: SatrapId;
  readonly ability: number;
  readonly points: number;
  readonly resources: readonly number[];
  readonly permanent: readonly ForceId[];
  readonly workers: readonly number[];
  readonly used: number;
  readonly taxesPaid: readonly TaxId[];
  readonly campaignsWon: readonly CampaignId[];
  /** How many cards are in hand, and how many were discarded. */
  readonly taxes: number;
  readonly campaigns: number;
  readonly taxesDiscarded: number;
  readonly campaignsDiscarded: number;
}

/** E13.2: what only the owner may know. */
export interface HandView {
  readonly taxes: readonly TaxId[];
  readonly campaigns: readonly CampaignId[];
  readonly taxesDiscarded: readonly TaxId[];
  readonly campaignsDiscarded: readonly CampaignId[];
}

/** What one viewer may know (E13). */
export interface XerxesView {
  readonly viewer: Viewer;
  readonly phase: Phase;
  readonly round: number;
  readonly turn: Seat;
  readonly served: number;
  readonly passes: number;
  readonly order: readonly Seat[];
  readonly claim: Seat;
  readonly event: EventId;
  readonly ignores: Seat;
  readonly converted: number;
  readonly pushed: AreaId;
  readonly card: CampaignId;
  readonly building: BuildingId;
  readonly given: number;
  readonly within: 'build' | 'tax';
  readonly buildings: readonly Seat[];
  readonly seats: readonly SatrapyView[];
  /** The viewer's own cards; null for a spectator. */
  readonly hand: HandView | null;
  readonly taxesLeft: number;
  readonly campaignsLeft: number;
  /** Events revealed so far, in order, and how many are left in the deck. */
  readonly eventsSeen: readonly EventId[];
  readonly eventsLeft: number;
  /** Solo cards drawn so far. */
  readonly soloSeen: readonly number[];
  readonly occupied: readonly AreaId[];
  readonly scenario: number;
}

export function view(
  state: XerxesState,
  viewer: Viewer,
  _beside?: XerxesView,
  last?: XerxesView,
): XerxesView {
  const seats = state.seats.map((satrapy, seat) => viewSatrapy(satrapy, last?.seats[seat]));
  return {
    viewer,
    phase: state.phase,
    round: state.round,
    turn: state.turn,
    served: state.served,
    passes: state.passes,
    order: unchangedList(last?.order, state.order),
    claim: state.claim,
    event: state.event,
    ignores: state.ignores,
    converted: state.converted,
    pushed: state.pushed,
    card: state.card,
    building: state.building,
    given: state.given,
    within: state.within,
    buildings: unchangedList(last?.buildings, state.buildings),
    seats: unchangedList(last?.seats, seats),
    hand: viewer === 'spectator' ? null : viewHand(state.seats[viewer], last?.hand ?? undefined),
    taxesLeft: state.taxesLeft.length,
    campaignsLeft: state.campaignsLeft.length,
    eventsSeen: unchangedList(last?.eventsSeen, state.events, state.eventsDrawn),
    eventsLeft: state.events.length - state.eventsDrawn,
    soloSeen: unchangedList(last?.soloSeen, state.solo, state.soloDrawn),
    occupied: unchangedList(last?.occupied, state.occupied),
    scenario: state.scenario,
  };
}

function viewSatrapy(satrapy: SatrapyState, last?: SatrapyView): SatrapyView {
  return unchangedFields(last, {
    satrap: satrapy.satrap,
    ability: satrapy.ability,
    points: satrapy.points,
    resources: unchangedList(last?.resources, satrapy.resources),
    permanent: unchangedList(last?.permanent, satrapy.permanent),
    workers: unchangedList(last?.workers, satrapy.workers),
    used: satrapy.used,
    taxesPaid: unchangedList(last?.taxesPaid, satrapy.taxesPaid),
    campaignsWon: unchangedList(last?.campaignsWon, satrapy.campaignsWon),
    taxes: satrapy.taxes.length,
    campaigns: satrapy.campaigns.length,
    taxesDiscarded: satrapy.taxesDiscarded.length,
    campaignsDiscarded: satrapy.campaignsDiscarded.length,
  });
}

function viewHand(satrapy: SatrapyState, last?: HandView): HandView {
  return unchangedFields(last, {
    taxes: unchangedList(last?.taxes, satrapy.taxes),
    campaigns: unchangedList(last?.campaigns, satrapy.campaigns),
    taxesDiscarded: unchangedList(last?.taxesDiscarded, satrapy.taxesDiscarded),
    campaignsDiscarded: unchangedList(last?.campaignsDiscarded, satrapy.campaignsDiscarded),
  });
}
