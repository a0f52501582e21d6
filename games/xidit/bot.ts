import { type Answer, type Lean, type Rng, type Seat, shuffle } from '@triptych/kernel';
import type { CityId } from './content/components.ts';
import type { XiditQuestion } from './questions.ts';
import type { Play } from './rules/play.ts';
import { freeCities } from './rules/set-up.ts';
import { cloneState, RECRUIT } from './state.ts';
import { choose } from './bot/choices.ts';
import { guessProgram } from './bot/guess.ts';
import { Planner } from './bot/planner.ts';
import { type Taste, tasteOf, worthOf } from './bot/worth.ts';
import { YearRunner } from './bot/year-runner.ts';

/** How many programs are tried against guesses of the others' programs, and how many guesses. */
const TRIED = 8;
const GUESSES = 3;

/** A sensible quick answer, from a state imagined for the asked seat. */
export function advise(play: Play, question: XiditQuestion, rng: Rng, lean?: Lean): Answer {
  const { seat } = question;
  const taste = tasteOf(lean);
  switch (question.kind) {
    case 'lord':
      return chooseCity({ ...play, rng }, seat, taste);
    case 'orders':
      return chooseOrders({ ...play, rng }, seat, taste);
    case 'census':
      return question.shape.of.at(-1) ?? 0;
    default:
      return choose(play, seat, taste);
  }
}

/** The city with a recruit tile from which the first year brings most. */
function chooseCity(play: Play, seat: Seat, taste: Taste): CityId {
  const { state, rng } = play;
  const free = shuffle(freeCities(state), rng);
  const camps = free.filter((city) => state.sides[city] === RECRUIT);
  const planner = new Planner(play, taste);
  const trial = cloneState(state);
  let [best] = free;
  let most = Number.NEGATIVE_INFINITY;
  for (const city of camps) {
    trial.lords[seat].city = city;
    const [{ worth }] = planner.plan(trial, seat, 1);
    if (worth <= most) continue;
    most = worth;
    best = city;
  }
  return best;
}

/** The best of the good programs against likely programs of the others. */
function chooseOrders(play: Play, seat: Seat, taste: Taste): readonly number[] {
  const { state, rng } = play;
  const plans = new Planner(play, taste).plan(state, seat, TRIED);
  const runner = new YearRunner(play);
  const totals = plans.map(() => 0);
  for (let guess = 0; guess < GUESSES; guess++) {
    const programs: (readonly number[])[] = state.lords.map((_, other) => guessProgram(play, other, rng));
    for (const [at, { orders }] of plans.entries()) {
      programs[seat] = orders;
      runner.runYear(state, programs);
      totals[at] += worthOf(runner.play, seat, taste);
    }
  }
  return plans[totals.indexOf(Math.max(...totals))].orders;
}
