import type { XerxesEvent } from '../events.ts';

/** 3 is a great moment, 0 is housekeeping. What is not listed is in between. */
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
  trackClaimed: 2,
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
