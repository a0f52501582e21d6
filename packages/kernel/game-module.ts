import type { Game } from './contract.ts';
import type { Narrator } from './narrator.ts';
import type { OptionSpec } from './options.ts';
import type { PackReading } from './pack-problem.ts';
import type { Survey } from './survey.ts';

/** A game as it lies on the shelf: what is known of it before a match begins. */
export interface GameModule<P = unknown, G extends Game = Game> {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  /** The packs that come with the game, by name. */
  readonly packs: Readonly<Record<string, P>>;
  /**
   * Hashes that packs of the game had in an earlier form, each with the hash that the same values have today: matches
   * of that time are played on with them. None is ever taken away.
   */
  readonly formerHashes: Readonly<Record<string, string>>;
  /** Checks the form of a pack that somebody wrote, and every demand that does not need simulation. */
  readPack(data: unknown): PackReading<P>;
  /** The game, played with this pack. */
  open(pack: P): G;
  /** The game in words, with the names of this pack. A language that is not spoken here becomes English. */
  narrator(pack: P, language: string): Narrator;
  /** What simulations find out about the game, played with this pack. */
  survey(pack: P): Survey;
}
