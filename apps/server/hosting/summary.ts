import type { Options, Seat } from '@triptych/kernel';
import type { Pace, PersonId, Table } from '@triptych/table';

/** What a list of tables shows of one: nothing that is secret. */
export interface Summary {
  readonly options: Options;
  readonly pack: string;
  readonly pace: Pace;
  readonly seats: readonly { readonly kind: 'open' | 'person' | 'bot'; readonly name: string }[];
  /** Who has which seat. Never shown. Rows of old have no such list. */
  readonly people?: readonly (PersonId | null)[];
  /** Seats that must decide something; as it was when the row was written. */
  readonly asked?: readonly Seat[];
}

export function summarize(table: Table): Summary {
  const { founding, chairs } = table;
  return {
    options: founding.options,
    pack: founding.pack.name,
    pace: founding.pace,
    seats: chairs.map(({ player }) => ({
      kind: player.kind,
      name: player.kind === 'open' ? '' : player.name,
    })),
    people: chairs.map(({ player }) => (player.kind === 'person' ? player.id : null)),
    asked: table.waitingFor,
  };
}
