import { SCENARIOS, type Scenario } from './meta.ts';
import { goalsMet } from './rules/solo.ts';
import type { XerxesState } from './state.ts';

/** E12.5: the scenarios won so far, in the order of SCENARIOS. */
export type SoloProgress = readonly Scenario[];

/** The progress after a finished solo game. */
export function afterSoloGame(progress: SoloProgress, state: XerxesState): SoloProgress {
  if (state.seats.length !== 1 || state.phase !== 'over' || !goalsMet(state)) return progress;
  const won = SCENARIOS[state.scenario];
  return SCENARIOS.filter((scenario) => scenario === won || progress.includes(scenario));
}

/** E12.5: all three scenarios have been won. */
export function soloCampaignWon(progress: SoloProgress): boolean {
  return SCENARIOS.every((scenario) => progress.includes(scenario));
}

/** The scenario to play next: the one just played or a later one, then the earlier ones; null: all three are won. */
export function nextScenario(progress: SoloProgress, played: Scenario): Scenario | null {
  const from = SCENARIOS.indexOf(played);
  const inTurn = [...SCENARIOS.slice(from), ...SCENARIOS.slice(0, from)];
  return inTurn.find((scenario) => !progress.includes(scenario)) ?? null;
}
