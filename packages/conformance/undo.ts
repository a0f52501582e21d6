import type { Match, Seat, Step } from '@triptych/kernel';
import type { Before } from './before-answer.ts';
import { show, snapshot } from './difference.ts';
import { observeAll } from './observe.ts';
import type { Trial } from './trial.ts';

/** Group 5: undo restores the state, cannot re-roll, and never goes past new information without consent. */
export function checkUndo(trial: Trial, before: Before, step: Step): void {
  const { match } = trial;
  const actor = !('answer' in step.entry) ? null : step.entry.seat;
  const all = (): unknown => ({ state: match.state, record: match.record });
  const standing = snapshot(all());
  for (const seat of trial.seats) {
    if (seat !== actor || step.revealed) refuseUndo(trial, seat, 1);
    refuseUndo(trial, seat, match.undoable(seat) + 1);
    for (const number of [0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) refuseUndo(trial, seat, number);
  }
  trial.demandSame('a refusal changes nothing', 'refused undo', standing, all());
  if (actor !== null && !step.revealed) {
    if (match.undoable(actor) < 1) trial.fail('undo restores', `${show(step.entry)} cannot be taken back`);
    takeBack(trial, match, before, step, actor, false);
    trial.coverage.undone++;
  }
  takeBack(trial, trial.fork(), before, step, trial.rng.below(trial.seats.length), true);
  trial.coverage.undoneByConsent++;
}

function refuseUndo(trial: Trial, seat: Seat, number: number): void {
  trial.coverage.undoRefused++;
  const result = trial.match.undo(seat, number);
  if (result.ok) trial.fail('undo stops at news', `seat ${seat} took back ${number}`);
  if (result.refusal.code === '') trial.fail('a refusal has a reason', `undo of ${number} by seat ${seat}`);
}

/** Takes the last answer back and gives it again; both times everything must be as it was. */
function takeBack(
  trial: Trial,
  match: Match,
  before: Before,
  step: Step,
  seat: Seat,
  consent: boolean,
): void {
  const after = snapshot({ state: match.state, memories: observeAll(trial, match).memories });
  const result = match.undo(seat, 1, consent ? 'consent' : null);
  if (!result.ok) return trial.fail('undo restores', `refused: ${result.refusal.code}`);
  trial.demandSame('undo restores', 'state', before.state, match.state);
  trial.demandSame('undo restores', 'views, questions and memories', before.seen, observeAll(trial, match));
  const { entry } = step;
  if ('end' in entry) match.end(entry.resigned);
  else if ('reveal' in entry) {
    for (const [asked, answer] of entry.reveal.entries()) if (answer !== null) match.answer(asked, answer);
  } else match.answer(entry.seat, entry.answer);
  const again = { state: match.state, memories: observeAll(trial, match).memories };
  trial.demandSame('undo restores', 'the same answer again', after, again);
  trial.demandSame('undo restores', 'events of the same answer again', step, match.steps.at(-1));
}
