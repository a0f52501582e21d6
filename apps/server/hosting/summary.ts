import type { Options, Seat } from '@triptych/kernel';
import type { Clock, PersonId, TimeControl } from '@triptych/protocol';
import { admittedTo, placesIn, type RankedSeat, type Table } from '@triptych/table';

/** What a list of tables shows of one; nothing secret. */
export interface Summary {
  readonly options: Options;
  readonly pack: string;
  readonly timeControl: TimeControl;
  readonly seats: readonly {
    readonly kind: 'open' | 'person' | 'bot';
    readonly name: string;
    /** Of a bot. Old rows lack it. */
    readonly strength?: string;
  }[];
  /** The person in each seat. Never shown. Old rows lack it. */
  readonly people?: readonly (PersonId | null)[];
  /** By seat: the other devices of its player. Never shown. Left out if there are none. */
  readonly devices?: readonly (readonly PersonId[])[];
  /** Seats that had a question when the row was written. */
  readonly asked?: readonly Seat[];
  /** The players ended the match early. Old rows lack this. */
  readonly endedEarly?: boolean;
  /** The seats that ended it by giving up. Left out if there are none. */
  readonly resigned?: readonly Seat[];
  /** By seat: who gave it up before, so that a bot played on. Never shown. Left out if there is nobody. */
  readonly gaveUp?: readonly (PersonId | null)[];
  /** Since when they have it. */
  readonly since?: number | null;
  /** By seat; empty without a time control. */
  readonly clocks?: readonly Clock[];
  /** The result; null before the end. Rows of earlier versions lack it. */
  readonly ranking?: readonly RankedSeat[] | null;
}

export function summarize(table: Table): Summary {
  const { config, seats } = table;
  const { clocks, outcome } = table.viewerState('spectator');
  return {
    options: config.options,
    pack: config.pack.name,
    timeControl: config.timeControl,
    seats: seats.map(({ player }) => ({
      kind: player.kind,
      name: player.kind === 'open' ? '' : player.name,
      ...(player.kind === 'bot' && { strength: player.level }),
    })),
    people: seats.map(({ player }) => (player.kind === 'person' ? player.id : null)),
    ...(seats.some((chair) => admittedTo(chair).length > 0) && { devices: seats.map(admittedTo) }),
    asked: table.waitingFor,
    endedEarly: table.endedEarly,
    ...(table.resigned.length > 0 && { resigned: table.resigned }),
    ...(seats.some(({ resigned }) => resigned !== undefined) && {
      gaveUp: seats.map(({ resigned }) => (resigned?.kind === 'person' ? resigned.id : null)),
    }),
    since: table.askedSince,
    clocks,
    ranking: outcome === null ? null : placesIn(outcome),
  };
}

/** A summary stored by this version or an earlier one. */
export function readSummary(body: string): Summary {
  const stored: Summary & { readonly pace?: TimeControl } = JSON.parse(body);
  const { pace, ...summary } = stored;
  return pace === undefined ? summary : { ...summary, timeControl: pace };
}
