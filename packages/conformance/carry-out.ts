import type { AddressedEvent, Game, Question, Rng, StepEntry } from '@triptych/kernel';
import type { Trial } from './trial.ts';

/** Applies an entry to a bare state, as a match would. `events` collects what is emitted; null: nobody listens. */
export function carryOut(
  game: Game,
  state: unknown,
  entry: StepEntry,
  rng: Rng,
  events: AddressedEvent[] | null,
): void {
  const emit =
    events === null
      ? undefined
      : (event: AddressedEvent['event'], to: AddressedEvent['to']) => void events.push({ event, to });
  if ('end' in entry) game.end(state, emit);
  else if ('reveal' in entry) game.reveal(state, entry.reveal, rng, emit);
  else game.apply(state, entry.seat, entry.answer, rng, emit);
}

/** Any legal answer to an open question, or one for each seat with a sealed one. */
export function anyEntry(trial: Trial, [first, ...others]: readonly Question[]): StepEntry {
  const answer = trial.sample(first.shape, trial.newSeed());
  if (!first.sealed) return { seat: first.seat, answer };
  return { reveal: trial.sealedAround([first, ...others], first.seat, answer) };
}
