import type { Options, PackName } from '@triptych/kernel';
import type { TimeControl } from '@triptych/protocol';
import type { PersonId } from './sender.ts';
import type { Player } from './seat.ts';

/** How a table was created; its first entry. */
export interface TableConfig {
  readonly game: string;
  readonly pack: PackName;
  readonly options: Options;
  /** The person who may change seats and start. */
  readonly host: PersonId;
  readonly players: readonly Player[];
  readonly timeControl: TimeControl;
  /** Whether spectators may read and write the chat. */
  readonly chat: 'all' | 'players';
  /** The host machine's part of the seed, secret until the end. */
  readonly hostPart: string;
  /** Overrides the seed made of parts: an imported match keeps its own. */
  readonly seed?: string;
}
