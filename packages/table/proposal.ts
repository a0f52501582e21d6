import type { Seat } from '@triptych/kernel';
import type { ProposedAction } from '@triptych/protocol';
import type { PersonId } from './sender.ts';

export interface Proposal {
  /** Proposals of a table are numbered, so that nobody agrees to another one than they saw. */
  readonly number: number;
  readonly seat: Seat;
  readonly action: ProposedAction;
  readonly agreed: readonly PersonId[];
}
