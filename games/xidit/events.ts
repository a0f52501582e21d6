import type { Seat } from '@triptych/kernel';
import type { CityId, RegionId, TileId, TitanId } from './content/components.ts';

export type Pile = 'recruit' | 'threat';

/** X4.9: why an action had no effect. Each of these reasons is public. */
export type Idle = 'noTile' | 'alreadyRecruited' | 'alreadyEliminated' | 'unitsMissing';

interface Happened<Type extends string> {
  readonly type: Type;
}
interface Of<Type extends string> extends Happened<Type> {
  readonly seat: Seat;
}
/** Something caused by one order of a lord; orders are counted from 0. */
interface ByOrder<Type extends string> extends Of<Type> {
  readonly order: number;
  readonly city: CityId;
}

type SetUpEvent =
  | (Happened<'firstPlayerSet'> & { readonly seat: Seat })
  | (Happened<'assessmentsLaid'> & { readonly assessments: readonly number[] })
  | (Of<'lordPlaced'> & { readonly city: CityId });

type OrderEvent =
  | (Happened<'yearBegan'> & { readonly year: number; readonly first: Seat })
  | (Happened<'ordersRevealed'> & { readonly orders: readonly (readonly number[])[] })
  /** `city` is where the lord goes. */
  | (ByOrder<'moved'> & { readonly from: CityId; readonly colour: number })
  | (ByOrder<'noRoad'> & { readonly colour: number })
  | ByOrder<'waited'>
  | (ByOrder<'recruited'> & { readonly unit: number })
  | (ByOrder<'idled'> & { readonly why: Idle })
  | (ByOrder<'threatEliminated'> & { readonly tile: TileId; readonly units: readonly number[] })
  | (ByOrder<'titanFaced'> & { readonly titan: TitanId })
  | (ByOrder<'titanEliminated'> & { readonly titan: TitanId; readonly units: readonly number[] })
  /** It does not say whether the lord declined or could not pay. */
  | ByOrder<'titansLeft'>;

type RewardEvent =
  | (Of<'rewardsChosen'> & {
      readonly rewards: readonly number[];
      /** The public offer: bards only if the seat had any left. */
      readonly offered: readonly number[];
    })
  | (Of<'goldGained'> & { readonly gold: number })
  /** Floors of the reward, and floors that were kept behind the screen (X4.16). */
  | (Of<'guildBuilt'> & { readonly city: CityId; readonly floors: number; readonly kept: number })
  /**
   * Bards by region without the central one: of the Fortress only whether any went in is public (X4.13). `shown` is how
   * many the reward shows; in a census fewer may be placed (`free`).
   */
  | (Of<'bardsPlaced'> & {
      readonly regions: readonly RegionId[];
      readonly bards: readonly number[];
      readonly fortress: boolean;
      readonly shown: number;
      readonly free: boolean;
      /** Bards left, with open screens (X10.4); null otherwise. */
      readonly left: number | null;
    })
  /** For the owner alone. */
  | (Of<'fortressEntered'> & { readonly bards: number })
  | (Of<'dummyRaised'> & { readonly assessment: number; readonly value: number });

type TileEvent =
  | (Happened<'tileDiscarded'> & { readonly pile: Pile; readonly tile: TileId })
  /** A tile goes to its city. */
  | (Happened<'recruitEntered'> & { readonly tile: TileId; readonly units: readonly number[] })
  | (Happened<'threatEntered'> & { readonly tile: TileId })
  /** X5.3: no unit was left for it. */
  | (Happened<'recruitUnfilled'> & { readonly tile: TileId })
  | (Happened<'pilesMade'> & { readonly recruit: number; readonly threat: number })
  /** The top of a pile becomes the next tile; `from` differs from `pile` only by X5.7. */
  | (Happened<'nextDrawn'> & { readonly pile: Pile; readonly from: Pile; readonly tile: TileId })
  /** The new top of a pile, which is public; NONE: the pile is empty. */
  | (Happened<'topTurned'> & { readonly pile: Pile; readonly tile: TileId })
  /** X5.5: a discard becomes this pile; the top tile comes first. */
  | (Happened<'discardTurned'> & { readonly pile: Pile; readonly tiles: readonly TileId[] })
  /** X6.1: the titans that now rage, perhaps none. */
  | (Happened<'titansAwoke'> & { readonly titans: readonly TitanId[] })
  /** X6.3: sizes of the new piles. */
  | (Happened<'reinforced'> & { readonly recruit: number; readonly threat: number });

type CensusEvent =
  | (Happened<'censusBegan'> & { readonly year: number })
  | (Happened<'censusShown'> & { readonly unit: number; readonly shown: readonly number[] })
  | (Happened<'censusWon'> & {
      readonly unit: number;
      readonly seats: readonly Seat[];
      readonly prize: number;
    })
  | (Of<'floorAdded'> & { readonly city: CityId })
  | Of<'floorKept'>
  | Of<'floorDeclined'>;

type EndEvent =
  /** `early`: the people ended the match before its end. */
  | (Happened<'gameEnded'> & { readonly early?: true })
  | (Happened<'fortressEmptied'> & { readonly bards: readonly number[] })
  | (Happened<'assessed'> & {
      readonly assessment: number;
      /** By seat, the dummy last. */
      readonly values: readonly number[];
      /** Seats, best first; the dummy is the seat after the last. */
      readonly ranking: readonly Seat[];
      readonly eliminated: readonly Seat[];
    })
  /** The saviour of the kingdom; the dummy is the seat after the last. */
  | (Happened<'saved'> & { readonly seat: Seat });

/** Every event, fine enough to animate a year order by order and to tell it in the log. */
export type XiditEvent = SetUpEvent | OrderEvent | RewardEvent | TileEvent | CensusEvent | EndEvent;

/** New information: chance, or something that was hidden from somebody. */
export function reveals(event: XiditEvent): boolean {
  switch (event.type) {
    case 'firstPlayerSet':
    case 'assessmentsLaid':
    case 'ordersRevealed':
    case 'topTurned':
    case 'titansAwoke':
    case 'reinforced':
    case 'censusShown':
    case 'fortressEmptied':
    case 'assessed':
      return true;
    // Fewer than two rewards, or fewer bards than the reward shows, reveal that this seat has no more bards (X10.2).
    case 'rewardsChosen':
      return event.rewards.length < 2;
    case 'bardsPlaced':
      return (
        !event.free && !event.fortress && event.bards.reduce((sum, number) => sum + number, 0) < event.shown
      );
    default:
      return false;
  }
}
