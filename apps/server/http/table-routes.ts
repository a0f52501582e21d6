import { STRENGTHS } from '@triptych/bots';
import type { Viewer } from '@triptych/kernel';
import { readCommand, showTo } from '@triptych/table';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deleteTable } from '../admin.ts';
import type { Hosted } from '../hosting/hosted.ts';
import type { Person } from '../people/people.ts';
import { Problem, problem } from '../problem.ts';
import type { TableRow } from '../storage/schema.ts';
import type { Context } from './context.ts';
import { asFrom, invitingOrigin, mustBe, whoIs } from './identity.ts';
import {
  command,
  failure,
  founded,
  keyHeader,
  listed,
  newTable,
  tableParams as params,
  viewer,
} from './schemas.ts';
import { foundTable, listRow, mayCommand, mayEnter, openTable, rematch, rowFor } from './tables.ts';

const LISTED = 100;

const asViewer = z.object({ as: viewer.default('spectator') });

type Look = FastifyRequest<{
  Params: z.infer<typeof params>;
  Headers: z.infer<typeof keyHeader>;
  Querystring: z.infer<typeof asViewer>;
}>;

function forViewer(summary: string) {
  return { schema: { summary, tags: ['playing'], params, headers: keyHeader, querystring: asViewer } };
}

export function tableRoutes(context: Context): FastifyPluginAsyncZod {
  const { house, shelf } = context;
  const { db } = house.storage;

  /** A viewer that this person may be. */
  function viewerFor(hosted: Hosted, person: Person | null, wanted: Viewer): Viewer {
    if (wanted === 'spectator') return wanted;
    if (person === null || !hosted.table.holds(wanted, person.id)) throw problem('not-allowed');
    return wanted;
  }

  /** The table that is asked for, and the viewer that this person wants to be. */
  async function look(request: Look): Promise<{ row: TableRow; hosted: Hosted; as: Viewer }> {
    const { id } = request.params;
    const person = await whoIs(context, request);
    const row = await rowFor(context, id, person, request.headers['x-table-key']);
    const hosted = await openTable(context, id);
    return { row, hosted, as: viewerFor(hosted, person, request.query.as) };
  }

  return async (app) => {
    app.get('/games', { schema: { summary: 'The games that can be played here', tags: ['tables'] } }, () =>
      shelf.modules.map((module) => ({
        id: module.id,
        seats: module.seats,
        packs: Object.keys(module.packs),
        bots: STRENGTHS,
        options: module.options.map((option) => ({
          name: option.name,
          standard: option.standard,
          values: Object.fromEntries(
            range(module.seats.min, module.seats.max).map((seats) => [seats, option.values(seats)]),
          ),
        })),
      })),
    );

    app.get(
      '/tables',
      {
        schema: {
          summary: 'Public tables that wait for players or can be watched',
          tags: ['tables'],
          response: { 200: z.array(listed) },
        },
      },
      async () => {
        await context.house.upToDate();
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
          summary: 'Found a table',
          tags: ['tables'],
          body: newTable,
          response: { 201: founded, '4xx': failure },
        },
      },
      async (request, reply) => {
        const person = await mustBe(context, request);
        const hosted = await foundTable(context, request.body, person);
        void reply.status(201);
        return describeFounded(hosted, invitingOrigin(context, request));
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
          response: { 200: listed.extend({ link: z.string().nullable() }), '4xx': failure },
        },
      },
      async (request) => {
        const person = await whoIs(context, request);
        const row = await rowFor(context, request.params.id, person, request.headers['x-table-key']);
        // Who was only let in by a public list learns no key.
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
          summary: 'Do something at a table: sit, start, answer, …',
          tags: ['playing'],
          params,
          headers: keyHeader,
          body: command,
          response: { 200: z.object({ ok: z.literal(true) }), '4xx': failure },
        },
      },
      async (request) => {
        const person = await mustBe(context, request);
        const { id } = request.params;
        await rowFor(context, id, person, request.headers['x-table-key']);
        const read = readCommand(request.body, STRENGTHS);
        if (read === null) throw problem('bad-request');
        if (!mayCommand(context, id, person, read.do)) throw problem('too-fast');
        const hosted = await openTable(context, id);
        const result = await hosted.command(read, asFrom(person), request.body.id ?? null);
        if (!result.ok) throw new Problem(result.refusal);
        return { ok: true as const };
      },
    );

    app.get('/tables/:id/sight', forViewer('All that a seat or a spectator may see now'), async (request) => {
      const { hosted, as } = await look(request);
      return hosted.table.fresh(as);
    });

    app.get('/tables/:id/story', forViewer('All that was told to a seat or a spectator'), async (request) => {
      const { hosted, as } = await look(request);
      return hosted.table.story(as);
    });

    app.get(
      '/tables/:id/show',
      forViewer(
        'All that a seat or a spectator was shown since the match began: a first sight, and messages',
      ),
      async (request) => {
        const { row, as } = await look(request);
        const game = await shelf.game(row.game, row.pack);
        const show = game === null ? null : showTo(game, await house.load(row.id, 0), as);
        if (show === null) throw problem('not-allowed');
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
        return shelf.pack(row.game, { hash: row.pack, words: row.words });
      },
    );

    app.post(
      '/tables/:id/rematch',
      {
        schema: {
          summary: 'Play again with the same people',
          tags: ['tables'],
          params,
          response: { 200: founded, '4xx': failure },
        },
      },
      async (request) => {
        const person = await mustBe(context, request);
        await rowFor(context, request.params.id, person, undefined);
        const hosted = await openTable(context, request.params.id);
        return describeFounded(await rematch(context, hosted, person), invitingOrigin(context, request));
      },
    );

    app.delete(
      '/tables/:id',
      {
        schema: {
          summary: 'Delete a table of one’s own',
          tags: ['tables'],
          params,
          response: { 200: z.object({ ok: z.literal(true) }), '4xx': failure },
        },
      },
      async (request) => {
        const person = await mustBe(context, request);
        const row = await rowFor(context, request.params.id, person, undefined);
        // While others play, nobody takes the table away from them.
        if (row.host !== person.id || row.status === 'running') throw problem('not-allowed');
        await deleteTable(house, row.id);
        return { ok: true as const };
      },
    );
  };
}

function describeFounded(hosted: Hosted, origin: string): z.input<typeof founded> {
  const { commitment } = hosted.table.sight('spectator').fairness;
  return { table: hosted.id, key: hosted.key, link: linkTo(hosted, origin), commitment };
}

/** The key stands behind #, so that it is never sent to a server and never logged. */
function linkTo({ id, key }: { readonly id: string; readonly key: string }, origin: string): string {
  return `${origin}/t/${id}#${key}`;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
