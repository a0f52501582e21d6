import { copyNumbers, type Seat } from '@triptych/kernel';
import type {
  AreaId,
  BuildingId,
  CampaignId,
  EventId,
  ForceId,
  SatrapId,
  TaxId,
} from './content/components.ts';

/** What the game is waiting for, in the order of a round. */
export type Phase =
  | 'satrap'
  | 'keepTaxes'
  | 'keepCampaigns'
  | 'worker'
  | 'push'
  | 'ignore'
  | 'heir'
  | 'campaign'
  | 'convert'
  | 'forces'
  | 'rival'
  | 'giveUp'
  | 'bonus'
  | 'build'
  | 'move'
  | 'divide'
  | 'tax'
  | 'rob'
  | 'give'
  | 'take'
  | 'order'
  | 'over';

/** No card, seat or area. */
export const NONE = -1;
/** The place of a worker on the turn-order space (E3.3). */
export const ON_TRACK = -2;

/** One player: the satrap and everything that belongs to him. */
export interface SatrapyState {
  /** NONE until he is chosen. */
  satrap: SatrapId;
  /** Markers of the special ability left: 1, or 0 once it was used (E11). */
  ability: number;
  points: number;
  /** How many of each resource. */
  resources: number[];
  /** Permanent forces, in the order gained (E9.2). */
  permanent: ForceId[];
  /** Where the two workers are: an area, ON_TRACK, or NONE: not on the map. */
  workers: number[];
  /** Sources of forces used in this round, one bit each (E5.2). */
  used: number;
  /** Cards in hand, sorted by number: secret (E13.2). */
  taxes: TaxId[];
  campaigns: CampaignId[];
  /** Fulfilled cards are public, in the order fulfilled. */
  taxesPaid: TaxId[];
  campaignsWon: CampaignId[];
  /** Cards discarded at set-up: secret. */
  taxesDiscarded: TaxId[];
  campaignsDiscarded: CampaignId[];
}

/**
 * The whole truth about a match. Arrays marked readonly are shuffled at set-up and never change, so copies share them.
 */
export interface XerxesState {
  phase: Phase;
  /** 1 to 7; 0 during the set-up. */
  round: number;
  /** The asked seat; NONE while several are asked together, and at the end. */
  turn: Seat;
  /** How many turns of this phase are over. */
  served: number;
  /** How many players in a row have passed in the building phase (E8.1). */
  passes: number;
  /** Seats by position on the turn-order track (E7). */
  order: Seat[];
  /** Who has the turn-order space this round, by a worker or by a claim (E7.6, E11.5); NONE: it is free. */
  claim: Seat;
  /** The year's event; NONE until it is revealed. */
  event: EventId;
  /** Who ignores it (E11.2). */
  ignores: Seat;
  /** The force that counts as another kind this round (E11.1): source × 6 + kind. */
  converted: number;
  /** The area whose worker is being pushed away (E11.7). */
  pushed: AreaId;
  /** The campaign card waiting for its forces. */
  card: CampaignId;
  /** The building waiting for its displaced marker (E11.6), or for the division of its loss (E8.7). */
  building: BuildingId;
  /** The pair of resources being replaced (E11.4). */
  given: number;
  /** The turn in which India and Parthia use their abilities. */
  within: 'build' | 'tax';
  /** Who built each building; NONE where nobody did. */
  buildings: Seat[];
  seats: SatrapyState[];
  /** Tax and campaign cards that were not dealt: secret. */
  taxesLeft: TaxId[];
  campaignsLeft: CampaignId[];
  /** The event deck, top first; the first `eventsDrawn` have been revealed. */
  events: readonly EventId[];
  eventsDrawn: number;
  /** Solo cards in the order of the rounds (E12.3); empty with several players. */
  solo: readonly number[];
  soloDrawn: number;
  /** Areas occupied in a solo game (E12.1). */
  occupied: AreaId[];
  /** Which scenario a solo game plays; NONE with several players. */
  scenario: number;
}

export function copyState(from: XerxesState, into: XerxesState): void {
  into.phase = from.phase;
  into.round = from.round;
  into.turn = from.turn;
  into.served = from.served;
  into.passes = from.passes;
  copyNumbers(from.order, into.order);
  into.claim = from.claim;
  into.event = from.event;
  into.ignores = from.ignores;
  into.converted = from.converted;
  into.pushed = from.pushed;
  into.card = from.card;
  into.building = from.building;
  into.given = from.given;
  into.within = from.within;
  copyNumbers(from.buildings, into.buildings);
  into.seats.length = from.seats.length;
  for (let seat = 0; seat < from.seats.length; seat++) {
    into.seats[seat] ??= emptySatrapy();
    copySatrapy(from.seats[seat], into.seats[seat]);
  }
  copyNumbers(from.taxesLeft, into.taxesLeft);
  copyNumbers(from.campaignsLeft, into.campaignsLeft);
  into.events = from.events;
  into.eventsDrawn = from.eventsDrawn;
  into.solo = from.solo;
  into.soloDrawn = from.soloDrawn;
  copyNumbers(from.occupied, into.occupied);
  into.scenario = from.scenario;
}

function copySatrapy(from: SatrapyState, into: SatrapyState): void {
  into.satrap = from.satrap;
  into.ability = from.ability;
  into.points = from.points;
  copyNumbers(from.resources, into.resources);
  copyNumbers(from.permanent, into.permanent);
  copyNumbers(from.workers, into.workers);
  into.used = from.used;
  copyNumbers(from.taxes, into.taxes);
  copyNumbers(from.campaigns, into.campaigns);
  copyNumbers(from.taxesPaid, into.taxesPaid);
  copyNumbers(from.campaignsWon, into.campaignsWon);
  copyNumbers(from.taxesDiscarded, into.taxesDiscarded);
  copyNumbers(from.campaignsDiscarded, into.campaignsDiscarded);
}

/** E2.5 */
export function emptySatrapy(): SatrapyState {
  return {
    satrap: NONE,
    ability: 1,
    points: 0,
    resources: [0, 0, 0, 0, 0, 0],
    permanent: [],
    workers: [NONE, NONE],
    used: 0,
    taxes: [],
    campaigns: [],
    taxesPaid: [],
    campaignsWon: [],
    taxesDiscarded: [],
    campaignsDiscarded: [],
  };
}
