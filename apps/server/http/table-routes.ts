import { STRENGTHS } from '@triptych/bots';
import { type Game, refuse, type Viewer } from '@triptych/kernel';
import {
  type Archive,
  ARCHIVE_FORMAT,
  readArchive,
  readCommand,
  showTo,
  type Verdict,
  verify,
} from '@triptych/table';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deleteTable } from '../admin.ts';
import { packArchive, unpackArchive } from '../hosting/archives.ts';
import type { Hosted } from '../hosting/hosted.ts';
import { importArchive } from '../hosting/import.ts';
import type { Person } from '../people/people.ts';
import { Problem, problem } from '../problem.ts';
import type { TableRow } from '../storage/schema.ts';
import type { Context } from './context.ts';
import { asFrom, mustBe, siteOf, whoIs } from './identity.ts';
import { command, failure, founded, keyHeader, listed, newTable, viewer } from './schemas.ts';
import { foundTable, listRow, mayCommand, mayEnter, openTable, rematch } from './tables.ts';

const params = z.object({ id: z.string().max(40) });
const LISTED = 100;

export function tableRoutes(context: Context): FastifyPluginAsyncZod {
  const { house, shelf } = context;
  const { db } = house.storage;

  /** The row of a table that this person may know of. */
  async function rowFor(id: string, person: Person | null, key: string | undefined): Promise<TableRow> {
    const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) throw problem('no-such-table');
    if (mayEnter(row, person, key, null)) return row;
    const seated =
      person !== null &&
      (await db
        .selectFrom('table_people')
        .select('table_id')
        .where('table_id', '=', id)
        .where('person_id', '=', person.id)
        .executeTakeFirst());
    if (!seated) throw problem('no-such-table');
    return row;
  }

  /** A viewer that this person may be. */
  function viewerFor(hosted: Hosted, person: Person | null, wanted: Viewer): Viewer {
    if (wanted === 'spectator') return wanted;
    if (person === null || !hosted.table.holds(wanted, person.id)) throw problem('not-allowed');
    return wanted;
  }

  return async (app) => {
    app.get('/games', { schema: { summary: 'The games that can be played here', tags: ['tables'] } }, () =>
      shelf.boxes.map((box) => ({
        id: box.id,
        seats: box.seats,
        packs: Object.keys(box.packs),
        bots: STRENGTHS,
        options: box.options.map((option) => ({
          name: option.name,
          standard: option.standard,
          values: Object.fromEntries(
            range(box.seats.min, box.seats.max).map((seats) => [seats, option.values(seats)]),
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
        return describeFounded(hosted, siteOf(context, request).origin);
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
        const row = await rowFor(request.params.id, person, request.headers['x-table-key']);
        // Who was only let in by a public list learns no key.
        const inside =
          row.public === 1 || mayEnter({ ...row, public: 0 }, person, request.headers['x-table-key'], null);
        return {
          ...listRow(context, row),
          link: inside ? linkTo(row, siteOf(context, request).origin) : null,
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
        await rowFor(id, person, request.headers['x-table-key']);
        const read = readCommand(request.body);
        if (read === null) throw problem('bad-request');
        if (!mayCommand(context, id, person, read.do)) throw problem('too-fast');
        const hosted = await openTable(context, id);
        const result = await hosted.command(read, asFrom(person), request.body.id ?? null);
        if (!result.ok) throw new Problem(result.refusal);
        return { ok: true as const };
      },
    );

    app.get(
      '/tables/:id/sight',
      {
        schema: {
          summary: 'All that a seat or a spectator may see now',
          tags: ['playing'],
          params,
          headers: keyHeader,
          querystring: z.object({ as: viewer.default('spectator') }),
        },
      },
      async (request) => {
        const person = await whoIs(context, request);
        await rowFor(request.params.id, person, request.headers['x-table-key']);
        const hosted = await openTable(context, request.params.id);
        return hosted.table.fresh(viewerFor(hosted, person, request.query.as));
      },
    );

    app.get(
      '/tables/:id/story',
      {
        schema: {
          summary: 'All that was told to a seat or a spectator',
          tags: ['playing'],
          params,
          headers: keyHeader,
          querystring: z.object({ as: viewer.default('spectator') }),
        },
      },
      async (request) => {
        const person = await whoIs(context, request);
        await rowFor(request.params.id, person, request.headers['x-table-key']);
        const hosted = await openTable(context, request.params.id);
        return hosted.table.story(viewerFor(hosted, person, request.query.as));
      },
    );

    app.get(
      '/tables/:id/show',
      {
        schema: {
          summary:
            'All that a seat or a spectator was shown since the match began: a first sight, and messages',
          tags: ['playing'],
          params,
          headers: keyHeader,
          querystring: z.object({ as: viewer.default('spectator') }),
        },
      },
      async (request) => {
        const { id } = request.params;
        const person = await whoIs(context, request);
        const row = await rowFor(id, person, request.headers['x-table-key']);
        const as = viewerFor(await openTable(context, id), person, request.query.as);
        const game = await shelf.game(row.game, row.pack);
        const show = game === null ? null : showTo(game, await house.load(id, 0), as);
        if (show === null) throw problem('not-allowed');
        return show;
      },
    );

    app.get(
      '/tables/:id/pack',
      { schema: { summary: 'The content pack of a table', tags: ['tables'], params, headers: keyHeader } },
      async (request) => {
        const row = await rowFor(
          request.params.id,
          await whoIs(context, request),
          request.headers['x-table-key'],
        );
        return shelf.pack(row.pack);
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
        await rowFor(request.params.id, person, undefined);
        const hosted = await openTable(context, request.params.id);
        return describeFounded(await rematch(context, hosted, person), siteOf(context, request).origin);
      },
    );

    app.get(
      '/tables/:id/export',
      {
        schema: {
          summary: 'A finished match: its record, its seed, and what everybody was shown',
          tags: ['tables'],
          params,
          headers: keyHeader,
        },
      },
      async (request) => {
        const row = await rowFor(
          request.params.id,
          await whoIs(context, request),
          request.headers['x-table-key'],
        );
        await house.settled();
        const kept = await db
          .selectFrom('archives')
          .select('body')
          .where('table_id', '=', row.id)
          .executeTakeFirst();
        if (kept === undefined) throw problem('not-allowed');
        return { ...(await unpackArchive(kept.body)), content: await shelf.pack(row.pack) };
      },
    );

    app.post(
      '/tables/import',
      {
        bodyLimit: 16 * 1024 * 1024,
        schema: {
          summary: 'Bring a finished match back',
          tags: ['tables'],
          body: z.looseObject({ format: z.literal(ARCHIVE_FORMAT) }),
          response: { 201: z.object({ table: z.string() }), '4xx': failure },
        },
      },
      async (request, reply) => {
        const person = await mustBe(context, request);
        const archive = await provenArchive(request.body);
        const table = await importArchive(house, archive, await packArchive(archive), person.id);
        void reply.status(201);
        return { table };
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
        const row = await rowFor(request.params.id, person, undefined);
        // While others play, nobody takes the table away from them.
        if (row.host !== person.id || row.status === 'running') throw problem('not-allowed');
        await deleteTable(house, row.id);
        return { ok: true as const };
      },
    );
  };

  /** An export that is what it says: its seed and its result are proved before it is taken. */
  async function provenArchive(body: unknown): Promise<Archive> {
    const reading = readArchive(body);
    if (!reading.ok) throw problem('bad-request');
    const { content, ...archive } = reading.archive;
    const { record } = archive;
    const box = shelf.box(record.game);
    if (box === null) throw problem('no-such-game');
    if (content !== undefined && box.readPack(content).ok) await shelf.keepPack(box.id, content);
    const game = await shelf.game(box.id, record.pack.hash);
    if (game === null) throw problem('no-such-pack');
    const verdict = verdictOn(game, archive);
    if (verdict.ok) return archive;
    if (verdict.problem === 'replay' && verdict.code === 'other-rules')
      throw new Problem(refuse('other-rules', null, { rules: record.rules }));
    throw problem('not-true');
  }
}

/** A log that was changed by hand may be anything, and the rules trust what they are given. */
function verdictOn(game: Game, archive: Archive): Verdict {
  try {
    return verify(game, archive);
  } catch {
    throw problem('bad-request');
  }
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
