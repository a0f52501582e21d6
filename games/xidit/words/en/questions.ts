import type { Assessment, Unit } from '../../content/symbols.ts';
import type { XiditQuestion } from '../../questions.ts';
import type { CityWords } from '../things.ts';
import { army, counted, names } from './things.ts';

export interface Asked {
  readonly player: string;
}

/** What the asked seat must decide, by the kind of question. */
export const ask = {
  lord: () => 'In which city does your lord start?',
  orders: ({ year, city }: { readonly year: number; readonly city: CityWords }) =>
    `Year ${year}: set six orders. Your lord is in ${city.name} (${city.number}).`,
  rewards: ({ number }: { readonly number: number }) =>
    number === 2 ? 'Choose two rewards.' : `Rewards to choose: ${number}.`,
  bards: ({ number }: { readonly number: number }) => `Place ${counted('bard', number)}.`,
  titan: ({ units }: { readonly units: readonly number[] }) =>
    `Eliminate a raging titan? You have ${army(units)}.`,
  payment: ({ titan, cost }: { readonly titan: string; readonly cost: number }) =>
    `${titan}: pay ${counted('unit', cost)} of your choice.`,
  dummy: () => 'Which of the dummy’s values do you raise by 1?',
  census: ({ unit }: { readonly unit: Unit }) => `Census of ${names.units[unit]}: how many do you show?`,
  censusBards: ({ number }: { readonly number: number }) =>
    number === 0 ? 'You have no bards left to place.' : `Place up to ${counted('bard', number)}.`,
  censusFloor: () => 'Where do you add the census floor?',
} satisfies Record<XiditQuestion['kind'], unknown>;

/** What the others read meanwhile. */
export const waitFor = {
  lord: ({ player }: Asked) => `${player} is placing a lord.`,
  orders: ({ player }: Asked) => `${player} is setting orders.`,
  rewards: ({ player }: Asked) => `${player} is choosing rewards.`,
  bards: ({ player }: Asked) => `${player} is placing bards.`,
  titan: ({ player }: Asked) => `${player} is eyeing the titans.`,
  payment: ({ player }: Asked) => `${player} is choosing units to fight a titan.`,
  dummy: ({ player }: Asked) => `${player} is raising one of the dummy’s values.`,
  census: ({ player }: Asked) => `${player} is counting units.`,
  censusBards: ({ player }: Asked) => `${player} is placing census bards.`,
  censusFloor: ({ player }: Asked) => `${player} is adding a census floor.`,
} satisfies Record<XiditQuestion['kind'], (asked: Asked) => string>;

/** The seat has answered a secret question. */
export const hasDecided = ({ player }: Asked) => `${player} has decided.`;
/** A question that this game does not know. */
export const isDeciding = ({ player }: Asked) => `${player} is deciding.`;

export const options = {
  city: ({ number, name }: CityWords) => `${number} ${name}`,
  recruits: ({ units }: { readonly units: readonly number[] }) => `recruits: ${army(units)}`,
  threat: ({
    foe,
    asks,
    offer,
  }: {
    readonly foe: string;
    readonly asks: readonly number[];
    readonly offer: string;
  }) => `${foe}: ${army(asks)} → ${offer}`,
  region: ({
    region,
    first,
    second,
  }: {
    readonly region: string;
    readonly first: number;
    readonly second: number;
  }) => `${region} (${first}/${second})`,
  only: ({ reward, number }: { readonly reward: string; readonly number: number }) =>
    `${reward} (only ${number})`,
  noTitan: () => 'No titan',
  titan: ({
    titan,
    cost,
    offer,
  }: {
    readonly titan: string;
    readonly cost: number;
    readonly offer: string;
  }) => `${titan}: ${counted('unit', cost)} → ${offer}`,
  unit: ({ unit, have }: { readonly unit: Unit; readonly have: number }) => `${names.units[unit]} (${have})`,
  dummy: ({ assessment, value }: { readonly assessment: Assessment; readonly value: number }) =>
    `${names.assessments[assessment]} (now ${value})`,
  noFloor: () => 'Decline the floor',
  keepFloor: () => 'Keep it behind the screen',
  guild: ({ city, height }: { readonly city: string; readonly height: number }) =>
    `${city} (${counted('floor', height)})`,
};
