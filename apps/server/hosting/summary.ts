import type { Options } from '@triptych/kernel';
import type { Pace, Table } from '@triptych/table';

/** What a list of tables shows of one: nothing that is secret. */
export interface Summary {
  readonly options: Options;
  readonly pack: string;
  readonly pace: Pace;
  readonly seats: readonly { readonly kind: 'open' | 'person' | 'bot'; readonly name: string }[];
}

export function summarize({ founding, chairs }: Table): Summary {
  return {
    options: founding.options,
    pack: founding.pack.name,
    pace: founding.pace,
    seats: chairs.map(({ player }) => ({
      kind: player.kind,
      name: player.kind === 'open' ? '' : player.name,
    })),
  };
}
