import { rest } from '@triptych/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { unpackArchive } from '../hosting/pack-archive.ts';
import { importArchive } from '../hosting/import-archive.ts';
import { RequestError, requestError } from '../request-error.ts';
import type { Context } from './context.ts';
import { mustBe, whoIs } from './identity.ts';
import { rowFor } from './tables.ts';

const { failure, keyHeader, tableParams: params } = rest;

/** The longest export that is taken, in bytes. */
const LONGEST_FILE = 16 * 1024 * 1024;

/** Finished matches leave and come back. */
export function archiveRoutes(context: Context): FastifyPluginAsyncZod {
  const { registry, catalog, prover } = context;
  const { db } = registry.storage;

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
        await registry.upToDate();
        const kept = await db
          .selectFrom('archives')
          .select('body')
          .where('table_id', '=', row.id)
          .executeTakeFirst();
        if (kept === undefined) throw requestError('not-allowed');
        return {
          ...(await unpackArchive(kept.body)),
          content: await catalog.exported({ hash: row.pack, words: row.words }),
        };
      },
    );

    await app.register(async (files: typeof app) => {
      // The file is not read here: whatever it holds, a thread of its own looks at it.
      files.addContentTypeParser(
        'application/json',
        { parseAs: 'buffer', bodyLimit: LONGEST_FILE },
        (_request, body, done) => done(null, body),
      );
      files.post(
        '/tables/import',
        {
          bodyLimit: LONGEST_FILE,
          schema: {
            summary: 'Bring a finished match back: what the export of a table gave',
            description:
              'Proved are the seed (made of the parts that are named, the server’s as it was laid down) and the result (what the answers lead to under these rules). What everybody was shown is told anew from the answers. Names, times, and whether a person or a bot answered are what the file claims.',
            tags: ['tables'],
            body: z.unknown(),
            response: { 201: z.object({ table: z.string() }), '4xx': failure },
          },
        },
        async (request, reply) => {
          const person = await mustBe(context, request);
          if (!(request.body instanceof Uint8Array)) throw requestError('bad-request');
          const proof = await prover.prove(request.body);
          if (!proof.ok) throw new RequestError(proof.refusal);
          void reply.status(201);
          return { table: await importArchive(registry, proof, person.id) };
        },
      );
    });
  };
}
