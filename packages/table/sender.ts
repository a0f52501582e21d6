import type { PersonId } from '@triptych/protocol';

/** Who sent a command. The server itself sends as a bot, the clock or the operator. */
export type Sender =
  | { readonly from: 'person'; readonly id: PersonId; readonly name: string }
  | { readonly from: 'bot' }
  | { readonly from: 'clock' }
  | { readonly from: 'operator' };
