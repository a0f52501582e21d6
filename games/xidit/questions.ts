import type { Distribute, OneOf, Question, Sequence, SomeOf } from '@triptych/kernel';
import type { CityId, Offer, TitanId } from './content/components.ts';

interface Asks<Kind extends string, Shape> extends Question {
  readonly kind: Kind;
  readonly shape: Question['shape'] & Shape;
}

/** X2.6: where does my lord begin? Options: cities. */
type LordQuestion = Asks<'lord', OneOf>;
/** X3.1: my six orders? Options: the symbols of a dial. Sealed. */
type OrdersQuestion = Asks<'orders', Sequence>;
/** X4.10: which rewards? Options: gold, bards, floors. */
interface RewardsQuestion extends Asks<'rewards', SomeOf> {
  readonly offer: Offer;
}
/** X4.12: where do my bards go? Targets: regions. */
type BardsQuestion = Asks<'bards', Distribute>;
/** X4.8: which raging titan do I eliminate? Options: `DECLINE`, or `titanOption`. */
type TitanQuestion = Asks<'titan', OneOf>;
/** X6.5: with which units do I pay? Targets: classes. */
interface PaymentQuestion extends Asks<'payment', Distribute> {
  readonly titan: TitanId;
}
/** X4.17: which value of the dummy rises? Options: assessments. */
type DummyQuestion = Asks<'dummy', OneOf>;
/** X7.2: how many units of this class do I show? Sealed. */
interface CensusQuestion extends Asks<'census', OneOf> {
  readonly unit: number;
}
/** X7.6, X7.7: where do the bards of the census go? Targets: regions; fewer or none is allowed (X7.9). */
interface CensusBardsQuestion extends Asks<'censusBards', Distribute> {
  readonly unit: number;
}
/** X7.8: where does the floor of the census go? Options: `DECLINE`, and `KEEP` or `guildOption`. */
type CensusFloorQuestion = Asks<'censusFloor', OneOf>;

export type XiditQuestion =
  | LordQuestion
  | OrdersQuestion
  | RewardsQuestion
  | BardsQuestion
  | TitanQuestion
  | PaymentQuestion
  | DummyQuestion
  | CensusQuestion
  | CensusBardsQuestion
  | CensusFloorQuestion;

/** None of the offer. */
export const DECLINE = 0;
/** X7.8: the floor goes behind the screen. */
export const KEEP = 1;

/** The option that stands for a titan. */
export const titanOption = (titan: TitanId): number => titan + 1;
export const titanOf = (option: number): TitanId => option - 1;

/** The option that stands for a city where a floor is added. */
export const guildOption = (city: CityId): number => city + 2;
export const guildOf = (option: number): CityId => option - 2;
