import type { XerxesEvent } from '../events.ts';
import { ROUNDS } from '../rules/ending.ts';

/** 3 is a great moment, 0 is housekeeping. What is not listed is in between: the use of an ability says what it does. */
const WEIGHTS: Readonly<Partial<Record<XerxesEvent['type'], number>>> = {
  eventRevealed: 3,
  campaignFulfilled: 3,
  abilityUsed: 3,
  gameEnded: 3,
  built: 2,
  taxPaid: 2,
  pointsLost: 2,
  areaTaken: 2,
  buildingTaken: 2,
  robbed: 2,
  orderSet: 2,
  workerPlaced: 2,
  trackTaken: 2,
  satrapTaken: 2,
  taxesRedealt: 0,
  taxesDealt: 0,
  campaignsDealt: 0,
  taxesKept: 0,
  campaignsKept: 0,
  campaignsEnded: 0,
  workersLeft: 0,
  buildingPassed: 0,
  taxesEnded: 0,
};

/** How much an event matters to a spectator. */
export const weight = ({ type }: XerxesEvent): number => WEIGHTS[type] ?? 1;

/** The event of a year, and the last year. */
export const great = (event: XerxesEvent): boolean =>
  event.type === 'eventRevealed' || (event.type === 'roundBegan' && event.round === ROUNDS);
