import type { Options, PackName } from '@triptych/kernel';
import type { BotPace, TimeControl } from '@triptych/protocol';
import type { PersonId } from './sender.ts';
import type { Player } from './seat.ts';

/** How a table was created; its first entry. */
export interface TableConfig {
  readonly game: string;
  readonly pack: PackName;
  readonly options: Options;
  /** The first host; the role may be handed over. */
  readonly host: PersonId;
  readonly players: readonly Player[];
  /** By seat: other devices that its player has had before, at the table of which this is the rematch. */
  readonly devices?: readonly (readonly PersonId[])[];
  readonly timeControl: TimeControl;
  /** Whether spectators may read and write the chat. */
  readonly chat: 'all' | 'players';
  /** The host machine's part of the seed, secret until the end. */
  readonly hostPart: string;
  /** Overrides the seed made of parts: an imported match keeps its own. */
  readonly seed?: string;
  /** How quickly bots answer; at once if it is missing. */
  readonly botPace?: BotPace;
  /** Whether somebody who plays with bots only may undo past new information. */
  readonly freeUndo?: boolean;
  /** After how many milliseconds nobody waits for a person without a connected device. */
  readonly awayAfter?: number;
}
