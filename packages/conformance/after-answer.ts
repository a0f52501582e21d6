import type { AddressedEvent } from '@triptych/kernel';
import type { Before } from './before-answer.ts';
import { carryOut } from './carry-out.ts';
import { checkNews } from './news.ts';
import { impurity } from './plain-data.ts';
import type { Trial } from './trial.ts';
import { checkUndo } from './undo.ts';

/** All checks that follow an answer. */
export function checkAfter(trial: Trial, before: Before): void {
  const { match } = trial;
  const step = match.steps[match.steps.length - 1];
  trial.demandNone('everything is plain data', 'events', impurity(step.events));
  trial.demandSame(
    'what was handed out stays as it was',
    'views and questions from before an answer',
    before.seen?.viewers,
    before.handedOut?.viewers,
  );
  checkCopy(trial, before);
  checkNews(trial, before, step);
  if (trial.thorough) checkUndo(trial, before, step);
}

/**
 * Group 2: a copy does not change when the original moves on, and stays equal to it when it gets the same
 * answer.
 */
function checkCopy(trial: Trial, before: Before): void {
  const { entry, events } = trial.match.steps[trial.match.steps.length - 1];
  trial.demandSame(
    'copies are equal and independent',
    'a copy of an earlier state',
    before.state,
    before.copy,
  );
  trial.attempt('telling changes nothing', 'an answer that nobody hears of', () =>
    carryOut(trial.game, before.copy, entry, before.randomness(), null),
  );
  trial.demandSame('telling changes nothing', 'state when nobody listens', trial.match.state, before.copy);
  if (!trial.thorough) return;
  const revived: unknown = JSON.parse(JSON.stringify(before.state));
  const eventsAgain: AddressedEvent[] = [];
  carryOut(trial.game, revived, entry, before.randomness(), eventsAgain);
  trial.demandSame('the same seed gives the same match', 'state after JSON', trial.match.state, revived);
  trial.demandSame('the same seed gives the same match', 'events after JSON', events, eventsAgain);
}
