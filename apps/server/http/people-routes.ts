import { rest } from '@triptych/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { erasePerson } from '../people/erase-person.ts';
import { exportPerson } from '../people/export-person.ts';
import { requestError } from '../request-error.ts';
import type { Context } from './context.ts';
import { countCreation } from './count-creation.ts';
import { clearCookie, invitingOrigin, mustBe, setCookie, tokenOf, whoIs } from './identity.ts';
import { myTables, showTable } from './my-tables.ts';

const { done, failure, givenName, myTable, recoveryCode, wantedName } = rest;

/** Slows down guessing: tries per minute and address. */
export const FEW_TRIES = { rateLimit: { max: 10, timeWindow: 60_000 } };

export function peopleRoutes(context: Context): FastifyPluginAsyncZod {
  const { people, accounts } = context;

  return async (app) => {
    app.post(
      '/guests',
      {
        schema: {
          summary: 'Sign in as a guest: sets a cookie and returns a code for other devices',
          tags: ['people'],
          body: wantedName,
          response: { 201: rest.newGuest, '4xx': failure },
        },
      },
      async (request, reply) => {
        countCreation(context, request);
        const { person: guest, token, recovery } = await people.guest(request.body.name);
        setCookie(context, reply, token);
        void reply.status(201);
        return { name: guest.name, kind: guest.kind, account: null, recovery };
      },
    );

    app.get(
      '/me',
      {
        schema: {
          summary: 'Who I am; null if not signed in',
          tags: ['people'],
          response: { 200: rest.me.nullable(), '4xx': failure },
        },
      },
      async (request) => {
        const me = await whoIs(context, request);
        if (me === null) return null;
        const { name: called, kind } = me;
        const admin = (await context.admins.has(me.id)) && { admin: true };
        return { name: called, kind, account: await accounts.nameOf(me.id), ...admin };
      },
    );

    app.patch(
      '/me',
      {
        schema: {
          summary: 'Change my name; existing tables keep the old one',
          tags: ['people'],
          body: wantedName,
          response: { 200: givenName, '4xx': failure },
        },
      },
      async (request) => {
        const me = await mustBe(context, request);
        await people.rename(me.id, request.body.name);
        return { name: request.body.name };
      },
    );

    app.get(
      '/me/export',
      {
        config: FEW_TRIES,
        schema: {
          summary: 'Everything stored about me',
          tags: ['people'],
          response: { 200: rest.exportedPerson, '4xx': failure },
        },
      },
      async (request) => exportPerson(context.registry, (await mustBe(context, request)).id),
    );

    app.delete(
      '/me',
      {
        config: FEW_TRIES,
        schema: {
          summary: 'Delete everything about me; finished matches stay without my name, if others took part',
          tags: ['people'],
          response: { 200: done, '4xx': failure },
        },
      },
      async (request, reply) => {
        const me = await mustBe(context, request);
        await erasePerson(context.registry, me.id);
        await context.sockets.ended();
        clearCookie(reply);
        return { ok: true as const };
      },
    );

    app.get(
      '/me/tables',
      {
        schema: {
          summary: 'My tables',
          tags: ['people'],
          response: { 200: z.array(myTable), '4xx': failure },
        },
      },
      async (request) => {
        const me = await mustBe(context, request);
        return myTables(context, me);
      },
    );

    app.put(
      '/me/tables/:id',
      {
        schema: {
          summary: 'Hide one of my tables, show it again, or forget it when it is over',
          tags: ['people'],
          params: rest.tableParams,
          body: rest.tableListing,
          response: { 200: done, '4xx': failure },
        },
      },
      async (request) => {
        const me = await mustBe(context, request);
        await showTable(context, request.params.id, me, request.body.shown);
        return { ok: true as const };
      },
    );

    app.post(
      '/me/recovery',
      {
        schema: {
          summary: 'Replace my recovery code',
          tags: ['people'],
          response: { 200: recoveryCode, '4xx': failure },
        },
      },
      async (request) => ({ recovery: await people.newRecovery((await mustBe(context, request)).id) }),
    );

    app.post(
      '/recover',
      {
        config: FEW_TRIES,
        schema: {
          summary: 'Take over the seats of another device, by recovery code',
          tags: ['people'],
          body: rest.typedCode,
          response: { 200: givenName, '4xx': failure },
        },
      },
      async (request, reply) => {
        const found = await people.recover(request.body.code);
        if (found === null) throw requestError('wrong-code');
        setCookie(context, reply, found.token);
        return { name: found.person.name };
      },
    );

    app.post(
      '/me/device-link',
      {
        schema: {
          summary: 'A secret that signs in another device of mine: once, within ten minutes',
          tags: ['people'],
          response: {
            200: rest.deviceLink,
            '4xx': failure,
          },
        },
      },
      async (request) => {
        const me = await mustBe(context, request);
        // A program has its own token and no page to open.
        if (me.kind === 'program') throw requestError('not-allowed');
        const made = await people.deviceLink(me.id);
        // Behind #, so that the secret is never sent to a server by following the link.
        return { ...made, link: `${invitingOrigin(context, request)}/#/device/${made.token}` };
      },
    );

    app.post(
      '/device',
      {
        config: FEW_TRIES,
        schema: {
          summary: 'Sign in with a secret shown by another device of mine',
          tags: ['people'],
          body: rest.deviceToken,
          response: { 200: givenName, '4xx': failure },
        },
      },
      async (request, reply) => {
        const found = await people.useDeviceLink(request.body.token);
        if (found === null) throw requestError('used-link');
        setCookie(context, reply, found.token);
        return { name: found.person.name };
      },
    );

    app.post(
      '/me/other-devices/end',
      {
        schema: {
          summary: 'Sign out all my other devices',
          tags: ['people'],
          response: { 200: done, '4xx': failure },
        },
      },
      async (request) => {
        const me = await mustBe(context, request);
        await people.endOtherSessions(me.id, tokenOf(request) ?? '');
        await context.sockets.ended();
        return { ok: true as const };
      },
    );

    app.post(
      '/logout',
      {
        schema: {
          summary: 'Sign out on this device',
          tags: ['people'],
          response: { 200: done, '4xx': failure },
        },
      },
      async (request, reply) => {
        const token = tokenOf(request);
        if (token !== null) {
          await people.endSession(token);
          await context.sockets.ended();
        }
        clearCookie(reply);
        return { ok: true as const };
      },
    );

    app.post(
      '/me/programs',
      {
        schema: {
          summary: 'Create a token for a program that plays for me',
          description:
            'Sent as “Authorization: Bearer …” with requests and with the socket, the program is a person like any other: it takes a seat and gets the same events and questions.',
          tags: ['people'],
          body: wantedName,
          response: { 201: rest.program, '4xx': failure },
        },
      },
      async (request, reply) => {
        const me = await mustBe(context, request);
        if (me.kind === 'program') throw requestError('not-allowed');
        const { person: program, token } = await people.program(me.id, request.body.name);
        void reply.status(201);
        return { name: program.name, token };
      },
    );
  };
}
