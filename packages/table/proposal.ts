import type { Seat } from '@triptych/kernel';
import type { PersonId } from './sender.ts';

/** What needs the consent of everybody: an older take-back, a pause, another player in somebody's seat. */
export type ProposedAction =
  | { readonly kind: 'undo'; readonly answers: number }
  | { readonly kind: 'pause' }
  | { readonly kind: 'replace'; readonly seat: Seat; readonly by: 'bot' | 'open' };

export interface Proposal {
  /** Proposals of a table are numbered, so that nobody agrees to another one than they saw. */
  readonly number: number;
  readonly seat: Seat;
  readonly action: ProposedAction;
  readonly agreed: readonly PersonId[];
}
