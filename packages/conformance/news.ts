import { type StepEntry, matchRandomness, type Step, type AddressedEvent } from '@triptych/kernel';
import type { Before, ImaginedWorld } from './before-answer.ts';
import { carryOut } from './carry-out.ts';
import { difference, show } from './difference.ts';
import type { Check } from './failure.ts';
import { askedOf, eventsFor } from './observe.ts';
import { entryElsewhere, isPossible } from './possible.ts';
import type { Trial } from './trial.ts';

/** Group 5: the events of an answer in worlds that a seat could not distinguish before it. */
export function checkNews(trial: Trial, before: Before, step: Step): void {
  for (const world of before.worlds) {
    const acting = 'seat' in step.entry && step.entry.seat === world.seat;
    // A seat cannot predict what the others answer, so the worlds may differ in that too.
    const same = acting || trial.rng.below(2) === 0;
    const entry = same ? step.entry : entryElsewhere(trial, world, step.entry);
    if (!isPossible(trial, world, entry)) continue;
    const free = acting && !step.revealed;
    const events = eventsIn(trial, world, entry, free);
    if (free) {
      trial.demandSame(
        'free undo takes back no news',
        `events of ${where(world, entry)}`,
        step.events,
        events,
      );
      checkLooksSame(trial, 'free undo takes back no news', world, entry);
      trial.coverage.freeAnswers++;
    } else {
      compareEvents(trial, world, entry, step, events, same);
      if (acting) checkPredictable(trial, world, entry, events);
    }
  }
}

/** The acting seat must be able to predict that an answer will reveal something. */
function checkPredictable(
  trial: Trial,
  world: ImaginedWorld,
  entry: StepEntry,
  events: readonly AddressedEvent[],
): void {
  if (events.some(({ event }) => trial.game.reveals(event))) return;
  trial.fail('imagined states foretell news', `${where(world, entry)} reveals nothing`);
}

/** A seat that may take an answer back freely must not have learnt any random result either. */
function eventsIn(
  trial: Trial,
  world: ImaginedWorld,
  entry: StepEntry,
  otherChance: boolean,
): AddressedEvent[] {
  const events: AddressedEvent[] = [];
  const { record, steps } = trial.match;
  const rng = otherChance ? trial.newRng() : matchRandomness(record.seed)(steps.length);
  trial.attempt('imagined states can be played', where(world, entry), () =>
    carryOut(trial.game, world.state, entry, rng, events),
  );
  return events;
}

/**
 * If the seat's events differ, one of them must be marked as revealing; sealed answers need no mark, because
 * undo never goes past a reveal. If the events are equal, views and questions must be equal too: a view alone
 * must not reveal a secret.
 */
function compareEvents(
  trial: Trial,
  world: ImaginedWorld,
  entry: StepEntry,
  step: Step,
  events: readonly AddressedEvent[],
  sameAnswers: boolean,
): void {
  const real = eventsFor(world.seat, step.events);
  const imagined = eventsFor(world.seat, events);
  const different = difference(real, imagined);
  if (different === null) {
    checkLooksSame(trial, 'views and questions show only what was told', world, entry);
    trial.coverage.equalWorlds++;
  } else if (sameAnswers && ![...real, ...imagined].some(({ event }) => trial.game.reveals(event))) {
    trial.fail('news is marked as revealing', `events of ${where(world, entry)}: ${different}`);
  }
}

function checkLooksSame(trial: Trial, check: Check, world: ImaginedWorld, entry: StepEntry): void {
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

function where(world: ImaginedWorld, entry: StepEntry): string {
  return `${show(entry)} in a state imagined for seat ${world.seat}`;
}
