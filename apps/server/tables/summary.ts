import type { TableSummary } from '@triptych/protocol';
import { admittedTo, placesIn, type Table } from '@triptych/table';

/** What lists show of a table. */
export function summarize(table: Table): TableSummary {
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
    ...(seats.some((tableSeat) => admittedTo(tableSeat).length > 0) && { devices: seats.map(admittedTo) }),
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
