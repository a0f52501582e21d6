import type { XerxesState } from '../state.ts';
import { endGame } from './ending.ts';
import { isSolo, type Play } from './play.ts';

export interface Goals {
  readonly taxes: number;
  readonly campaigns: number;
  readonly buildings: number;
}

/** E12.4: by scenario, in the order of SCENARIOS. */
export const GOALS: readonly Goals[] = [
  { taxes: 4, campaigns: 2, buildings: 2 },
  { taxes: 4, campaigns: 3, buildings: 2 },
  { taxes: 4, campaigns: 3, buildings: 3 },
];

export function goalsMet({ seats, buildings, scenario }: XerxesState): boolean {
  const goals = GOALS[scenario];
  const [satrapy] = seats;
  return (
    satrapy.taxesPaid.length >= goals.taxes &&
    satrapy.campaignsWon.length >= goals.campaigns &&
    buildings.filter((owner) => owner === 0).length >= goals.buildings
  );
}

/** E12.4: a solo game that meets its goals is won at once. */
export function checkGoals(play: Play): boolean {
  if (!isSolo(play.state) || !goalsMet(play.state)) return false;
  endGame(play, 'goalsMet');
  return true;
}
