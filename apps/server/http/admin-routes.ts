import { rest } from '@triptych/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { closeTable, deleteTable } from '../admin.ts';
import { overviewOf } from '../administration/overview.ts';
import { findPeople, findTables } from '../administration/find.ts';
import { exportTable } from '../administration/export-table.ts';
import { erasePerson } from '../people/erase-person.ts';
import { exportPerson } from '../people/export-person.ts';
import { requestError } from '../request-error.ts';
import { asItIs } from './as-it-is.ts';
import type { Context } from './context.ts';
import { mustBe } from './identity.ts';
import { FEW_TRIES } from './people-routes.ts';

const { adminPerson, adminTable, done, failure, overview, personParams, tableParams } = rest;

const OK = { ok: true as const };

/** For the administrators of the server. */
export function adminRoutes(context: Context): FastifyPluginAsyncZod {
  const { admins, site, registry, people } = context;
  const say = (summary: string) => ({ summary, tags: ['administration'] });

  return async (app) => {
    app.post(
      '/claim',
      {
        config: FEW_TRIES,
        schema: {
          ...say('Become an administrator with the secret that the server printed'),
          body: rest.adminToken,
          response: { 200: done, '4xx': failure },
        },
      },
      async (request) => {
        const me = await mustBe(context, request);
        if (me.kind === 'program') throw requestError('not-allowed');
        if (!(await admins.claim(me.id, request.body.token))) throw requestError('used-link');
        context.log.warn({ person: me.id }, 'a new administrator');
        return OK;
      },
    );

    await app.register(async (inside: typeof app) => {
      inside.addHook('preHandler', async (request) => {
        const me = await mustBe(context, request);
        if (!(await admins.has(me.id))) throw requestError('not-allowed');
      });

      inside.get(
        '/overview',
        { schema: { ...say('The state of the server'), response: { 200: overview, '4xx': failure } } },
        () => overviewOf(context),
      );

      inside.get(
        '/tables',
        {
          schema: {
            ...say('The most recently changed tables'),
            querystring: rest.search,
            response: { 200: z.array(adminTable), '4xx': failure },
          },
        },
        async ({ query }) => {
          await registry.upToDate();
          return findTables(registry.storage, query.find);
        },
      );

      inside.post(
        '/tables/:id/close',
        { schema: { ...say('Close a table'), params: tableParams, response: { 200: done, '4xx': failure } } },
        async ({ params }) => {
          if (!(await closeTable(registry, params.id))) throw requestError('no-such-table');
          return OK;
        },
      );

      inside.delete(
        '/tables/:id',
        {
          schema: { ...say('Delete a table'), params: tableParams, response: { 200: done, '4xx': failure } },
        },
        async ({ params }) => {
          if (!(await deleteTable(registry, params.id))) throw requestError('no-such-table');
          return OK;
        },
      );

      inside.get(
        '/tables/:id/export',
        {
          serializerCompiler: asItIs,
          schema: {
            ...say('A match, finished or not, with all its secrets'),
            params: tableParams,
            response: { 200: rest.exportedTable, '4xx': failure },
          },
        },
        async ({ params }) => {
          const file = await exportTable(context, params.id);
          if (file === null) throw requestError('no-such-table');
          return file;
        },
      );

      inside.get(
        '/people',
        {
          schema: {
            ...say('The most recently seen people'),
            querystring: rest.search,
            response: { 200: z.array(adminPerson), '4xx': failure },
          },
        },
        ({ query }) => findPeople(registry.storage, query.find),
      );

      inside.put(
        '/people/:id',
        {
          schema: {
            ...say('Ban somebody, or lift the ban'),
            params: personParams,
            body: rest.ban,
            response: { 200: done, '4xx': failure },
          },
        },
        async (request) => {
          const { id } = request.params;
          await mustBeAnother(request);
          if (!(await people.ban(id, request.body.banned))) throw requestError('no-such-person');
          await context.sockets.ended();
          return OK;
        },
      );

      inside.delete(
        '/people/:id',
        {
          schema: {
            ...say('Delete everything about somebody'),
            params: personParams,
            response: { 200: done, '4xx': failure },
          },
        },
        async (request) => {
          await mustBeAnother(request);
          await mustExist(request.params.id);
          await erasePerson(registry, request.params.id);
          await context.sockets.ended();
          return OK;
        },
      );

      inside.get(
        '/people/:id/export',
        {
          schema: {
            ...say('Everything about somebody'),
            params: personParams,
            response: { 200: rest.exportedPerson, '4xx': failure },
          },
        },
        async ({ params }) => {
          await mustExist(params.id);
          return exportPerson(registry, params.id);
        },
      );

      inside.put(
        '/announcement',
        {
          schema: {
            ...say('Announce something to everybody, in every match; null: end the announcement'),
            body: rest.wantedAnnouncement,
            response: { 200: done, '4xx': failure },
          },
        },
        async ({ body }) => {
          await site.announce(body.announcement);
          return OK;
        },
      );

      inside.post(
        '/backup',
        {
          schema: {
            ...say('Make a backup now, on the server'),
            response: { 200: rest.newBackup, '4xx': failure },
          },
        },
        async () => ({ name: await context.backups.make() }),
      );

      inside.put(
        '/retention',
        {
          schema: {
            ...say('After how many days finished or abandoned tables are deleted; 0: never'),
            body: rest.retention,
            response: { 200: done, '4xx': failure },
          },
        },
        async ({ body }) => {
          await site.keepFor(body.keepDays);
          return OK;
        },
      );
    });
  };

  /** Nobody locks themselves out. */
  async function mustBeAnother(request: Parameters<typeof mustBe>[1]): Promise<void> {
    const me = await mustBe(context, request);
    if (personParams.parse(request.params).id === me.id) throw requestError('not-allowed');
  }

  async function mustExist(id: string): Promise<void> {
    if ((await people.byId(id)) === null) throw requestError('no-such-person');
  }
}
