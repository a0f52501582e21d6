import type { Seat } from '@triptych/kernel';
import type { PersonId } from './author.ts';

/** What needs the consent of everybody: an older take-back, a pause, another player in somebody's seat. */
export type Wish =
  | { readonly wish: 'undo'; readonly answers: number }
  | { readonly wish: 'pause' }
  | { readonly wish: 'replace'; readonly seat: Seat; readonly by: 'bot' | 'open' };

export interface Proposal {
  /** Proposals of a table are numbered, so that nobody agrees to another one than they saw. */
  readonly number: number;
  readonly seat: Seat;
  readonly wish: Wish;
  readonly agreed: readonly PersonId[];
}
