import { refuseRequest } from '@triptych/protocol';
import type { Refusal } from '@triptych/kernel';
import type { ConnectionServer, LiveTable, OpenRequest } from '@triptych/table';
import { Bucket } from '../limiter.ts';
import type { Person } from '../people/people.ts';
import { RequestError } from '../request-error.ts';
import { COMMANDS } from './commands.ts';
import type { Context } from './context.ts';
import { traceSlow } from './trace-slow.ts';
import { hasPlayed, mayCommand, mayEnter, openTable } from './tables.ts';

/** The server for one socket's connection from a network address. */
export function socketServer(context: Context, person: Person | null, address: string): ConnectionServer {
  const { registry, log, metrics, settings } = context;
  const { messages } = settings.limits;
  const bucket = new Bucket(messages * 10, messages, Date.now());

  async function open({ table, key }: OpenRequest): Promise<LiveTable | Refusal> {
    const row = await registry.storage.db
      .selectFrom('tables')
      .select(['key', 'public', 'host'])
      .where('id', '=', table)
      .executeTakeFirst();
    if (row === undefined) return refuseRequest('no-such-table');
    const live = await openTable(context, table);
    const may =
      mayEnter(row, person, key ?? undefined, live) || (await hasPlayed(registry.storage, table, person));
    return may ? live : refuseRequest('no-such-table');
  }

  return {
    person,
    commands: COMMANDS,
    mayHear: () => bucket.take(Date.now()),
    mayCommand: (table, command) =>
      person !== null &&
      context.addressCommands.take(address, Date.now()) &&
      mayCommand(context, table, person, command),
    open,
    replacement: (live) => (registry.inMemory.get(live.id) === live ? null : openTable(context, live.id)),
    failed(error) {
      if (error instanceof RequestError) return error.refusal;
      log.error(error);
      return refuseRequest('failed');
    },
    refused: ({ code }) => metrics.refused.inc({ code }),
    site: () => context.site.shown,
    timed(table, command) {
      const start = performance.now();
      return () => traceSlow(context, { table, command }, performance.now() - start);
    },
  };
}
