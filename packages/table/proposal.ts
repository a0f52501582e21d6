import type { Seat } from '@triptych/kernel';
import type { ProposedAction } from '@triptych/protocol';
import type { PersonId } from './sender.ts';

export interface Proposal {
  /** Proposals are numbered, so that nobody agrees to a different one from the one they saw. */
  readonly number: number;
  readonly seat: Seat;
  readonly action: ProposedAction;
  readonly agreed: readonly PersonId[];
  readonly declined?: readonly PersonId[];
  /** The person whom a replacement is about. Proposals of earlier versions lack it. */
  readonly about?: PersonId;
  /** Only those vote who are present and not concerned. Proposals of earlier versions waited for everybody. */
  readonly voting?: 'present';
}
