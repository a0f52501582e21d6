import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Server } from '../../serve.ts';
import { Authenticator } from '../authenticator.ts';
import { Guest } from '../guest.ts';
import { type TestDatabase, started } from '../test-server.ts';

interface Begun {
  readonly id: string;
  readonly options: { readonly challenge: string };
}

export function passkeys(testDatabase: () => TestDatabase): void {
  describe('passkeys', () => {
    const origin = 'https://play.example.org';
    let server: Server;
    beforeAll(async () => {
      server = await started(testDatabase(), { base: origin });
    });
    afterAll(() => server.stop());

    /** Requests as the page at this origin sends them. */
    const post = (guest: Guest, path: string, body: object = {}) =>
      guest.send<Begun & { error?: { code: string } }>('POST', path, body, { origin });

    async function registered(key: Authenticator, name: string): Promise<Guest> {
      const guest = await Guest.come(server.port, name);
      const { body } = await post(guest, '/passkeys/new');
      const response = key.register(body.options.challenge, origin);
      expect((await post(guest, '/passkeys', { id: body.id, response })).status).toBe(201);
      return guest;
    }

    async function signIn(answer: (challenge: string) => object): Promise<{ status: number; guest: Guest }> {
      const guest = new Guest(server.port, '');
      const { body } = await post(guest, '/passkeys/challenge');
      const { status } = await post(guest, '/passkeys/login', {
        id: body.id,
        response: answer(body.options.challenge),
      });
      return { status, guest };
    }

    it('sign their owner in any number of times, on other devices too', async () => {
      const key = new Authenticator();
      await registered(key, 'Ana');
      await registered(new Authenticator(), 'Ben');
      for (let time = 0; time < 2; time++) {
        const { status, guest } = await signIn((challenge) => key.signIn(challenge, origin));
        expect(status).toBe(200);
        expect((await guest.send('GET', '/me')).body).toMatchObject({ name: 'Ana' });
      }
    });

    it('are refused for another site, another challenge or another person', async () => {
      const guest = await Guest.come(server.port, 'Ana');
      const other = await Guest.come(server.port, 'Eve');
      const attempts: [Guest, (challenge: string) => object][] = [
        [guest, (challenge) => new Authenticator().register(challenge, 'https://evil.example')],
        [guest, () => new Authenticator().register('bm90aGluZw', origin)],
        [other, (challenge) => new Authenticator().register(challenge, origin)],
        [guest, () => ({ id: 'x', response: {} })],
      ];
      for (const [sender, response] of attempts) {
        const { body } = await post(guest, '/passkeys/new');
        const answer = await post(sender, '/passkeys', {
          id: body.id,
          response: response(body.options.challenge),
        });
        expect([answer.status, answer.body.error?.code]).toEqual([401, 'passkey-failed']);
      }
    });

    it('refuse another key, a foreign page, an old response and a cloned key', async () => {
      const key = new Authenticator();
      await registered(key, 'Ana');
      expect((await signIn((challenge) => new Authenticator().signIn(challenge, origin))).status).toBe(401);
      expect((await signIn((challenge) => key.signIn(challenge, 'https://evil.example'))).status).toBe(401);
      expect((await signIn(() => key.signIn('bm90aGluZw', origin))).status).toBe(401);

      const guest = new Guest(server.port, '');
      const { body } = await post(guest, '/passkeys/challenge');
      const once = { id: body.id, response: key.signIn(body.options.challenge, origin) };
      expect((await post(guest, '/passkeys/login', once)).status).toBe(200);
      const thief = new Guest(server.port, '');
      expect((await post(thief, '/passkeys/login', once)).status).toBe(401);
      expect((await thief.send('GET', '/me')).body).toBeNull();
      // A cloned key does not know how often the original was used since.
      const { db } = server.registry.storage;
      await db.updateTable('passkeys').set({ counter: 1000 }).execute();
      expect((await signIn((challenge) => key.signIn(challenge, origin))).status).toBe(401);
    });
  });
}
