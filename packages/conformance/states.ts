import { impurity, isPlain, sharedTwice } from './plain-data.ts';
import type { Trial } from './trial.ts';

/** What must hold for any full state: real, tried or imagined. */
export function checkState(trial: Trial, state: unknown, when: string): void {
  if (trial.thorough || !isPlain(state)) {
    trial.demandNone('everything is plain data', `state ${when}`, impurity(state) ?? sharedTwice(state));
  }
  if (trial.subject.components === undefined) return;
  const found = trial.subject.components(state);
  trial.demandSame('components are conserved', when, trial.components, found);
}
