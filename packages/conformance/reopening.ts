import type { Match, MatchRecord } from '@triptych/kernel';
import { observeAll } from './observe.ts';
import { impurity } from './plain-data.ts';
import type { Trial } from './trial.ts';

/** Group 2: a record survives JSON and reopens as the same match. */
export function checkReopening(trial: Trial): void {
  const { match } = trial;
  trial.demandNone('everything is plain data', 'record', impurity(match.record));
  const again = trial.open(throughJson(match.record));
  checkEqual(trial, again, 'opened again');
  trial.demandSame('the same seed gives the same match', 'set-up events', match.setup, again.setup);
  trial.demandSame(
    'the same seed gives the same match',
    'answers and their events',
    match.steps,
    again.steps,
  );
  trial.demandSame('a record opens again', 'record of the opened match', match.record, again.record);
  const fork = trial.fork();
  fork.keepState(trial.game.rules);
  checkEqual(trial, trial.open(throughJson(fork.record)), 'opened from the state that was kept', false);
}

/** A prefix of the log leads to the state at that time. */
export function checkPrefix(trial: Trial, entries: number, state: string): void {
  const { log, ...origin } = trial.match.record;
  const sealed = trial.seats.map(() => null);
  const earlier = trial.open({ ...origin, log: log.slice(0, entries), sealed });
  trial.coverage.reopened++;
  trial.demandSame(
    'a record opens again',
    `state after ${entries} entries`,
    JSON.parse(state),
    earlier.state,
  );
}

function checkEqual(trial: Trial, again: Match, how: string, undo = true): void {
  trial.coverage.reopened++;
  trial.demandSame('a record opens again', `state ${how}`, trial.match.state, again.state);
  const real = observeAll(trial, trial.match);
  const found = observeAll(trial, again);
  // Answers from before a change of rules can no longer be taken back.
  const [one, other] = undo ? [real, found] : [withoutUndo(real), withoutUndo(found)];
  trial.demandSame('a record opens again', `views, questions and memories ${how}`, one, other);
}

function withoutUndo(observation: ReturnType<typeof observeAll>): unknown {
  return { ...observation, viewers: observation.viewers.map((viewer) => ({ ...viewer, undoable: 0 })) };
}

function throughJson(record: MatchRecord): MatchRecord {
  return JSON.parse(JSON.stringify(record)) as MatchRecord;
}
