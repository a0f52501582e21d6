import type { Seat } from '@triptych/kernel';
import type {
  AreaId,
  BuildingId,
  CampaignId,
  EventId,
  ForceId,
  ResourceId,
  SatrapId,
  TaxId,
} from './content/components.ts';

/** Every event, fine enough to animate it and to tell it in the log. */
export type XerxesEvent =
  | { readonly type: 'satrapTaken'; readonly seat: Seat; readonly satrap: SatrapId }
  | { readonly type: 'orderSet'; readonly seat: Seat | null; readonly order: readonly Seat[] }
  | { readonly type: 'taxesRedealt' }
  /** For the owner alone. */
  | { readonly type: 'taxesDealt'; readonly seat: Seat; readonly cards: readonly TaxId[] }
  /** For the owner alone. */
  | { readonly type: 'campaignsDealt'; readonly seat: Seat; readonly cards: readonly CampaignId[] }
  | { readonly type: 'taxesKept'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'campaignsKept'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'abilityUsed'; readonly seat: Seat; readonly satrap: SatrapId }
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'soloCardDrawn'; readonly card: number; readonly occupied: readonly AreaId[] }
  | {
      readonly type: 'workerPlaced';
      readonly seat: Seat;
      readonly worker: number;
      readonly area: AreaId;
    }
  | { readonly type: 'trackTaken'; readonly seat: Seat; readonly worker: number }
  | { readonly type: 'trackClaimed'; readonly seat: Seat }
  /** Bactria takes an occupied area; `owner` is null if a solo card occupies it. */
  | { readonly type: 'areaTaken'; readonly seat: Seat; readonly owner: Seat | null; readonly area: AreaId }
  | {
      readonly type: 'workerPushed';
      readonly seat: Seat;
      readonly owner: Seat | null;
      readonly from: AreaId;
      readonly to: AreaId;
    }
  | { readonly type: 'eventRevealed'; readonly event: EventId }
  | { readonly type: 'eventIgnored'; readonly seat: Seat; readonly event: EventId }
  | { readonly type: 'eventAccepted'; readonly seat: Seat; readonly event: EventId }
  /** Counts of the six resources. */
  | { readonly type: 'heirGave'; readonly seat: Seat; readonly gained: readonly number[] }
  | {
      readonly type: 'forceConverted';
      readonly seat: Seat;
      readonly source: number;
      readonly from: ForceId;
      readonly to: ForceId;
    }
  | { readonly type: 'campaignDeclared'; readonly seat: Seat; readonly card: CampaignId }
  /** The source of each force on the card, and the areas that yield nothing for it. */
  | {
      readonly type: 'campaignFulfilled';
      readonly seat: Seat;
      readonly card: CampaignId;
      readonly sources: readonly number[];
      readonly areas: readonly AreaId[];
    }
  | { readonly type: 'campaignsEnded'; readonly seat: Seat }
  | {
      readonly type: 'pointsGained';
      readonly seat: Seat;
      readonly points: number;
      readonly for: PointSource;
    }
  | { readonly type: 'pointsLost'; readonly seat: Seat; readonly points: number; readonly by: Seat }
  /** What the area gave, what the store had no room for, and what the event stopped. */
  | {
      readonly type: 'collected';
      readonly seat: Seat;
      readonly area: AreaId;
      readonly gained: readonly ResourceId[];
      readonly lost: readonly ResourceId[];
      readonly stopped: readonly ResourceId[];
    }
  | { readonly type: 'workersLeft' }
  | { readonly type: 'resourceGivenUp'; readonly seat: Seat; readonly resource: ResourceId }
  | { readonly type: 'bonusGained'; readonly seat: Seat; readonly resource: ResourceId }
  | {
      readonly type: 'built';
      readonly seat: Seat;
      readonly building: BuildingId;
      readonly round: number;
    }
  | { readonly type: 'buildingPassed'; readonly seat: Seat }
  /** Sogdia builds what somebody else has built. */
  | {
      readonly type: 'buildingTaken';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly building: BuildingId;
    }
  | {
      readonly type: 'markerMoved';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly from: BuildingId;
      readonly to: BuildingId;
    }
  | { readonly type: 'robbed'; readonly seat: Seat; readonly victim: Seat; readonly resource: ResourceId }
  | { readonly type: 'resourcesGiven'; readonly seat: Seat; readonly resources: readonly ResourceId[] }
  | { readonly type: 'resourcesTaken'; readonly seat: Seat; readonly resources: readonly ResourceId[] }
  | { readonly type: 'taxPaid'; readonly seat: Seat; readonly card: TaxId }
  | { readonly type: 'forceGained'; readonly seat: Seat; readonly force: ForceId }
  | { readonly type: 'taxesEnded'; readonly seat: Seat }
  | { readonly type: 'gameEnded'; readonly reason: EndReason };

export const POINT_SOURCES = ['campaign', 'building', 'tax'] as const;
export type PointSource = (typeof POINT_SOURCES)[number];

/** E10.1; E12.4: the goals of a solo scenario are met, or were not. */
export type EndReason = 'points' | 'lastRound' | 'goalsMet' | 'goalsMissed' | 'early';

/** New information: chance, or a card that was secret. */
export function reveals(event: XerxesEvent): boolean {
  switch (event.type) {
    case 'taxesRedealt':
    case 'taxesDealt':
    case 'campaignsDealt':
    case 'soloCardDrawn':
    case 'eventRevealed':
    case 'campaignDeclared':
    case 'taxPaid':
      return true;
    default:
      return false;
  }
}
