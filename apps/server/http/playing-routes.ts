import type { Viewer } from '@triptych/kernel';
import { rest } from '@triptych/protocol';
import { type LiveTable, recordingFor } from '@triptych/table';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Person } from '../people/people.ts';
import { RequestError, requestError } from '../request-error.ts';
import type { TableRow } from '../storage/schema.ts';
import { asItIs } from './as-it-is.ts';
import { commandBody } from './commands.ts';
import type { Context } from './context.ts';
import { asSender, mustBe, whoIs } from './identity.ts';
import { mayCommand, openTable, requestedRow, rowFor } from './tables.ts';

const { asViewer, failure, keyHeader, tableParams: params } = rest;

type ViewRequest = FastifyRequest<{
  Params: z.infer<typeof params>;
  Headers: z.infer<typeof keyHeader>;
  Querystring: z.infer<typeof asViewer>;
}>;

/** How a seat or a spectator sees something of a table. */
function forViewer<R extends z.ZodType>(summary: string, seen: R) {
  return {
    serializerCompiler: asItIs,
    schema: {
      summary,
      tags: ['playing'],
      params,
      headers: keyHeader,
      querystring: asViewer,
      response: { 200: seen, '4xx': failure },
    },
  };
}

/** Commands to a table, and what one may see of it. */
export function playingRoutes(context: Context): FastifyPluginAsyncZod {
  const { registry, catalog } = context;

  /** A viewer that this person may watch as. */
  function viewerFor(live: LiveTable, person: Person | null, wanted: Viewer): Viewer {
    if (wanted === 'spectator') return wanted;
    if (person === null || !live.table.holds(wanted, person.id)) throw requestError('not-allowed');
    return wanted;
  }

  /** The requested table and viewer. */
  async function tableFor(request: ViewRequest): Promise<{ row: TableRow; live: LiveTable; as: Viewer }> {
    const { id } = request.params;
    const person = await whoIs(context, request);
    const row = await rowFor(context, id, person, request.headers['x-table-key']);
    const live = await openTable(context, id);
    return { row, live, as: viewerFor(live, person, request.query.as) };
  }

  return async (app) => {
    app.post(
      '/tables/:id/commands',
      {
        schema: {
          summary: 'Send a command to a table: sit, start, answer, …',
          tags: ['playing'],
          params,
          headers: keyHeader,
          body: commandBody,
          response: { 200: rest.done, '4xx': failure },
        },
      },
      async (request) => {
        const person = await mustBe(context, request);
        const { id } = request.params;
        await rowFor(context, id, person, request.headers['x-table-key']);
        const { id: commandId = null, ...command } = request.body;
        if (!mayCommand(context, id, person, command.do)) throw requestError('too-fast');
        const live = await openTable(context, id);
        context.presence.note(live, person.id);
        const result = await live.command(command, asSender(person), commandId);
        if (!result.ok) throw new RequestError(result.refusal);
        return { ok: true as const };
      },
    );

    app.get(
      '/tables/:id/state',
      forViewer('Everything that a seat or a spectator may see now', rest.seenState),
      async (request) => {
        const { live, as } = await tableFor(request);
        return live.table.fresh(as);
      },
    );

    app.get(
      '/tables/:id/story',
      forViewer('All events that a seat or a spectator has seen', rest.story),
      async (request) => {
        const { live, as } = await tableFor(request);
        return live.table.story(as);
      },
    );

    app.get(
      '/tables/:id/recording',
      forViewer(
        'All that a seat or a spectator was shown since the match began: a first state, and messages',
        rest.seenRecording,
      ),
      async (request) => {
        const { row, as } = await tableFor(request);
        const game = await catalog.game(row.game, row.pack);
        const show = game === null ? null : recordingFor(game, await registry.load(row.id, 0), as);
        if (show === null) throw requestError('not-allowed');
        return show;
      },
    );

    app.get(
      '/tables/:id/pack',
      {
        schema: {
          summary: 'The content pack of a table',
          tags: ['tables'],
          params,
          headers: keyHeader,
          response: { 200: rest.pack, '4xx': failure },
        },
      },
      async (request) => {
        const row = await requestedRow(context, request);
        return catalog.pack(row.game, { hash: row.pack, words: row.words });
      },
    );
  };
}
