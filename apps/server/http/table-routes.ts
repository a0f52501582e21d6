import { STRENGTHS } from '@triptych/bots';
import { rest } from '@triptych/protocol';
import type { LiveTable } from '@triptych/table';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deleteTable } from '../admin.ts';
import { requestError } from '../request-error.ts';
import type { Context } from './context.ts';
import { countCreation } from './count-creation.ts';
import { invitingOrigin, mustBe, whoIs } from './identity.ts';
import { newTableBody } from './commands.ts';
import { continueMatch } from './continue-match.ts';
import { isRemembered, showTable } from './my-tables.ts';
import { createTable, listRow, mayEnter, openTable, rematch, rowFor } from './tables.ts';

const LISTED = 100;

const { createdTable, failure, keyHeader, listedTable, offeredGame, oneTable, tableParams: params } = rest;

/** Lists of tables, and creating, continuing and deleting them. */
export function tableRoutes(context: Context): FastifyPluginAsyncZod {
  const { registry, catalog } = context;
  const { db } = registry.storage;

  return async (app) => {
    app.get(
      '/games',
      {
        schema: {
          summary: 'The games available here',
          tags: ['tables'],
          response: { 200: z.array(offeredGame), '4xx': failure },
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
          response: { 200: z.array(listedTable), '4xx': failure },
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
        countCreation(context, request);
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
          body: rest.ownMatch,
          response: { 201: createdTable, '4xx': failure },
        },
      },
      async (request, reply) => {
        const person = await mustBe(context, request);
        countCreation(context, request);
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
          description:
            'A finished match that others remember is deleted from my lists and results only: it is theirs, too.',
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
        if (row.status === 'over' && (await isRemembered(context, row.id, person)))
          await showTable(context, row.id, person, 'forgotten');
        else await deleteTable(registry, row.id);
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
