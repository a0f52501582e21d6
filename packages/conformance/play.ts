import type { Answer, Question } from '@triptych/kernel';
import { checkAfter } from './after-answer.ts';
import { lookBefore } from './before-answer.ts';
import { snapshot } from './difference.ts';
import { imagineChecked } from './imagining.ts';
import { checkLegalAnswers } from './legal-answers.ts';
import { checkLooking } from './looking.ts';
import { checkOutcome } from './outcome.ts';
import { checkPlayingOn } from './playing-on.ts';
import { checkRefusals } from './refusals.ts';
import { checkPrefix, checkReopening } from './reopening.ts';
import { checkSealing, sealAndReveal } from './sealing.ts';
import type { Trial } from './trial.ts';

/** Plays one game to its end and checks every step. */
export function play(trial: Trial): void {
  const { match } = trial;
  /** The state by length of the log: an undo makes the log longer, but restores an earlier state. */
  const states = new Map<number, string>();
  const events: [events: unknown, snapshot: unknown][] = [[match.setup, snapshot(match.setup)]];
  for (;;) {
    trial.thorough = trial.step < 2 || match.over || trial.rng.below(1000) < trial.plan.thorough * 1000;
    states.set(match.record.log.length, JSON.stringify(match.state));
    checkAtRest(trial);
    if (match.over) break;
    if (trial.step >= trial.plan.longest)
      trial.fail('every game ends', `${trial.step} answers were not enough`);
    advance(trial);
    const news = match.steps.at(-1)?.events;
    events.push([news, snapshot(news)]);
    trial.step++;
    trial.coverage.steps++;
  }
  for (const [news, before] of events) {
    trial.demandSame('what was handed out stays as it was', 'events at the end', before, news);
  }
  const lengths = [...states];
  for (let time = 0; time < 4; time++) checkPrefix(trial, ...lengths[trial.rng.below(lengths.length)]);
  trial.coverage.games++;
}

function checkAtRest(trial: Trial): void {
  checkLooking(trial);
  checkLegalAnswers(trial);
  checkRefusals(trial);
  checkOutcome(trial);
  if (trial.thorough) {
    checkReopening(trial);
    checkSealing(trial);
    if (trial.rng.below(4) === 0)
      checkPlayingOn(trial, imagineChecked(trial, trial.rng.below(trial.seats.length)));
  }
}

function advance(trial: Trial): void {
  const before = lookBefore(trial);
  const [question] = trial.game.pending(trial.match.state);
  if (question.sealed) sealAndReveal(trial, (asked) => choose(trial, asked));
  else {
    const answer = choose(trial, question);
    const result = trial.attempt('a legal answer applies', question.kind, () =>
      trial.match.answer(question.seat, answer),
    );
    if (!result.ok) trial.fail('a legal answer applies', `refused: ${result.refusal.code}`);
  }
  checkAfter(trial, before);
}

/** Some games use random answers only, others mostly sensible ones, which reach other positions. */
function choose(trial: Trial, question: Question): Answer {
  const sensible = trial.sensible && trial.rng.below(4) > 0;
  if (!sensible) return trial.sample(question.shape, trial.newSeed());
  const imagined = imagineChecked(trial, question.seat);
  return trial.game.advise(imagined, question, trial.newRng());
}
