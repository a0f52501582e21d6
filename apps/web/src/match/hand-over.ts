import type { Seat } from '@triptych/kernel';
import type { Opening, MatchState } from '@triptych/client/session.ts';

/** Who else on this device must answer while its viewer has no open question; null if nobody. */
export function waitingHere(
  { viewer, here }: Opening,
  { question, questions, sealed }: MatchState,
): Seat | null {
  if (question !== null && sealed === null) return null;
  const waiting = questions.find(({ seat, ready }) => seat !== viewer && !ready && here.includes(seat));
  return waiting?.seat ?? null;
}

/**
 * Who must take over the device before anything is shown; null if the viewer may look. Only confirming that one is
 * looking lifts the curtain. When the match is over there are no secrets left.
 */
export function handOver(opening: Opening, state: MatchState, looking: Seat | null): Seat | null {
  if (opening.here.length < 2 || state.outcome !== null || looking === opening.viewer) return null;
  return waitingHere(opening, state) ?? opening.viewer;
}
