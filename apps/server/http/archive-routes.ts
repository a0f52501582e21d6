import { rest } from '@triptych/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { unpackArchive } from '../tables/pack-archive.ts';
import { importArchive } from '../tables/import-archive.ts';
import { RequestError, requestError } from '../request-error.ts';
import { asItIs } from './as-it-is.ts';
import type { Context } from './context.ts';
import { mustBe } from './identity.ts';
import { requestedRow } from './tables.ts';

const { failure, keyHeader, tableParams: params } = rest;

/** The longest export accepted, in bytes. */
const LONGEST_FILE = 16 * 1024 * 1024;

/** Export and import of finished matches. */
export function archiveRoutes(context: Context): FastifyPluginAsyncZod {
  const { registry, catalog, prover } = context;
  const { db } = registry.storage;

  return async (app) => {
    app.get(
      '/tables/:id/export',
      {
        serializerCompiler: asItIs,
        schema: {
          summary: 'A finished match: its record, its seed, and what everyone saw',
          tags: ['tables'],
          params,
          headers: keyHeader,
          response: { 200: rest.exportedMatch, '4xx': failure },
        },
      },
      async (request) => {
        const row = await requestedRow(context, request);
        await registry.upToDate();
        const archived = await db
          .selectFrom('archives')
          .select('body')
          .where('table_id', '=', row.id)
          .executeTakeFirst();
        if (archived === undefined) throw requestError('not-allowed');
        return {
          ...(await unpackArchive(archived.body)),
          content: await catalog.exported({ hash: row.pack, words: row.words }),
        };
      },
    );

    await app.register(async (files: typeof app) => {
      // Not parsed here: a separate thread examines the file.
      files.addContentTypeParser(
        'application/json',
        { parseAs: 'buffer', bodyLimit: LONGEST_FILE },
        (_request, body, done) => done(null, body),
      );
      files.post(
        '/tables/import',
        {
          bodyLimit: LONGEST_FILE,
          // The thread reads the file by the same schema.
          validatorCompiler: () => (value: unknown) => ({ value }),
          schema: {
            summary: 'Import an exported match',
            description:
              'The server verifies the seed (made of the named parts, with the server’s as committed) and the result (what the answers lead to under the current rules). What everybody saw is rebuilt from the answers. Names, times, and whether a person or a bot answered cannot be verified.',
            tags: ['tables'],
            body: rest.exportedMatch,
            response: { 201: rest.importedTable, '4xx': failure },
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
