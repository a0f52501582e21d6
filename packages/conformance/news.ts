import {
  type AnswerEntry,
  matchRandomness,
  type RevealEntry,
  type Step,
  type AddressedEvent,
} from '@triptych/kernel';
import type { Before, ImaginedWorld } from './before-answer.ts';
import { carryOut } from './carry-out.ts';
import { difference, show } from './difference.ts';
import type { Check } from './failure.ts';
import { askedOf, toldTo } from './observe.ts';
import { entryElsewhere, isPossible } from './possible.ts';
import type { Trial } from './trial.ts';

/** Group 5: what an answer tells in worlds that a seat could not tell apart before it. */
export function checkNews(trial: Trial, before: Before, step: Step): void {
  for (const world of before.worlds) {
    const acting = 'seat' in step.entry && step.entry.seat === world.seat;
    // A seat cannot foresee what the others answer, so that worlds may differ in that too.
    const same = acting || trial.rng.below(2) === 0;
    const entry = same ? step.entry : entryElsewhere(trial, world, step.entry);
    if (!isPossible(trial, world, entry)) continue;
    const free = acting && !step.revealed;
    const told = hear(trial, world, entry, free);
    if (free) {
      trial.demandSame('free undo takes back no news', `events of ${where(world, entry)}`, step.told, told);
      checkSight(trial, 'free undo takes back no news', world, entry);
      trial.coverage.freeAnswers++;
    } else {
      compareTold(trial, world, entry, step, told, same);
      if (acting) foretell(trial, world, entry, told);
    }
  }
}

/** Whoever decides can know before that the answer will reveal something. */
function foretell(
  trial: Trial,
  world: ImaginedWorld,
  entry: AnswerEntry | RevealEntry,
  told: readonly AddressedEvent[],
): void {
  if (told.some(({ event }) => trial.game.reveals(event))) return;
  trial.fail('imagined states foretell news', `${where(world, entry)} reveals nothing`);
}

/** The seat that may take an answer back freely must not have learnt how chance fell either. */
function hear(
  trial: Trial,
  world: ImaginedWorld,
  entry: AnswerEntry | RevealEntry,
  otherChance: boolean,
): AddressedEvent[] {
  const told: AddressedEvent[] = [];
  const { record, steps } = trial.match;
  const rng = otherChance ? trial.newRng() : matchRandomness(record.seed)(steps.length);
  trial.attempt('imagined states can be played', where(world, entry), () =>
    carryOut(trial.game, world.state, entry, rng, told),
  );
  return told;
}

/**
 * If the seat is told different things, one of them must be marked as revealing; sealed answers need no mark, as
 * undo never goes past a reveal. If it is told the same, it must also see the same: a view alone tells no secret.
 */
function compareTold(
  trial: Trial,
  world: ImaginedWorld,
  entry: AnswerEntry | RevealEntry,
  step: Step,
  told: readonly AddressedEvent[],
  sameAnswers: boolean,
): void {
  const real = toldTo(world.seat, step.told);
  const imagined = toldTo(world.seat, told);
  const different = difference(real, imagined);
  if (different === null) {
    checkSight(trial, 'views and questions show only what was told', world, entry);
    trial.coverage.equalWorlds++;
  } else if (sameAnswers && ![...real, ...imagined].some(({ event }) => trial.game.reveals(event))) {
    trial.fail('news is marked as revealing', `events of ${where(world, entry)}: ${different}`);
  }
}

function checkSight(
  trial: Trial,
  check: Check,
  world: ImaginedWorld,
  entry: AnswerEntry | RevealEntry,
): void {
  const { game, match } = trial;
  const after = where(world, entry);
  for (const viewer of [world.seat, 'spectator'] as const) {
    trial.demandSame(
      check,
      `view of ${viewer} after ${after}`,
      match.view(viewer),
      game.view(world.state, viewer),
    );
  }
  const real = askedOf(game.pending(match.state), world.seat);
  trial.demandSame(check, `questions after ${after}`, real, askedOf(game.pending(world.state), world.seat));
}

function where(world: ImaginedWorld, entry: AnswerEntry | RevealEntry): string {
  return `${show(entry)} in a state imagined for seat ${world.seat}`;
}
