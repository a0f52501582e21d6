import type { Options, PackName } from '@triptych/kernel';
import type { PersonId } from './author.ts';
import type { Player } from './chair.ts';
import type { Pace } from './clock.ts';

/** How a table was made; its first entry. */
export interface Founding {
  readonly game: string;
  readonly pack: PackName;
  readonly options: Options;
  /** Who may change seats and start. */
  readonly host: PersonId;
  readonly players: readonly Player[];
  readonly pace: Pace;
  /** Whether spectators may read and write the chat. */
  readonly chat: 'all' | 'players';
  /** The host machine's part of the seed: secret until the end. */
  readonly hostPart: string;
}
