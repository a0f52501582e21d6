/** Whoever has a seat or a voice here, as the host of the table knows them. Never shown to others. */
export type PersonId = string;

/** From whom a command comes. What a table's host does on its own comes from a bot, the clock or the keeper. */
export type Sender =
  | { readonly from: 'person'; readonly id: PersonId; readonly name: string }
  | { readonly from: 'bot' }
  | { readonly from: 'clock' }
  | { readonly from: 'operator' };

/** A command has a name, so that a repeat is harmless. */
export interface CommandKey {
  readonly person: PersonId;
  readonly id: string;
  /** A mark of what it was, so that another command under the same name is not taken for a repeat. Old ones lack it. */
  readonly mark?: string;
}
