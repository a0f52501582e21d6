import type { NamedCharacter } from './character.ts';
import type { Game } from './contract.ts';
import type { Narrator } from './narrator.ts';
import type { Options, OptionSpec } from './options.ts';
import type { PackReading } from './pack-problem.ts';
import type { Survey } from './survey.ts';

/** A game before any match: what can be known of it, and how to open it. */
export interface GameModule<P = unknown, G extends Game = Game> {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  /** What suits somebody who plays for the first time, or every day; omitted: the fewest seats. */
  readonly firstGame?: { readonly seats: number; readonly options?: Options };
  /** The packs that come with the game, by name. */
  readonly packs: Readonly<Record<string, P>>;
  /**
   * Hashes of the game's packs in earlier formats, each with the current hash of the same values, so that old matches
   * can continue. Entries are never removed.
   */
  readonly formerHashes: Readonly<Record<string, string>>;
  /** Checks the form of a pack, and every demand that does not need simulation. */
  readPack(data: unknown): PackReading<P>;
  /** The game with this pack. */
  open(pack: P): G;
  /** The game in words, with the names of this pack. Unsupported languages fall back to English. */
  narrator(pack: P, language: string): Narrator;
  /** The characters that its bots may have, in words; omitted: none. */
  characters?(language: string): readonly NamedCharacter[];
  /** The statistics of simulated games with this pack. */
  survey(pack: P): Survey;
}
