import type { Options, Seat } from '@triptych/kernel';
import type { TimeControl } from '@triptych/protocol';
import type { PersonId, Table } from '@triptych/table';

/** What a list of tables shows of one; nothing secret. */
export interface Summary {
  readonly options: Options;
  readonly pack: string;
  readonly timeControl: TimeControl;
  readonly seats: readonly { readonly kind: 'open' | 'person' | 'bot'; readonly name: string }[];
  /** The person in each seat. Never shown. Old rows lack it. */
  readonly people?: readonly (PersonId | null)[];
  /** Seats that had a question when the row was written. */
  readonly asked?: readonly Seat[];
  /** The people ended the match before its end. Old rows lack it. */
  readonly endedEarly?: boolean;
}

export function summarize(table: Table): Summary {
  const { config, seats } = table;
  return {
    options: config.options,
    pack: config.pack.name,
    timeControl: config.timeControl,
    seats: seats.map(({ player }) => ({
      kind: player.kind,
      name: player.kind === 'open' ? '' : player.name,
    })),
    people: seats.map(({ player }) => (player.kind === 'person' ? player.id : null)),
    asked: table.waitingFor,
    endedEarly: table.endedEarly,
  };
}

/** A summary stored by this version or an earlier one. */
export function readSummary(body: string): Summary {
  const stored: Summary & { readonly pace?: TimeControl } = JSON.parse(body);
  const { pace, ...summary } = stored;
  return pace === undefined ? summary : { ...summary, timeControl: pace };
}
