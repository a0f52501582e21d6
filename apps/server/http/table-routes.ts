import { STRENGTHS } from '@triptych/bots';
import type { Viewer } from '@triptych/kernel';
import { rest } from '@triptych/protocol';
import { type LiveTable, recordingFor } from '@triptych/table';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deleteTable } from '../admin.ts';
import type { Person } from '../people/people.ts';
import { RequestError, requestError } from '../request-error.ts';
import type { TableRow } from '../storage/schema.ts';
import type { Context } from './context.ts';
import { asSender, invitingOrigin, mustBe, whoIs } from './identity.ts';
import { commandBody, newTableBody } from './commands.ts';
import { continueMatch } from './continue-match.ts';
import { createTable, listRow, mayCommand, mayEnter, openTable, rematch, rowFor } from './tables.ts';

const LISTED = 100;

const {
  asViewer,
  createdTable,
  failure,
  keyHeader,
  listedTable,
  offeredGame,
  oneTable,
  tableParams: params,
} = rest;

type Look = FastifyRequest<{
  Params: z.infer<typeof params>;
  Headers: z.infer<typeof keyHeader>;
  Querystring: z.infer<typeof asViewer>;
}>;

function forViewer(summary: string) {
  return { schema: { summary, tags: ['playing'], params, headers: keyHeader, querystring: asViewer } };
}

export function tableRoutes(context: Context): FastifyPluginAsyncZod {
  const { registry, catalog } = context;
  const { db } = registry.storage;

  /** A viewer that this person may watch as. */
  function viewerFor(live: LiveTable, person: Person | null, wanted: Viewer): Viewer {
    if (wanted === 'spectator') return wanted;
    if (person === null || !live.table.holds(wanted, person.id)) throw requestError('not-allowed');
    return wanted;
  }

  /** The requested table and viewer. */
  async function look(request: Look): Promise<{ row: TableRow; live: LiveTable; as: Viewer }> {
    const { id } = request.params;
    const person = await whoIs(context, request);
    const row = await rowFor(context, id, person, request.headers['x-table-key']);
    const live = await openTable(context, id);
    return { row, live, as: viewerFor(live, person, request.query.as) };
  }

  return async (app) => {
    app.get(
      '/games',
      {
        schema: {
          summary: 'The games available here',
          tags: ['tables'],
          response: { 200: z.array(offeredGame) },
        },
      },
      () =>
        catalog.modules.map((module) => ({
          id: module.id,
          seats: module.seats,
          packs: Object.keys(module.packs),
          bots: [...STRENGTHS],
          options: module.options.map((option) => ({
            name: option.name,
            standard: option.standard,
            values: Object.fromEntries(
              range(module.seats.min, module.seats.max).map((seats) => [seats, [...option.values(seats)]]),
            ),
          })),
        })),
    );

    app.get(
      '/tables',
      {
        schema: {
          summary: 'Public tables that are waiting for players or can be watched',
          tags: ['tables'],
          response: { 200: z.array(listedTable) },
        },
      },
      async () => {
        await context.registry.upToDate();
        const rows = await db
          .selectFrom('tables')
          .selectAll()
          .where('public', '=', 1)
          .where('status', 'in', ['open', 'running'])
          .orderBy('changed_at', 'desc')
          .limit(LISTED)
          .execute();
        return rows.map((row) => listRow(context, row));
      },
    );

    app.post(
      '/tables',
      {
        schema: {
          summary: 'Create a table',
          tags: ['tables'],
          body: newTableBody,
          response: { 201: createdTable, '4xx': failure },
        },
      },
      async (request, reply) => {
        const person = await mustBe(context, request);
        const live = await createTable(context, request.body, person);
        void reply.status(201);
        return describeCreated(live, invitingOrigin(context, request));
      },
    );

    app.post(
      '/tables/continue',
      {
        schema: {
          summary: 'Continue a match from one’s own device at a table',
          description:
            'The answers are checked by the current rules. The seed was known on the device, so the match proves nothing about luck.',
          tags: ['tables'],
          body: z.object({ record: z.unknown(), content: z.unknown().optional() }),
          response: { 201: createdTable, '4xx': failure },
        },
      },
      async (request, reply) => {
        const person = await mustBe(context, request);
        const live = await continueMatch(context, request.body, person);
        void reply.status(201);
        return describeCreated(live, invitingOrigin(context, request));
      },
    );

    app.get(
      '/tables/:id',
      {
        schema: {
          summary: 'One table',
          tags: ['tables'],
          params,
          headers: keyHeader,
          response: { 200: oneTable, '4xx': failure },
        },
      },
      async (request) => {
        const person = await whoIs(context, request);
        const row = await rowFor(context, request.params.id, person, request.headers['x-table-key']);
        // Somebody who found the table in the public list does not learn its key.
        const inside =
          row.public === 1 || mayEnter({ ...row, public: 0 }, person, request.headers['x-table-key'], null);
        return {
          ...listRow(context, row),
          link: inside ? linkTo(row, invitingOrigin(context, request)) : null,
        };
      },
    );

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
      forViewer('Everything that a seat or a spectator may see now'),
      async (request) => {
        const { live, as } = await look(request);
        return live.table.fresh(as);
      },
    );

    app.get(
      '/tables/:id/story',
      forViewer('All events that a seat or a spectator has seen'),
      async (request) => {
        const { live, as } = await look(request);
        return live.table.story(as);
      },
    );

    app.get(
      '/tables/:id/recording',
      forViewer(
        'All that a seat or a spectator was shown since the match began: a first state, and messages',
      ),
      async (request) => {
        const { row, as } = await look(request);
        const game = await catalog.game(row.game, row.pack);
        const show = game === null ? null : recordingFor(game, await registry.load(row.id, 0), as);
        if (show === null) throw requestError('not-allowed');
        return show;
      },
    );

    app.get(
      '/tables/:id/pack',
      { schema: { summary: 'The content pack of a table', tags: ['tables'], params, headers: keyHeader } },
      async (request) => {
        const row = await rowFor(
          context,
          request.params.id,
          await whoIs(context, request),
          request.headers['x-table-key'],
        );
        return catalog.pack(row.game, { hash: row.pack, words: row.words });
      },
    );

    app.post(
      '/tables/:id/rematch',
      {
        schema: {
          summary: 'A rematch with the same players',
          tags: ['tables'],
          params,
          response: { 200: createdTable, '4xx': failure },
        },
      },
      async (request) => {
        const person = await mustBe(context, request);
        await rowFor(context, request.params.id, person, undefined);
        const live = await openTable(context, request.params.id);
        return describeCreated(await rematch(context, live, person), invitingOrigin(context, request));
      },
    );

    app.delete(
      '/tables/:id',
      {
        schema: {
          summary: 'Delete a table of mine',
          tags: ['tables'],
          params,
          response: { 200: rest.done, '4xx': failure },
        },
      },
      async (request) => {
        const person = await mustBe(context, request);
        const row = await rowFor(context, request.params.id, person, undefined);
        // The host cannot delete a table while others are playing.
        if (row.host !== person.id || row.status === 'running') throw requestError('not-allowed');
        await deleteTable(registry, row.id);
        return { ok: true as const };
      },
    );
  };
}

export function describeCreated(live: LiveTable, origin: string): rest.CreatedTable {
  const { commitment } = live.table.viewerState('spectator').fairness;
  return { table: live.id, key: live.key, link: linkTo(live, origin), commitment };
}

/** The key goes into the fragment, so that it is never sent to a server or logged. */
function linkTo({ id, key }: { readonly id: string; readonly key: string }, origin: string): string {
  return `${origin}/t/${id}#${key}`;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
