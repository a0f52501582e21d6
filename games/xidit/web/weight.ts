import type { XiditEvent } from '../events.ts';
import type { XiditView } from '../view.ts';

/** 3 is a great moment, 0 is housekeeping. What is not listed has 1. */
const WEIGHTS: Readonly<Partial<Record<XiditEvent['type'], number>>> = {
  titansAwoke: 3,
  titanEliminated: 3,
  gameEnded: 3,
  assessed: 3,
  saved: 3,
  censusShown: 3,
  threatEliminated: 2,
  rewardsChosen: 2,
  censusWon: 2,
  censusBegan: 2,
  ordersRevealed: 2,
  yearBegan: 2,
  lordPlaced: 2,
  // The map shows it; what a lord does on the way is worth more.
  moved: 0.5,
  noRoad: 0.5,
  waited: 0.5,
  firstPlayerSet: 0,
  assessmentsLaid: 0,
  tileDiscarded: 0,
  recruitEntered: 0,
  threatEntered: 0,
  recruitUnfilled: 0,
  pilesMade: 0,
  nextDrawn: 0,
  topTurned: 0,
  discardTurned: 0,
  reinforced: 0,
};

/** How much an event matters to a spectator. */
export const weight = ({ type }: XiditEvent): number => WEIGHTS[type] ?? 1;

/** Titans awaken, a class of a census is revealed, the last year begins. */
export function great(event: XiditEvent, view: XiditView): boolean {
  if (event.type === 'yearBegan') return event.year === view.setting.years;
  return event.type === 'titansAwoke' ? event.titans.length > 0 : event.type === 'censusShown';
}
