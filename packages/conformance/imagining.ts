import { FastRng, type Question, type Seat } from '@triptych/kernel';
import { anyEntry, carryOut } from './carry-out.ts';
import { difference, show, snapshot } from './difference.ts';
import { nearMisses } from './hostile.ts';
import { askedOf, questionIn } from './observe.ts';
import { checkState } from './states.ts';
import type { Trial } from './trial.ts';

/** Group 3: a seat cannot distinguish a state imagined for it from the real one. Returns the state. */
export function imagineChecked(trial: Trial, seat: Seat): unknown {
  const { game, match } = trial;
  const view = match.view(seat);
  const memory = match.memory(seat);
  const before = snapshot({ view, memory, state: match.state });
  const seed = trial.newSeed();
  const what = `imagining for seat ${seat}`;
  const imagined = trial.attempt('imagined states can be played', what, () =>
    game.imagine(view, memory, seat, new FastRng(seed)),
  );
  trial.coverage.imagined++;
  trial.demandSame('looking changes nothing', what, before, { view, memory, state: match.state });
  // Pages and bots get their view and memory over the wire.
  const sent: Pick<typeof before, 'view' | 'memory'> = JSON.parse(JSON.stringify({ view, memory }));
  const again = game.imagine(sent.view, sent.memory, seat, new FastRng(seed));
  trial.demandSame('imagining is repeatable', what, imagined, again);
  moveOn(trial, again);
  const expected = { view: before.view, memory: before.memory };
  trial.demandSame('what was handed out stays as it was', `playing on after ${what}`, expected, sent);
  checkState(trial, imagined, `imagined for seat ${seat}`);
  checkLooksReal(trial, seat, imagined);
  checkAsksTheSame(trial, seat, imagined);
  return imagined;
}

/** Gives any answer, so that a state that shares data with its view or memory would change them. */
function moveOn(trial: Trial, imagined: unknown): void {
  const pending = trial.game.pending(imagined);
  if (pending.length === 0) return;
  const entry = anyEntry(trial, pending);
  trial.attempt('imagined states can be played', show(entry), () =>
    carryOut(trial.game, imagined, entry, trial.newRng(), null),
  );
}

function checkLooksReal(trial: Trial, seat: Seat, imagined: unknown): void {
  const { game, match } = trial;
  for (const viewer of [seat, 'spectator'] as const) {
    const what = `view of ${viewer} in a state imagined for seat ${seat}`;
    const seen = trial.attempt('imagined states look real', what, () => game.view(imagined, viewer));
    trial.demandSame('imagined states look real', what, match.view(viewer), seen);
  }
  trial.demandSame(
    'imagined states look real',
    `outcome in a state imagined for seat ${seat}`,
    game.outcome(match.state),
    game.outcome(imagined),
  );
}

function checkAsksTheSame(trial: Trial, seat: Seat, imagined: unknown): void {
  const { game, match } = trial;
  const real = game.pending(match.state);
  const asked = trial.attempt('imagined states ask the same', 'pending', () => game.pending(imagined));
  trial.demandSame(
    'imagined states ask the same',
    `questions in a state imagined for seat ${seat}`,
    askedOf(real, seat),
    askedOf(asked, seat),
  );
  const question = questionIn(real, seat);
  if (question === null) return;
  checkRefusesTheSame(trial, question, imagined);
  checkAdvice(trial, question, imagined);
}

function checkRefusesTheSame(trial: Trial, question: Question, imagined: unknown): void {
  const { game, match } = trial;
  const misses = nearMisses(question.shape, trial.sample(question.shape, trial.newSeed()));
  for (const answer of misses) {
    const real = game.explain(match.state, question, answer);
    const found = trial.attempt('imagined states refuse the same', show(answer), () =>
      game.explain(imagined, question, answer),
    );
    trial.demandSame('imagined states refuse the same', `refusal of ${show(answer)}`, real, found);
  }
}

function checkAdvice(trial: Trial, question: Question, imagined: unknown): void {
  const { game, match } = trial;
  const seed = trial.newSeed();
  const before = snapshot(imagined);
  const advise = (): unknown => game.advise(imagined, question, new FastRng(seed));
  const advice = trial.attempt('advice is legal', `advice for ${show(question)}`, advise);
  const refusal = match.check(question.seat, advice);
  if (refusal !== null)
    trial.fail('advice is legal', `${show(advice)} to ${show(question)}: ${refusal.code}`);
  trial.demandSame('looking changes nothing', 'advice', before, imagined);
  if (difference(advice, advise()) !== null) trial.fail('advice is legal', 'it is not repeatable');
}
