import { isBrokenOff, rest } from '@triptych/protocol';
import { clubOf, type ClubMatch } from '@triptych/table';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { createHash } from 'node:crypto';
import { readSummary } from '../hosting/summary.ts';
import type { Context } from './context.ts';
import { mustBe } from './identity.ts';

const { club, done, failure } = rest;

/** The people that somebody has played with here. */
export function clubRoutes(context: Context): FastifyPluginAsyncZod {
  const { registry, catalog } = context;
  const { db } = registry.storage;

  async function matchesOf(person: string): Promise<ClubMatch[]> {
    await registry.upToDate();
    const rows = await db
      .selectFrom('tables')
      .innerJoin('table_people', 'table_people.table_id', 'tables.id')
      .select(['game', 'pack', 'summary', 'changed_at'])
      .where('person_id', '=', person)
      .where('shown', '<>', 'forgotten')
      .where('status', '=', 'over')
      .execute();
    return rows.map(({ game, pack, summary, changed_at }) => {
      const {
        seats,
        people = [],
        ranking = null,
        endedEarly = false,
        resigned = [],
        gaveUp = [],
      } = readSummary(summary);
      return {
        game,
        endedAt: changed_at,
        names: seats.map(({ name }) => name),
        people: people.map((id, seat) => gaveUp[seat] ?? id),
        ranking,
        brokenOff: isBrokenOff({ endedEarly, resigned }),
        otherPack: !catalog.isOwn(pack),
        gaveUp: seats.flatMap((_, seat) => (resigned.includes(seat) || gaveUp[seat] != null ? [seat] : [])),
      };
    });
  }

  return async (app) => {
    app.get(
      '/me/club',
      {
        schema: {
          summary: 'The people I have played with, and our results',
          tags: ['people'],
          response: { 200: club, '4xx': failure },
        },
      },
      async (request) => {
        const { id } = await mustBe(context, request);
        const { companions, ...rest } = clubOf(id, await matchesOf(id));
        // A person's id is nobody else's business.
        return { ...rest, companions: companions.map((one) => ({ ...one, id: nameFor(id, one.id) })) };
      },
    );

    app.delete(
      '/me/club',
      {
        schema: {
          summary: 'Forget all finished matches: removes them from my lists and my club',
          tags: ['people'],
          response: { 200: done, '4xx': failure },
        },
      },
      async (request) => {
        const { id } = await mustBe(context, request);
        await registry.upToDate();
        await db
          .updateTable('table_people')
          .set({ shown: 'forgotten' })
          .where('person_id', '=', id)
          .where('table_id', 'in', (select) =>
            select.selectFrom('tables').select('id').where('status', '=', 'over'),
          )
          .execute();
        return { ok: true as const };
      },
    );
  };
}

/** Stable for one reader, useless to others. */
function nameFor(reader: string, companion: string): string {
  return createHash('sha256').update(`${reader} ${companion}`).digest('base64url').slice(0, 16);
}
