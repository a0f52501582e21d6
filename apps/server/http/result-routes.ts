import { rest } from '@triptych/protocol';
import { ownResult } from '@triptych/table';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from './context.ts';
import { daily, playDaily } from './daily.ts';
import { finishedMatches } from './finished-matches.ts';
import { invitingOrigin, mustBe, whoIs } from './identity.ts';
import { describeCreated } from './table-routes.ts';

/** One's own results, and the daily game. */
export function resultRoutes(context: Context): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/me/results',
      {
        schema: {
          summary: 'The results of my finished matches',
          tags: ['people'],
          response: { 200: z.array(rest.ownResult), '4xx': rest.failure },
        },
      },
      async (request) => {
        const { id } = await mustBe(context, request);
        const matches = await finishedMatches(context, id);
        return matches.map((match) => ownResult(match, id)).filter((result) => result !== null);
      },
    );

    app.get(
      '/daily',
      {
        schema: {
          summary: 'The game of the day, and the results of everybody who has played it',
          tags: ['tables'],
          response: { 200: rest.daily, '4xx': rest.failure },
        },
      },
      async (request) => daily(context, await whoIs(context, request)),
    );

    app.post(
      '/daily',
      {
        schema: {
          summary: 'Play the game of the day, or continue it',
          description: 'Everybody gets the same seed and one try. My name and my result are shown to all.',
          tags: ['tables'],
          response: { 200: rest.createdTable, '4xx': rest.failure },
        },
      },
      async (request) => {
        const me = await mustBe(context, request);
        return describeCreated(await playDaily(context, me), invitingOrigin(context, request));
      },
    );
  };
}
