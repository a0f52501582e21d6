import type { Seat } from '@triptych/kernel';
import type { ProposedAction } from './proposal.ts';

/** What somebody at the table may ask for. `questionVersion` names the question that is meant. */
export type Command =
  | { readonly do: 'answer'; readonly seat: Seat; readonly questionVersion: number; readonly answer: unknown }
  | { readonly do: 'withdraw'; readonly seat: Seat; readonly questionVersion: number }
  | { readonly do: 'undo'; readonly seat: Seat; readonly questionVersion: number; readonly answers: number }
  | { readonly do: 'propose'; readonly seat: Seat; readonly questionVersion: number; readonly action: ProposedAction }
  | { readonly do: 'agree'; readonly proposal: number }
  | { readonly do: 'decline'; readonly proposal: number }
  | { readonly do: 'resume' }
  | { readonly do: 'chat'; readonly text: string }
  | { readonly do: 'sit'; readonly seat: Seat; readonly part: string | null }
  | {
      readonly do: 'replace';
      readonly seat: Seat;
      readonly by: 'open' | 'bot';
      readonly name: string;
      readonly level: string;
    }
  | { readonly do: 'leave'; readonly seat: Seat }
  | { readonly do: 'back'; readonly seat: Seat }
  | { readonly do: 'start'; readonly part: string | null }
  | { readonly do: 'time-out'; readonly seat: Seat }
  | { readonly do: 'rematch'; readonly table: string }
  | { readonly do: 'close' };

/** What may come over the wire of a player; the rest comes from the host of the table. */
export type PlayerCommand = Exclude<Command, { readonly do: 'time-out' | 'rematch' }>;

export const LONGEST_TEXT = 500;
