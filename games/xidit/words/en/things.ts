import { countEnglish, listOf, type TwoForms } from '@triptych/words';
import type { Assessment, Colour, Order, Reward, Unit } from '../../content/symbols.ts';
import type { Pile } from '../../events.ts';
import type { ForeseenAction } from '../../foresight.ts';
import { type Counted, countClasses, type Thing } from '../things.ts';

const NOUNS: Readonly<Record<Thing, TwoForms>> = {
  militia: { one: '# militia', other: '# militia' },
  archer: { one: '# archer', other: '# archers' },
  infantry: { one: '# infantry', other: '# infantry' },
  cleric: { one: '# cleric', other: '# clerics' },
  mage: { one: '# mage', other: '# mages' },
  gold: { one: '# gold', other: '# gold' },
  bard: { one: '# bard', other: '# bards' },
  floor: { one: '# floor', other: '# floors' },
  unit: { one: '# unit', other: '# units' },
};

/** With a number, as a label and in a sentence. */
export const counted: Counted = (thing, number) => countEnglish(number, NOUNS[thing]);

/** `1 militia and 2 archers`, or `no units`. */
export function army(units: readonly number[]): string {
  const present = countClasses(counted, units);
  return present.length === 0 ? 'no units' : listOf('en', present);
}

/** Names without a number, for labels. */
export const names = {
  units: {
    militia: 'militia',
    archer: 'archers',
    infantry: 'infantry',
    cleric: 'clerics',
    mage: 'mages',
  } satisfies Record<Unit, string>,
  /** Two letters for a class where space is short. */
  unitLetters: { militia: 'Mi', archer: 'Ar', infantry: 'In', cleric: 'Cl', mage: 'Ma' } satisfies Record<
    Unit,
    string
  >,
  colours: { blue: 'blue', red: 'red', black: 'black' } satisfies Record<Colour, string>,
  orders: {
    blue: 'blue road',
    red: 'red road',
    black: 'black road',
    action: 'action',
    wait: 'wait',
  } satisfies Record<Order, string>,
  /** Where several orders are listed. */
  orderWords: { blue: 'blue', red: 'red', black: 'black', action: 'action', wait: 'wait' } satisfies Record<
    Order,
    string
  >,
  /** How an order is typed. */
  orderLetters: { blue: 'b', red: 'r', black: 'k', action: 'a', wait: 'w' } satisfies Record<Order, string>,
  rewards: { gold: 'gold', bards: 'bards', floors: 'guild floors' } satisfies Record<Reward, string>,
  assessments: {
    wealth: 'wealth',
    influence: 'influence',
    reputation: 'reputation',
  } satisfies Record<Assessment, string>,
  piles: { recruit: 'recruit pile', threat: 'threat pile' } satisfies Record<Pile, string>,
  dummy: 'the dummy',
  fortress: 'Fortress',
  barracks: 'barracks',
  recruit: 'recruits',
  threat: 'threat',
};

/** What a planned order would do, as things stand. */
export const foreseen = {
  moves: 'moves there',
  noRoad: 'no such road here: no effect',
  waits: 'waits',
  recruits: 'recruits',
  eliminates: 'eliminates the threat',
  titans: 'no tile: you can fight a titan',
  noTile: 'nothing to do here',
  alreadyRecruited: 'already recruited here',
  alreadyEliminated: 'already eliminated a threat here',
  unitsMissing: 'units missing for the threat',
} satisfies Record<ForeseenAction, string>;
