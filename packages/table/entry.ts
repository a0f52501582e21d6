import type { Answer, Author, Seat } from '@triptych/kernel';
import type { Phrase, ProposedAction } from '@triptych/protocol';
import type { CommandKey, PersonId } from './sender.ts';
import type { Away, Player } from './seat.ts';
import type { TableConfig } from './table-config.ts';

import type { Snapshot } from './state.ts';

/** Everything that can change a table. A table is a fold over these. */
export type Act =
  | { readonly do: 'create'; readonly config: TableConfig }
  | { readonly do: 'sit'; readonly seat: Seat; readonly player: Player; readonly part: string | null }
  | { readonly do: 'replace'; readonly seat: Seat; readonly player: Player }
  | { readonly do: 'away'; readonly seat: Seat; readonly why: Away }
  | { readonly do: 'back'; readonly seat: Seat }
  | { readonly do: 'start'; readonly rules: number; readonly part: string | null; readonly seat: Seat | null }
  | { readonly do: 'answer'; readonly seat: Seat; readonly answer: Answer; readonly by: Author }
  | { readonly do: 'withdraw'; readonly seat: Seat }
  | { readonly do: 'undo'; readonly seat: Seat; readonly answers: number; readonly free?: true }
  | {
      readonly do: 'propose';
      readonly seat: Seat;
      readonly person: PersonId;
      readonly action: ProposedAction;
      readonly voting?: 'present';
    }
  | { readonly do: 'agree'; readonly person: PersonId }
  | { readonly do: 'decline'; readonly person?: PersonId }
  | { readonly do: 'absent'; readonly person: PersonId; readonly since: number }
  | { readonly do: 'present'; readonly person: PersonId }
  | { readonly do: 'resign'; readonly seat: Seat; readonly player: Player }
  | { readonly do: 'end'; readonly resigned?: readonly Seat[] }
  | { readonly do: 'pause' }
  | { readonly do: 'host'; readonly person: PersonId }
  | { readonly do: 'holiday'; readonly seat: Seat; readonly on: boolean }
  | { readonly do: 'resume' }
  | {
      readonly do: 'chat';
      readonly seat: Seat | null;
      readonly name: string;
      readonly text: string;
      readonly phrase?: Phrase;
    }
  /** Somebody says that they are a seat's player, on another device; somebody at the table confirms it or not. */
  | { readonly do: 'claim'; readonly seat: Seat; readonly person: PersonId }
  | { readonly do: 'admit'; readonly seat: Seat }
  | { readonly do: 'reject'; readonly seat: Seat }
  /** Ends one of these devices, or all: null. */
  | { readonly do: 'release'; readonly seat: Seat; readonly person: PersonId | null }
  | { readonly do: 'rematch'; readonly table: string }
  | { readonly do: 'close' }
  /** The rules changed while the match was running: folding starts here. */
  | { readonly do: 'snapshot'; readonly snapshot: Snapshot };

/** One line of a table's log. It is stored before anybody learns of it. */
export interface TableEntry {
  /** Milliseconds since 1970; never decreases from one entry to the next. */
  readonly at: number;
  readonly act: Act;
  /** Identifies the command, so that a repeat is recognized. */
  readonly of?: CommandKey;
}
