import type { Seat } from '@triptych/kernel';
import type { BellumEvent } from '../events.ts';

/** 3 is a great moment, 0 is housekeeping. What is not listed is in between. */
const WEIGHTS: Readonly<Partial<Record<BellumEvent['type'], number>>> = {
  castleStormed: 3,
  rollBought: 3,
  gameEnded: 3,
  placeTaken: 2,
  recruited: 2,
  dieRolled: 2,
  castleTaken: 2,
  chestStolen: 2,
  goblinsDealt: 0,
  placeOpened: 0,
  creatureOpened: 0,
  rollAccepted: 0,
  chestSeen: 0,
  recruitingEnded: 0,
};

/** How much an event matters to a spectator. */
export const weight = ({ type }: BellumEvent): number => WEIGHTS[type] ?? 1;

/** A castle is robbed, or the die must be rolled again. */
export const great = ({ type }: BellumEvent): boolean => type === 'castleStormed' || type === 'rollBought';

/** Whether the captain in this seat rolls. A player who pays for a new roll has clicked already. */
export const ownRoll = (events: readonly BellumEvent[], seat: Seat): boolean =>
  events.some((event) => event.type === 'dieRolled' && event.captain === seat) &&
  !events.some((event) => event.type === 'rollBought' && event.seat === seat);
