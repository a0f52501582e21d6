import {
  checkShape,
  countAnswers,
  listAnswers,
  type Question,
  sampleAnswer,
  type Shape,
} from '@triptych/kernel';
import { difference, show } from './difference.ts';
import { impurity } from './plain-data.ts';
import type { Trial } from './trial.ts';

/** Whether the contract allows this list of pending questions. Cheap: it runs after every tried answer. */
export function checkPending(trial: Trial, pending: readonly Question[], when: string): void {
  const problem = pendingProblem(trial, pending);
  trial.demandNone('questions are well formed', when, problem);
  for (const question of pending) {
    const [first, second] = firstAnswers(question.shape, 2);
    if (first === undefined) {
      trial.fail('every question leaves a choice', `${when}: no answer is legal for ${show(question)}`);
    }
    if (second === undefined && !(trial.subject.mayBeForced?.(question) ?? false)) {
      trial.fail(
        'every question leaves a choice',
        `${when}: only ${show(first)} is legal for ${show(question)}`,
      );
    }
  }
}

function pendingProblem(trial: Trial, pending: readonly Question[]): string | null {
  if (!Array.isArray(pending)) return 'not a list';
  const seats = new Set(pending.map((question) => question.seat));
  if (seats.size < pending.length) return `a seat is asked twice in ${show(pending)}`;
  if (pending.length > 1 && pending.some((question) => !question.sealed))
    return `several are open: ${show(pending)}`;
  for (const question of pending) {
    if (!trial.seats.includes(question.seat)) return `there is no such seat: ${show(question)}`;
    if (typeof question.kind !== 'string' || question.kind === '')
      return `a question without a name: ${show(question)}`;
    if (typeof question.rule !== 'string') return `a question without a rule: ${show(question)}`;
    if (typeof question.sealed !== 'boolean') return `neither open nor sealed: ${show(question)}`;
    const problem = impurity(question) ?? shapeProblem(question.shape);
    if (problem !== null) return `${problem} in ${show(question)}`;
  }
  return null;
}

function shapeProblem(shape: Shape): string | null {
  switch (shape.shape) {
    case 'one':
    case 'order':
      return optionsProblem(shape.of);
    case 'some':
      return optionsProblem(shape.of) ?? rangeProblem(shape.min, shape.max);
    case 'sequence':
      return optionsProblem(shape.of) ?? rangeProblem(0, shape.length);
    case 'distribute':
      if (shape.to.length !== shape.caps.length) return 'not a cap for each target';
      if (!shape.caps.every(isCount)) return 'a cap is not a count';
      return optionsProblem(shape.to) ?? rangeProblem(shape.min, shape.max);
    case 'assign':
      return (
        shape.items.map(optionsProblem).find((problem) => problem !== null) ?? rangeProblem(1, shape.each)
      );
  }
}

function optionsProblem(options: readonly number[]): string | null {
  if (!options.every(Number.isSafeInteger)) return 'an option is not a whole number';
  return new Set(options).size < options.length ? 'an option comes twice' : null;
}

function rangeProblem(min: number, max: number): string | null {
  return isCount(min) && isCount(max) && min <= max ? null : `not from ${min} to ${max}`;
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

/** Counting, listing, sampling and checking a shape must agree with each other. */
export function checkShapeAgrees(trial: Trial, question: Question): void {
  const { shape } = question;
  const bad = (problem: string): never =>
    trial.fail('a shape agrees with itself', `${problem} in ${show(question)}`);
  const listed = firstAnswers(shape, trial.plan.tried + 1);
  const all = listed.length <= trial.plan.tried;
  const names = new Set(listed.map((answer) => JSON.stringify(answer)));
  if (names.size < listed.length) bad('an answer is listed twice');
  // Counting the answers of a large `assign` means listing them, which is too slow.
  const count = all || shape.shape !== 'assign' ? countAnswers(shape) : listed.length;
  if (all ? count !== listed.length : count < listed.length) bad(`${count} counted, ${listed.length} listed`);
  for (const answer of listed) {
    if (checkShape(shape, answer) !== null) bad(`${show(answer)} is listed but refused`);
  }
  for (let time = 0; time < trial.plan.sampled; time++) {
    const seed = trial.newSeed();
    const answer = trial.sample(shape, seed);
    if (checkShape(shape, answer) !== null) bad(`${show(answer)} is sampled but refused`);
    if (all && !names.has(JSON.stringify(answer))) bad(`${show(answer)} is sampled but not listed`);
    if (difference(answer, trial.sample(shape, seed)) !== null) bad('sampling is not repeatable');
  }
}

/** The first legal answers, up to `most`. */
export function firstAnswers(shape: Shape, most: number): ReturnType<typeof sampleAnswer>[] {
  const answers: ReturnType<typeof sampleAnswer>[] = [];
  for (const answer of listAnswers(shape)) {
    answers.push(answer);
    if (answers.length === most) break;
  }
  return answers;
}
