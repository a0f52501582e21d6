import { rest } from '@triptych/protocol';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { mixesAlphabets } from '../people/mixed-alphabets.ts';
import { SHORTEST_PASSWORD, weaknessOf } from '../people/weak-password.ts';
import { requestError } from '../request-error.ts';
import type { Context } from './context.ts';
import { mustBe, setCookie, relyingPartyOf } from './identity.ts';
import { FEW_TRIES } from './people-routes.ts';

const { done, failure } = rest;

export function accountRoutes(context: Context): FastifyPluginAsyncZod {
  const { accounts, passkeys, people } = context;
  return async (app) => {
    app.post(
      '/accounts',
      {
        config: FEW_TRIES,
        schema: {
          summary: 'Turn my guest into an account',
          tags: ['accounts'],
          body: rest.newAccount,
          response: { 201: done, '4xx': failure },
        },
      },
      async (request, reply) => {
        const me = await mustBe(context, request);
        const { name: wanted, password: chosen } = request.body;
        const weakness = chosen === null ? null : weaknessOf(chosen, wanted);
        if (weakness !== null) throw requestError(weakness, { least: SHORTEST_PASSWORD });
        if (mixesAlphabets(wanted)) throw requestError('name-mixed');
        const made = await accounts.register(me.id, wanted, chosen);
        if (!made) throw requestError('name-taken');
        void reply.status(201);
        return { ok: true as const };
      },
    );

    app.post(
      '/login',
      {
        config: FEW_TRIES,
        schema: {
          summary: 'Sign in with name and password',
          tags: ['accounts'],
          body: rest.login,
          response: { 200: done, '4xx': failure },
        },
      },
      async (request, reply) => {
        const person = await accounts.login(request.body.name, request.body.password);
        if (person === null) throw requestError('wrong-password');
        setCookie(context, reply, await people.session(person));
        return { ok: true as const };
      },
    );

    app.post(
      '/passkeys/new',
      {
        schema: {
          summary: 'Start adding a passkey',
          tags: ['accounts'],
          response: { 200: rest.passkeyChallenge, '4xx': failure },
        },
      },
      async (request) => {
        const { id, options } = await passkeys.begin(
          await mustBe(context, request),
          relyingPartyOf(context, request),
        );
        return { id, options: { ...options } };
      },
    );

    app.post(
      '/passkeys',
      {
        schema: {
          summary: 'Add a passkey',
          tags: ['accounts'],
          body: rest.passkeyAnswer<RegistrationResponseJSON>(),
          response: { 201: done, '4xx': failure },
        },
      },
      async (request, reply) => {
        const me = await mustBe(context, request);
        const { id, response } = request.body;
        if (!(await passkeys.finish(id, me, response, relyingPartyOf(context, request))))
          throw requestError('passkey-failed');
        void reply.status(201);
        return { ok: true as const };
      },
    );

    app.post(
      '/passkeys/challenge',
      {
        config: FEW_TRIES,
        schema: {
          summary: 'Start signing in with a passkey',
          tags: ['accounts'],
          response: { 200: rest.passkeyChallenge, '4xx': failure },
        },
      },
      async (request) => {
        const { id, options } = await passkeys.ask(relyingPartyOf(context, request));
        return { id, options: { ...options } };
      },
    );

    app.post(
      '/passkeys/login',
      {
        config: FEW_TRIES,
        schema: {
          summary: 'Sign in with a passkey',
          tags: ['accounts'],
          body: rest.passkeyAnswer<AuthenticationResponseJSON>(),
          response: { 200: done, '4xx': failure },
        },
      },
      async (request, reply) => {
        const person = await passkeys.answer(
          request.body.id,
          request.body.response,
          relyingPartyOf(context, request),
        );
        if (person === null) throw requestError('passkey-failed');
        setCookie(context, reply, await people.session(person));
        return { ok: true as const };
      },
    );
  };
}
