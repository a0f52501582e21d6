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

/** What a screen that several people share shows. */
export type SharedScreen =
  /** One person's own view, because they confirmed that they are looking or nobody else is here. */
  | { readonly shows: 'own' }
  /** Only what everybody may see. `turnTo`: whose question it should show; null if it is shown already. */
  | { readonly shows: 'public'; readonly turnTo: Seat | null }
  /** Nothing, until this person takes the device. */
  | { readonly shows: 'curtain'; readonly next: Seat };

const OWN: SharedScreen = { shows: 'own' };

/**
 * Only confirming that one is looking shows anything secret. Until then, a question that is not secret is asked in
 * public; before any other there is a curtain. When the match is over there are no secrets left.
 */
export function sharedScreen(
  opening: Opening,
  state: MatchState,
  looking: Seat | null,
  isOpen: ((kind: string) => boolean) | null,
): SharedScreen {
  const { viewer, here } = opening;
  if (here.length < 2 || state.outcome !== null || looking === viewer) return OWN;
  // The first in the order of the seats, so that a reload asks the same person.
  const asked = state.questions.find(({ seat, ready }) => !ready && here.includes(seat));
  const next = asked?.seat ?? viewer;
  // A sealed answer is secret until all are revealed.
  const harmless = asked === undefined ? state.question === null : isOpen?.(asked.kind);
  return isOpen !== null && harmless
    ? { shows: 'public', turnTo: next === viewer ? null : next }
    : { shows: 'curtain', next };
}
