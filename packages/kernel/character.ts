/**
 * What a bot values more or less than others do: factors by names that the game's own advice knows. A name that is
 * missing counts as 1.
 */
export type Lean = Readonly<Record<string, number>>;

/** Somebody who plays in a way of their own, but no better or worse than others of the same strength. */
export interface Character {
  /** Stored with a match, so it never changes. */
  readonly id: string;
  readonly lean: Lean;
}

/** A character as a list of opponents shows it. */
export interface NamedCharacter {
  readonly id: string;
  /** A single word, the same in every sentence. */
  readonly name: string;
  /** The name, and what sort of player it is. */
  readonly title: string;
}
