import type { Seat, Viewer } from '@triptych/kernel';
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

/** E13.1: what everybody may know about a player. */
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
  /** Events revealed so far, in that order, and how many are left in the deck. */
  readonly eventsSeen: readonly EventId[];
  readonly eventsLeft: number;
  /** Solo cards drawn so far. */
  readonly soloSeen: readonly number[];
  readonly occupied: readonly AreaId[];
  readonly scenario: number;
}

export function view(state: XerxesState, viewer: Viewer): XerxesView {
  return {
    viewer,
    phase: state.phase,
    round: state.round,
    turn: state.turn,
    served: state.served,
    passes: state.passes,
    order: [...state.order],
    claim: state.claim,
    event: state.event,
    ignores: state.ignores,
    converted: state.converted,
    pushed: state.pushed,
    card: state.card,
    building: state.building,
    given: state.given,
    within: state.within,
    buildings: [...state.buildings],
    seats: state.seats.map(viewSatrapy),
    hand: viewer === 'spectator' ? null : viewHand(state.seats[viewer]),
    taxesLeft: state.taxesLeft.length,
    campaignsLeft: state.campaignsLeft.length,
    eventsSeen: state.events.slice(0, state.eventsDrawn),
    eventsLeft: state.events.length - state.eventsDrawn,
    soloSeen: state.solo.slice(0, state.soloDrawn),
    occupied: [...state.occupied],
    scenario: state.scenario,
  };
}

function viewSatrapy(satrapy: SatrapyState): SatrapyView {
  return {
    satrap: satrapy.satrap,
    ability: satrapy.ability,
    points: satrapy.points,
    resources: [...satrapy.resources],
    permanent: [...satrapy.permanent],
    workers: [...satrapy.workers],
    used: satrapy.used,
    taxesPaid: [...satrapy.taxesPaid],
    campaignsWon: [...satrapy.campaignsWon],
    taxes: satrapy.taxes.length,
    campaigns: satrapy.campaigns.length,
    taxesDiscarded: satrapy.taxesDiscarded.length,
    campaignsDiscarded: satrapy.campaignsDiscarded.length,
  };
}

function viewHand(satrapy: SatrapyState): HandView {
  return {
    taxes: [...satrapy.taxes],
    campaigns: [...satrapy.campaigns],
    taxesDiscarded: [...satrapy.taxesDiscarded],
    campaignsDiscarded: [...satrapy.campaignsDiscarded],
  };
}
