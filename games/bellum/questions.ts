import type { Assign, OneOf, Question, Seat, SomeOf } from '@triptych/kernel';
import type { CardId } from './content/components.ts';

interface Asks<Kind extends string, Shape> extends Question {
  readonly kind: Kind;
  readonly shape: Question['shape'] & Shape;
}

/** Which castle is mine? Options: numbers of castles. */
type CastleQuestion = Asks<'castle', OneOf>;
/** Left or right for each of my goblins? Sealed. */
interface GoblinsQuestion extends Asks<'goblins', Assign> {
  readonly cards: readonly CardId[];
}
/** Shall the captain roll again? Options: `Reroll`. */
type RerollQuestion = Asks<'reroll', OneOf>;
/** What do I attack? Options: `Attack`. */
type AttackQuestion = Asks<'attack', OneOf>;
/** Which chests do I steal? Options: numbers of the victim's chests. */
interface TheftQuestion extends Asks<'theft', SomeOf> {
  readonly victim: Seat;
}
/** Which creature do I recruit, and how do I pay? Options: `Recruit`. */
type RecruitQuestion = Asks<'recruit', OneOf>;
/** Left or right for the recruited card? Options: LEFT, RIGHT. */
interface SideQuestion extends Asks<'side', OneOf> {
  readonly card: CardId;
}

export type BellumQuestion =
  | CastleQuestion
  | GoblinsQuestion
  | RerollQuestion
  | AttackQuestion
  | TheftQuestion
  | RecruitQuestion
  | SideQuestion;

/** B3.2 */
export const Reroll = { accept: 0, barrel: 1, spell: 2 } as const;

/** B4.3: nothing, the tavern, an open place by its space, or a castle by its seat. */
export const Attack = {
  nothing: 0,
  tavern: 1,
  place: (space: number): number => 2 + space,
  castle: (seat: Seat): number => 100 + seat,
} as const;

export type AttackTarget =
  | { readonly on: 'nothing' }
  | { readonly on: 'place'; readonly space: number }
  | { readonly on: 'castle'; readonly seat: Seat };

/** The tavern's permanent space beside the open places. */
export const TAVERN_SPACE = -1;

export function attackTarget(option: number): AttackTarget {
  if (option === Attack.nothing) return { on: 'nothing' };
  if (option >= Attack.castle(0)) return { on: 'castle', seat: option - Attack.castle(0) };
  return { on: 'place', space: option === Attack.tavern ? TAVERN_SPACE : option - Attack.place(0) };
}

/** B5.1, B5.2: nothing more; or an open creature by its space in the market, paid in one of two ways. */
export const Recruit = {
  done: 0,
  creature: (space: number): number => 1 + space,
  /** An extremely fearsome creature for glyphs alone. */
  creatureForGlyphs: (space: number): number => 1 + MARKET + space,
} as const;

/** Spaces in the market: two fearsome, then two extremely fearsome creatures (B2.4). */
export const OPEN_PER_DECK = 2;
export const MARKET = 4;

export interface RecruitChoice {
  readonly space: number;
  readonly forGlyphs: boolean;
}

export function recruitChoice(option: number): RecruitChoice | null {
  if (option === Recruit.done) return null;
  const forGlyphs = option > MARKET;
  return { space: forGlyphs ? option - 1 - MARKET : option - 1, forGlyphs };
}
