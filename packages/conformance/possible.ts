import { type Answer, checkShape, type Seat, type StepEntry } from '@triptych/kernel';
import type { ImaginedWorld } from './before-answer.ts';
import { questionIn } from './observe.ts';
import type { Trial } from './trial.ts';

/**
 * Whether an entry of the real match is legal in this world: the others' secrets may forbid their answers.
 */
export function isPossible(trial: Trial, world: ImaginedWorld, entry: StepEntry): boolean {
  const pending = trial.game.pending(world.state);
  const fits = (seat: Seat, answer: Answer | null): boolean => {
    const question = questionIn(pending, seat);
    return answer !== null && question !== null && checkShape(question.shape, answer) === null;
  };
  if ('end' in entry) return pending.length > 0;
  if ('reveal' in entry) return pending.every(({ seat }) => fits(seat, entry.reveal[seat]));
  return fits(entry.seat, entry.answer);
}

/** Another entry that the world's seat cannot rule out: its own answer stays, the others' may differ. */
export function entryElsewhere(trial: Trial, world: ImaginedWorld, entry: StepEntry): StepEntry {
  if ('end' in entry) return entry;
  const pending = trial.game.pending(world.state);
  const any = (seat: Seat): Answer | null => {
    const question = questionIn(pending, seat);
    return question === null ? null : trial.sample(question.shape, trial.newSeed());
  };
  if ('reveal' in entry) {
    return { reveal: trial.seats.map((seat) => (seat === world.seat ? entry.reveal[seat] : any(seat))) };
  }
  return { seat: entry.seat, answer: any(entry.seat) ?? entry.answer };
}
