import { rest } from '@triptych/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Buckets } from '../limiter.ts';
import { requestError } from '../request-error.ts';
import type { Context } from './context.ts';
import { mustBe } from './identity.ts';
import { packFor } from './tables.ts';

const { failure, newPack, packParams: params, packWords, sharedPack } = rest;

/** A person may share this many packs at once, and one more every minute. */
const BURST = 30;
const PER_SECOND = 1 / 60;

/** Packs from somebody's workshop, for whoever has the link. */
export function packRoutes(context: Context): FastifyPluginAsyncZod {
  const { catalog } = context;
  const shared = new Buckets(BURST, PER_SECOND);

  return async (app) => {
    app.post(
      '/packs',
      {
        schema: {
          summary: 'Share a content pack: whoever has its hashes can fetch it',
          tags: ['packs'],
          body: newPack,
          response: { 201: sharedPack, '4xx': failure },
        },
      },
      async (request, reply) => {
        const person = await mustBe(context, request);
        if (!shared.take(person.id, Date.now())) throw requestError('too-fast');
        const { game, content } = request.body;
        const module = catalog.module(game);
        if (module === null) throw requestError('no-such-game');
        const { pack, words } = await packFor(context, module, { name: '', content });
        void reply.status(201);
        return { pack: pack.hash, words };
      },
    );

    app.get(
      '/packs/:game/:pack',
      {
        schema: {
          summary: 'A shared content pack',
          tags: ['packs'],
          params,
          querystring: packWords,
          response: { 200: rest.pack, '4xx': failure },
        },
      },
      async (request) => {
        const { game, pack } = request.params;
        const { words = null } = request.query;
        const content = await catalog.pack(game, { hash: pack, words });
        if (content === null) throw requestError('no-such-pack');
        return content;
      },
    );
  };
}
