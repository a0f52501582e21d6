import { type Answer, type Question, type Seat, shuffle, type Viewer } from '@triptych/kernel';
import { show, snapshot } from './difference.ts';
import { type Observation, observe } from './observe.ts';
import { firstAnswers } from './questions.ts';
import type { Trial } from './trial.ts';

/** Group 4: until the reveal nobody else can tell which answer a seat has sealed, or that it was replaced. */
export function checkSealing(trial: Trial): void {
  const pending = trial.game.pending(trial.match.state);
  // A single sealed answer is revealed at once.
  if (pending.length < 2 || !pending[0].sealed) return;
  for (const question of pending) checkSealingOf(trial, question);
}

function checkSealingOf(trial: Trial, question: Question): void {
  const { match } = trial;
  const { seat } = question;
  const others = trial.viewers.filter((viewer) => viewer !== seat);
  const state = snapshot(match.state);
  const before = lookOf(trial, others);
  let sealed: readonly Observation[] | null = null;
  for (const answer of differentAnswers(trial, question)) {
    const what = `${show(answer)} sealed by seat ${seat}`;
    const result = match.answer(seat, answer);
    trial.coverage.sealedTried++;
    if (!result.ok) return trial.fail('a legal answer applies', `${what}: ${result.refusal.code}`);
    if (result.events.length > 0) trial.fail('sealed answers are invisible', `events for ${what}`);
    const now = lookOf(trial, others);
    trial.demandSame('sealed answers are invisible', what, sealed ?? committed(before, seat), now);
    sealed = now;
    trial.demandSame('sealed answers are invisible', `state after ${what}`, state, match.state);
    trial.demandSame('a record opens again', `record of ${what}`, answer, trial.fork().sealedAnswer(seat));
  }
  if (!match.withdraw(seat).ok) trial.fail('sealed answers are invisible', `seat ${seat} cannot withdraw`);
  trial.demandSame(
    'sealed answers are invisible',
    `withdrawn by seat ${seat}`,
    before,
    lookOf(trial, others),
  );
  if (match.withdraw(seat).ok) trial.fail('everything else is refused', `seat ${seat} withdraws twice`);
}

function lookOf(trial: Trial, viewers: readonly Viewer[]): Observation[] {
  return snapshot(viewers.map((viewer) => observe(trial.match, viewer)));
}

/**
 * What the others should see after a seat has answered: that it is ready, and that nobody can undo past it.
 */
function committed(before: readonly Observation[], seat: Seat): Observation[] {
  return before.map((seen) => ({
    ...seen,
    questions: seen.questions.map((asked) => (asked.seat === seat ? { ...asked, ready: true } : asked)),
    undoable: 0,
  }));
}

function differentAnswers(trial: Trial, question: Question): Answer[] {
  const some = Array.from({ length: 3 }, () => trial.sample(question.shape, trial.newSeed()));
  return [...firstAnswers(question.shape, 3), ...some];
}

/** Seals an answer for every asked seat, some twice, and checks the record after the reveal. */
export function sealAndReveal(trial: Trial, choose: (question: Question) => Answer): void {
  const { match } = trial;
  const entries = match.record.log.length;
  const questions = shuffle([...trial.game.pending(match.state)], trial.rng);
  const reveal: (Answer | null)[] = trial.seats.map(() => null);
  for (const question of questions) reveal[question.seat] = choose(question);
  const other = trial.thorough ? trial.fork() : null;
  const seats = questions.map(({ seat }) => seat);
  for (const [at, question] of questions.entries()) {
    if (at < questions.length - 1) seal(trial, question.seat, trial.sample(question.shape, trial.newSeed()));
    seal(trial, question.seat, reveal[question.seat]);
  }
  trial.coverage.reveals++;
  const { log, sealed } = match.record;
  trial.demandSame('the record forgets what was replaced', 'entries', [{ reveal }], log.slice(entries));
  trial.demandSame(
    'the record forgets what was replaced',
    'sealed',
    trial.seats.map(() => null),
    sealed,
  );
  if (other === null) return;
  for (const seat of seats.toReversed()) other.answer(seat, reveal[seat]);
  trial.demandSame('the order of sealing does not matter', 'state', match.state, other.state);
  trial.demandSame('the order of sealing does not matter', 'events', match.steps.at(-1), other.steps.at(-1));
}

function seal(trial: Trial, seat: Seat, answer: Answer | null): void {
  const result = trial.attempt('a legal answer applies', `reveal with ${show(answer)}`, () =>
    trial.match.answer(seat, answer),
  );
  if (!result.ok)
    trial.fail('a legal answer applies', `${show(answer)} sealed by ${seat}: ${result.refusal.code}`);
}
