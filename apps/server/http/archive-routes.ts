import { type Game, refuse } from '@triptych/kernel';
import { type Archive, ARCHIVE_FORMAT, readArchive, type Verdict, verify } from '@triptych/table';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { packArchive, unpackArchive } from '../hosting/archives.ts';
import { importArchive } from '../hosting/import.ts';
import { Problem, problem } from '../problem.ts';
import type { Context } from './context.ts';
import { mustBe, whoIs } from './identity.ts';
import { failure, keyHeader, tableParams as params } from './schemas.ts';
import { rowFor } from './tables.ts';

/** Finished matches leave and come back. */
export function archiveRoutes(context: Context): FastifyPluginAsyncZod {
  const { house, shelf } = context;
  const { db } = house.storage;

  return async (app) => {
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
          context,
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
