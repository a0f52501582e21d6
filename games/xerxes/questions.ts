import type { Assign, Distribute, OneOf, Order, Question, Seat, SomeOf } from '@triptych/kernel';
import type { AreaId, BuildingId, CampaignId, ForceId, ResourceId, TaxId } from './content/components.ts';

interface Asks<Kind extends string, Shape> extends Question {
  readonly kind: Kind;
  readonly shape: Question['shape'] & Shape;
}

/** Which satrap am I? Options: numbers of satraps. */
type SatrapQuestion = Asks<'satrap', OneOf>;
/** Which tax cards do I keep? Sealed. */
type KeepTaxesQuestion = Asks<'keepTaxes', SomeOf>;
/** Which campaign cards do I keep? Sealed. */
type KeepCampaignsQuestion = Asks<'keepCampaigns', SomeOf>;
/** Where does this worker go? Options: `Place`. */
interface WorkerQuestion extends Asks<'worker', OneOf> {
  readonly worker: number;
}
/** Where does the pushed worker go? Options: areas. */
interface PushQuestion extends Asks<'push', OneOf> {
  readonly area: AreaId;
}
/** Do I ignore this event? Options: NO, YES. */
type IgnoreQuestion = Asks<'ignore', OneOf>;
/** Which resources do I take? A count for each of the six. */
type HeirQuestion = Asks<'heir', Distribute>;
/** Which campaign do I fulfil? Options: `March`. */
type CampaignQuestion = Asks<'campaign', OneOf>;
/** Which of my forces counts as what? Options: `Convert`. */
type ConvertQuestion = Asks<'convert', OneOf>;
/** Which source serves for each force of the card? Targets: `Source`. */
interface ForcesQuestion extends Asks<'forces', Assign> {
  readonly card: CampaignId;
}
/** Who loses a victory point? Options: seats. */
type RivalQuestion = Asks<'rival', OneOf>;
/** Which resource do I give up? Options: resources. */
type GiveUpQuestion = Asks<'giveUp', OneOf>;
/** Which resource do I gain? Options: resources. */
type BonusQuestion = Asks<'bonus', OneOf>;
/** What do I build? Options: `Build`. */
type BuildQuestion = Asks<'build', OneOf>;
/** Which building does the displaced marker go to? Options: buildings. */
interface MoveQuestion extends Asks<'move', OneOf> {
  readonly building: BuildingId;
  readonly owner: Seat;
}
/** How many victory points does each of the others lose? A count for each. */
interface DivideQuestion extends Asks<'divide', Distribute> {
  readonly building: BuildingId;
}
/** Which tax do I pay? Options: `Pay`. */
type TaxQuestion = Asks<'tax', OneOf>;
/** What do I take, and from whom? Options: `Rob`. */
type RobQuestion = Asks<'rob', OneOf>;
/** Which two resources do I give? Options: `Pair`. */
type GiveQuestion = Asks<'give', OneOf>;
/** Which two do I take for them? Options: `Pair`. */
interface TakeQuestion extends Asks<'take', OneOf> {
  readonly given: number;
}
/** Who gets which position? Seats in the new order. */
type OrderQuestion = Asks<'order', Order>;

export type XerxesQuestion =
  | SatrapQuestion
  | KeepTaxesQuestion
  | KeepCampaignsQuestion
  | WorkerQuestion
  | PushQuestion
  | IgnoreQuestion
  | HeirQuestion
  | CampaignQuestion
  | ConvertQuestion
  | ForcesQuestion
  | RivalQuestion
  | GiveUpQuestion
  | BonusQuestion
  | BuildQuestion
  | MoveQuestion
  | DivideQuestion
  | TaxQuestion
  | RobQuestion
  | GiveQuestion
  | TakeQuestion
  | OrderQuestion;

export const NO = 0;
export const YES = 1;

/** The option of a turn in which the player uses the special ability. */
export const ABILITY = 1000;

/** E3.3, E11.5, E11.7: an area, the turn-order space, or an area from which a worker is pushed. */
export const Place = {
  area: (area: AreaId): number => area,
  track: 100,
  claim: ABILITY,
  push: (area: AreaId): number => 200 + area,
} as const;

export type PlaceChoice =
  | { readonly on: 'area'; readonly area: AreaId }
  | { readonly on: 'track' }
  | { readonly on: 'claim' }
  | { readonly on: 'push'; readonly area: AreaId };

export function placeChoice(option: number): PlaceChoice {
  if (option === Place.claim) return { on: 'claim' };
  if (option >= Place.push(0)) return { on: 'push', area: option - Place.push(0) };
  return option === Place.track ? { on: 'track' } : { on: 'area', area: option };
}

/** E5.2: where a force comes from. */
export const Source = {
  home: 0,
  worker: (worker: number): number => 1 + worker,
  /** God's blessing (E4.2). */
  blessing: 3,
  /** Position 3 (E7.3). */
  track: 4,
  permanent: (number: number): number => 5 + number,
} as const;

/** E5.1: nothing more, or a card in hand; E11.1, E11.5: the ability first. */
export const March = {
  done: 0,
  card: (card: CampaignId): number => 1 + card,
  ability: ABILITY,
} as const;

/** E11.1: which source counts as which force. */
export const Convert = {
  option: (source: number, force: ForceId): number => source * 6 + force,
  source: (option: number): number => Math.floor(option / 6),
  force: (option: number): ForceId => option % 6,
} as const;

/** E8.1: nothing, a building; E11.6: one that another player has built; E11.3 to E11.5: the ability first. */
export const Build = {
  pass: 0,
  building: (building: BuildingId): number => 1 + building,
  displace: (building: BuildingId): number => 100 + building,
  ability: ABILITY,
} as const;

export type BuildChoice =
  | { readonly do: 'pass' }
  | { readonly do: 'build'; readonly building: BuildingId }
  | { readonly do: 'displace'; readonly building: BuildingId }
  | { readonly do: 'ability' };

export function buildChoice(option: number): BuildChoice {
  if (option === Build.pass) return { do: 'pass' };
  if (option === Build.ability) return { do: 'ability' };
  if (option >= Build.displace(0)) return { do: 'displace', building: option - Build.displace(0) };
  return { do: 'build', building: option - Build.building(0) };
}

/** E9.1: nothing more, or a card in hand; E11.3 to E11.5: the ability first. */
export const Pay = {
  done: 0,
  card: (card: TaxId): number => 1 + card,
  ability: ABILITY,
} as const;

/** E11.3: a resource of a rival. */
export const Rob = {
  option: (victim: Seat, resource: ResourceId): number => victim * 6 + resource,
  victim: (option: number): Seat => Math.floor(option / 6),
  resource: (option: number): ResourceId => option % 6,
} as const;

/** E11.4: two resources, alike or not, the one with the lower number first. */
export const Pair = {
  option: (first: ResourceId, second: ResourceId): number => first * 6 + second,
  resources: (option: number): readonly [ResourceId, ResourceId] => [Math.floor(option / 6), option % 6],
} as const;
