import type { Seat } from '@triptych/kernel';
import type { Opening, MatchState } from '@triptych/client/session.ts';

/** Who else at this device must decide something while its viewer has nothing to decide; null: nobody. */
export function waitingHere(
  { viewer, here }: Opening,
  { question, questions, sealed }: MatchState,
): Seat | null {
  if (question !== null && sealed === null) return null;
  const waiting = questions.find(({ seat, ready }) => seat !== viewer && !ready && here.includes(seat));
  return waiting?.seat ?? null;
}

/**
 * Who must take the device before anything is shown; null: the viewer may look. Whatever happens meanwhile, only who
 * says that they are looking ends it; when all is over there are no secrets left.
 */
export function handOver(opening: Opening, state: MatchState, looking: Seat | null): Seat | null {
  if (opening.here.length < 2 || state.outcome !== null || looking === opening.viewer) return null;
  return waitingHere(opening, state) ?? opening.viewer;
}
