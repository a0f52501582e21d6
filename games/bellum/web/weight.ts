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
