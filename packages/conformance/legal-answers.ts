import type { Answer, Question } from '@triptych/kernel';
import { show, snapshot } from './difference.ts';
import { checkPending, checkShapeAgrees, firstAnswers } from './questions.ts';
import { checkState } from './states.ts';
import type { Trial } from './trial.ts';

/** Group 1: every legal answer can be carried out and leads to a valid state. */
export function checkLegalAnswers(trial: Trial): void {
  const before = snapshot(trial.match.state);
  const pending = trial.game.pending(trial.match.state);
  checkPending(trial, pending, 'now');
  for (const question of pending) {
    if (trial.thorough) checkShapeAgrees(trial, question);
    for (const answer of answersToTry(trial, question)) tryAnswer(trial, pending, question, answer);
  }
  trial.demandSame(
    'copies are equal and independent',
    'state after answers to its copies',
    before,
    trial.match.state,
  );
}

function answersToTry(trial: Trial, question: Question): readonly Answer[] {
  const { tried, sampled } = trial.plan;
  const answers = firstAnswers(question.shape, tried + 1);
  if (answers.length <= tried) return answers;
  return Array.from({ length: sampled }, () => trial.sample(question.shape, trial.newSeed()));
}

function tryAnswer(trial: Trial, pending: readonly Question[], question: Question, answer: Answer): void {
  const { game, match, pooled } = trial;
  const what = `${show(answer)} to ${question.kind} of seat ${question.seat}`;
  trial.coverage.answersTried++;
  trial.attempt('copies are equal and independent', 'copy', () => game.copy(match.state, pooled));
  trial.demandSame('copies are equal and independent', 'a copy', match.state, pooled);
  const rng = trial.newRng();
  trial.attempt('a legal answer applies', what, () => {
    if (question.sealed) game.reveal(pooled, trial.sealedAround(pending, question.seat, answer), rng);
    else game.apply(pooled, question.seat, answer, rng);
  });
  checkState(trial, pooled, `after ${what}`);
  checkPending(
    trial,
    trial.attempt('questions are well formed', `pending after ${what}`, () => game.pending(pooled)),
    `after ${what}`,
  );
}
