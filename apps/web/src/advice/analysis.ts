import type { Decision, AnswerReason } from '@triptych/bots';
import type { OwnDecision } from '@triptych/client/decisions.ts';
import type { Answer, AskedSeat } from '@triptych/kernel';

/** A decision after which the seat stood worse than a strong bot would have. */
export interface Costly extends OwnDecision {
  readonly better: Answer;
  /** How many games in a hundred it has lost. */
  readonly cost: number;
  readonly reason: AnswerReason;
}

export interface Analysis {
  readonly decisions: number;
  /** How many of them were as good as the bot's. */
  readonly sound: number;
  /** The costliest first. */
  readonly costly: readonly Costly[];
}

/** What a strong bot says, told only what the seat knew. Null: it was stopped, or has failed. */
export type Ask = (
  asked: AskedSeat,
  limits: { readonly iterations: number; readonly also?: Answer; readonly only?: readonly Answer[] },
) => Promise<Decision | null>;

/** Playouts for each decision, and for those that look costly: the first look is too rough to blame anybody. */
const FIRST_LOOK = 150;
const SECOND_LOOK = 900;
/** How many decisions get a second look. */
const SUSPECTS = 8;
const SHOWN = 3;
/** What costs less than this share of the wins is as good as right. */
const SLIGHT = 0.02;
/** By how many standard errors an answer must be worse. */
const ERRORS = 2;

/**
 * Looks at decisions one after the other. The second look is a search of its own that compares only what the player
 * chose with what looked better: the best of many answers has often been lucky in the first one, and what it gained by
 * that is not to be held against the player.
 */
export async function analyse(
  decisions: readonly OwnDecision[],
  ask: Ask,
  progress: (done: number, of: number) => void,
): Promise<Analysis | null> {
  const of = decisions.length + Math.min(SUSPECTS, decisions.length);
  const suspects: (OwnDecision & { readonly better: Answer; readonly cost: number })[] = [];
  for (const [done, decision] of decisions.entries()) {
    progress(done, of);
    const found = await ask(decision.asked, { iterations: FIRST_LOOK, also: decision.answer });
    if (found === null) return null;
    const cost = lostBy(found, decision.answer, found.answer);
    if (cost >= SLIGHT) suspects.push({ ...decision, better: found.answer, cost });
  }
  suspects.sort((one, other) => other.cost - one.cost);
  const costly: Costly[] = [];
  for (const [at, suspect] of suspects.slice(0, SUSPECTS).entries()) {
    progress(decisions.length + at, of);
    const only = [suspect.better, suspect.answer];
    const found = await ask(suspect.asked, { iterations: SECOND_LOOK, only });
    if (found === null) return null;
    const cost = provenCost(found, suspect.answer);
    if (cost >= SLIGHT && found.reason !== null) costly.push({ ...suspect, cost, reason: found.reason });
  }
  costly.sort((one, other) => other.cost - one.cost);
  const acquitted = Math.min(SUSPECTS, suspects.length) - costly.length;
  return {
    decisions: decisions.length,
    sound: decisions.length - suspects.length + acquitted,
    costly: costly.slice(0, SHOWN),
  };
}

/** By how much an answer is worse than another, as this search saw both. Nothing if it has not tried both. */
function lostBy({ tried }: Decision, given: Answer, better: Answer): number {
  const behind = (answer: Answer): number | undefined =>
    tried.find((one) => String(one.answer) === String(answer))?.behind;
  const [lost, best] = [behind(given), behind(better)];
  return lost === undefined || best === undefined ? 0 : lost - best;
}

/** By how much an answer is worse than the best one; nothing if that may be chance. */
function provenCost({ tried }: Decision, given: Answer): number {
  const found = tried.find((one) => String(one.answer) === String(given));
  return found === undefined || found.behind < ERRORS * found.error ? 0 : found.behind;
}
