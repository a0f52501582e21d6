import { pick, type Question, type Refusal, type Seat } from '@triptych/kernel';
import { show, snapshot } from './difference.ts';
import { hostileSeats, hostileValues, nearMisses } from './hostile.ts';
import { observeAll } from './observe.ts';
import { impurity } from './plain-data.ts';
import type { Trial } from './trial.ts';

/** Group 1: everything illegal is refused with a reason and changes nothing. */
export function checkRefusals(trial: Trial): void {
  const { match } = trial;
  const all = (): unknown => ({
    state: match.state,
    record: match.record,
    seen: trial.thorough ? observeAll(trial, match) : null,
  });
  const before = snapshot(all());
  const state = snapshot(match.state);
  const legal = someLegal(trial);
  for (const seat of trial.seats) {
    const question = match.questionOf(seat);
    // A seat that is not asked may not even give an answer that is legal for another.
    if (question === null) refuseEach(trial, seat, trial.thorough ? [legal, ...hostileValues(0)] : [legal]);
    else refuseAround(trial, question, state);
  }
  if (trial.thorough) for (const seat of hostileSeats(trial.seats.length)) refuseEach(trial, seat, [legal]);
  trial.demandSame('a refusal changes nothing', 'after refusals', before, all());
}

function refuseAround(trial: Trial, { seat, shape }: Question, before: unknown): void {
  const legal = trial.sample(shape, trial.newSeed());
  const near = nearMisses(shape, legal);
  if (trial.thorough) refuseEach(trial, seat, hostileValues(legal));
  for (const answer of trial.thorough || near.length === 0 ? near : [pick(near, trial.rng)]) {
    refuseEach(trial, seat, [answer]);
    // Only here must the game explain; the kernel refuses the others by itself.
    trial.demandSame('a refusal changes nothing', `state after ${show(answer)}`, before, trial.match.state);
  }
}

function someLegal(trial: Trial): unknown {
  const [question] = trial.game.pending(trial.match.state);
  return question === undefined ? 0 : trial.sample(question.shape, trial.newSeed());
}

function refuseEach(trial: Trial, seat: Seat, values: readonly unknown[]): void {
  for (const raw of values) {
    const what = `${show(raw)} from seat ${show(seat)}`;
    trial.coverage.refusalsTried++;
    const checked = trial.attempt('everything else is refused', what, () => trial.match.check(seat, raw));
    if (checked === null) trial.fail('everything else is refused', `${what} is taken`);
    trial.demandNone('a refusal has a reason', what, refusalProblem(checked));
    const result = trial.attempt('everything else is refused', what, () => trial.match.answer(seat, raw));
    if (result.ok) trial.fail('everything else is refused', `${what} is taken`);
    trial.demandSame('a refusal has a reason', `${what}, checked and answered`, checked, result.refusal);
  }
}

function refusalProblem(refusal: Refusal): string | null {
  if (typeof refusal.code !== 'string' || refusal.code === '') return 'no code';
  if (refusal.rule !== null && typeof refusal.rule !== 'string') return 'the rule is not a number of a rule';
  if (typeof refusal.values !== 'object' || refusal.values === null) return 'no values';
  const values = Object.values(refusal.values);
  if (!values.every((value) => typeof value === 'number'))
    return `a value is not a number in ${show(refusal)}`;
  return impurity(refusal);
}
