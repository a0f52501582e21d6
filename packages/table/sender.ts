/** A player or chatter, as the host identifies them. Never shown to others. */
export type PersonId = string;

/** Who sent a command. The host itself sends as a bot, the clock or the operator. */
export type Sender =
  | { readonly from: 'person'; readonly id: PersonId; readonly name: string }
  | { readonly from: 'bot' }
  | { readonly from: 'clock' }
  | { readonly from: 'operator' };

/** Identifies a command, so that a repeat has no effect. */
export interface CommandKey {
  readonly person: PersonId;
  readonly id: string;
  /**
   * A hash of the command, so that a different command under the same id is not taken for a repeat. Old
   * entries lack it.
   */
  readonly mark?: string;
}
