import { FastRng } from '@triptych/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Server } from '../../serve.ts';
import { Guest, Player } from '../guest.ts';
import { type TestDatabase, started } from '../test-server.ts';

/** Any bad input is refused to its sender; others notice nothing and nothing changes. */
export function badInput(testDatabase: () => TestDatabase): void {
  describe('bad input', () => {
    let server: Server;
    let ana: Player;
    let ben: Player;
    let table: string;
    let key: string;

    beforeAll(async () => {
      server = await started(testDatabase());
      const host = await Guest.come(server.port, 'Ana');
      const guest = await Guest.come(server.port, 'Ben');
      const created = await host.createTable({
        seats: [{ kind: 'me' }, { kind: 'open' }],
        options: { castles: 'chosen', first: '1' },
      });
      table = created.table;
      key = created.key;
      await guest.command(table, { do: 'sit', seat: 1 }, key);
      ana = await host.sit(table);
      ben = await guest.sit(table);
      await ana.say({ do: 'start' });
      await ben.until(() => ben.state.status === 'running');
    });
    afterAll(async () => {
      await ana.close();
      await ben.close();
      await server.stop();
    });

    /** Sends something that must be refused, and checks that nothing else happened. */
    async function refused(by: Player, send: () => void): Promise<string> {
      const before = await server.registry.load(table, 0);
      const others = ben === by ? ana : ben;
      // Presence is reported whenever it changes.
      const received = (): number => others.frames.filter((frame) => frame.present === undefined).length;
      const heard = received();
      const answer = by.next((frame) => frame.refused !== undefined);
      send();
      const { refusal } = await answer;
      expect(await server.registry.load(table, 0)).toEqual(before);
      expect(received()).toBe(heard);
      expect(others.closed).toBe(false);
      return refusal?.code ?? '';
    }

    it.each<[string, unknown, string]>([
      ['no JSON', '{"id":', 'bad-command'],
      ['no object', '[1,2]', 'bad-command'],
      ['nothing', '', 'bad-command'],
      ['no command', { id: 'x', do: 'win' }, 'bad-command'],
      ['a command without an id', { do: 'resume' }, 'bad-command'],
      ['an id that is none', { id: 7, do: 'resume' }, 'bad-command'],
      ['an endless id', { id: 'x'.repeat(100), do: 'resume' }, 'bad-command'],
      ['a command of the server itself', { id: 'x', do: 'time-out', seat: 0 }, 'bad-command'],
      [
        'prototype tricks',
        JSON.parse('{"id":"x","__proto__":{"do":"close"},"constructor":1}'),
        'bad-command',
      ],
      ['too long a message', { id: 'x', do: 'chat', text: 'x'.repeat(9000) }, 'too-long'],
      [
        'a bot stronger than any',
        { id: 'x', do: 'replace', seat: 0, by: 'bot', level: 'god' },
        'bad-command',
      ],
      ['a bot nobody sees', { id: 'x', do: 'replace', seat: 0, by: 'bot', name: '\u3164' }, 'bad-command'],
      ['talk that nobody sees', { id: 'x', do: 'chat', text: '\u200B' }, 'bad-command'],
      ['another seat', { id: 'x', do: 'answer', seat: 1, questionVersion: 1, answer: 0 }, 'not-looking'],
      ['an old question', { id: 'x', do: 'answer', seat: 0, questionVersion: 0, answer: 0 }, 'stale'],
      [
        'an answer that is none',
        { id: 'x', do: 'answer', seat: 0, questionVersion: 1, answer: { a: 1 } },
        'not-a-number',
      ],
      [
        'an answer outside the question',
        { id: 'x', do: 'answer', seat: 0, questionVersion: 1, answer: 99 },
        'not-offered',
      ],
      ['a seat somebody has', { id: 'x', do: 'sit', seat: 1 }, 'seat-taken'],
      ['a second start', { id: 'x', do: 'start' }, 'already-started'],
      ['another table', { open: '../../etc/passwd' }, 'no-such-table'],
      ['a table that is no name', { open: { $ne: null } }, 'no-such-table'],
      ['the view of another seat', { watch: 1 }, 'not-allowed'],
    ])('over the socket: %s', async (_what, data, code) => {
      expect(await refused(ana, () => ana.raw(data))).toBe(code);
      // The refusal repeats the id of the message, if it had one.
      expect(ana.frames.findLast((frame) => frame.refused !== undefined)?.refused).toBe(idOf(data));
    });

    it('out of turn', async () => {
      const { questionVersion } = ben.state;
      expect(
        await refused(ben, () =>
          ben.raw({ id: 'y', do: 'answer', seat: 1, questionVersion: questionVersion, answer: 0 }),
        ),
      ).toBe('not-asked');
    });

    it('a stale command is refused with the seat’s current state', async () => {
      const answer = ana.next((frame) => frame.refused === 'z');
      ana.raw({ id: 'z', do: 'undo', seat: 0, questionVersion: 0, answers: 1 });
      expect((await answer).fresh?.state).toEqual(ana.state);
    });

    it('a repeat is acknowledged again and carried out once', async () => {
      const command = { do: 'chat', text: 'once' };
      expect(await ana.say(command, 'same')).toBe('ok');
      const before = (await server.registry.load(table, 0)).length;
      expect(await ana.say(command, 'same')).toBe('ok');
      expect(await ana.guest.command(table, { ...command, id: 'same' })).toBe('ok');
      expect(await server.registry.load(table, 0)).toHaveLength(before);
      // A different command under the same id is not a repeat.
      const other = { ...command, text: 'twice' };
      expect(await ana.say(other, 'same')).toBe('id-used');
      expect(await ana.guest.command(table, { ...other, id: 'same' })).toBe('id-used');
      expect(await server.registry.load(table, 0)).toHaveLength(before);
    });

    it('binary and gigantic messages close nobody else’s connection', async () => {
      const eve = await Guest.come(server.port, 'Eve');
      const rude = await eve.sit(table, { key });
      rude.socket.send(Buffer.from([1, 2, 3]));
      await rude.next(({ refusal }) => refusal?.code === 'bad-command');
      rude.socket.send('x'.repeat(100_000));
      await rude.until(() => rude.closed);
      expect([ana.closed, ben.closed]).toEqual([false, false]);
      expect(await ana.say({ do: 'chat', text: 'still here' })).toBe('ok');
    });

    it('a private table does not exist for strangers', async () => {
      const eve = await Guest.come(server.port, 'Eve');
      const stranger = await Player.connect(eve);
      expect((await stranger.open(table)).refusal?.code).toBe('no-such-table');
      expect((await stranger.open(table, { key: 'wrong' })).refusal?.code).toBe('no-such-table');
      expect(await eve.command(table, { do: 'chat', text: 'hi' })).toBe('no-such-table');
      expect((await eve.send('GET', `/tables/${table}/state`)).status).toBe(404);
      expect(
        (await eve.send('GET', `/tables/${table}/state?as=0`, undefined, { 'x-table-key': key })).status,
      ).toBe(403);
      expect(
        (await eve.send('GET', `/tables/${table}/export`, undefined, { 'x-table-key': key })).status,
      ).toBe(403);
      await stranger.close();
    });

    it('a stranger may watch and do nothing else', async () => {
      const nobody = new Guest(server.port, '');
      const player = await nobody.sit(table, { key });
      expect(player.viewer).toBe('spectator');
      expect(await player.say({ do: 'chat', text: 'boo' })).toBe('not-signed-in');
      expect(await nobody.command(table, { do: 'chat', text: 'boo' }, key)).toBe('not-signed-in');
      await player.close();
    });

    it.each<[string, string, string, unknown, number]>([
      ['no such route', 'GET', '/nothing', undefined, 404],
      ['no JSON', 'POST', '/tables', '{', 400],
      ['no game', 'POST', '/tables', { game: 'chess', seats: [{ kind: 'me' }, { kind: 'bot' }] }, 404],
      ['too few seats', 'POST', '/tables', { game: 'bellum', seats: [{ kind: 'me' }] }, 400],
      [
        'an option that is none',
        'POST',
        '/tables',
        { game: 'bellum', seats: [{ kind: 'me' }, { kind: 'bot' }], options: { speed: '9' } },
        400,
      ],
      [
        'a value that is none',
        'POST',
        '/tables',
        { game: 'bellum', seats: [{ kind: 'me' }, { kind: 'bot' }], options: { first: '9' } },
        400,
      ],
      [
        'a pack that is none',
        'POST',
        '/tables',
        { game: 'bellum', seats: [{ kind: 'me' }, { kind: 'bot' }], pack: { name: 'x', content: { a: 1 } } },
        400,
      ],
      [
        'a pack from the prototype',
        'POST',
        '/tables',
        { game: 'bellum', seats: [{ kind: 'me' }, { kind: 'bot' }], pack: 'constructor' },
        404,
      ],
      [
        'a bot of no known strength',
        'POST',
        '/tables',
        { game: 'bellum', seats: [{ kind: 'me' }, { kind: 'bot', level: 'godlike' }] },
        400,
      ],
      ['a huge body', 'POST', '/guests', { name: 'x'.repeat(600_000) }, 413],
      ['an empty name', 'POST', '/guests', { name: ' \u0000 ' }, 400],
      ['a name that nobody sees', 'POST', '/guests', { name: '\u200B\u2800' }, 400],
      ['an account that nobody sees', 'POST', '/accounts', { name: '\u3164', password: 'long enough' }, 400],
      ['a program that nobody sees', 'POST', '/me/programs', { name: '\u202E' }, 400],
      [
        'a neighbour that nobody sees',
        'POST',
        '/tables',
        { game: 'bellum', seats: [{ kind: 'me' }, { kind: 'here', name: '\u00AD' }] },
        400,
      ],
      ['an endless name in an address', 'GET', `/tables/${'x'.repeat(200)}`, undefined, 414],
      ['an endless address', 'GET', `/tables/${'x'.repeat(20_000)}`, undefined, 431],
      ['an address that is none', 'GET', '/tables/%zz', undefined, 400],
      ['a match that is none', 'POST', '/tables/import', { format: 'triptych-archive-1' }, 400],
      ['a command that is none', 'POST', '/tables/x/commands', { do: 'fly' }, 400],
    ])('over HTTP: %s', async (_what, method, path, body, status) => {
      const answer = await ana.guest.send<{ error?: { code: string }; problems?: unknown }>(
        method,
        path,
        body,
      );
      expect(answer.status).toBe(status);
      const { problems, ...failure } = answer.body;
      expect(failure).toEqual({
        error: { code: expect.any(String), rule: null, values: expect.any(Object) },
      });
      // Only a pack has places to name.
      expect(problems === undefined || answer.body.error?.code === 'bad-pack').toBe(true);
    });

    it('a storm of nonsense changes nothing', async () => {
      const before = (await server.registry.load(table, 0)).length;
      const rng = new FastRng(9);
      const words = [
        'id',
        'do',
        'answer',
        'seat',
        'question',
        'open',
        'watch',
        'story',
        '__proto__',
        'undo',
        'propose',
        'action',
        'x',
      ];
      const value = (depth: number): unknown => {
        const kind = rng.below(depth > 2 ? 4 : 6);
        if (kind === 0) return rng.below(5) - 1;
        if (kind === 1) return words[rng.below(words.length)];
        if (kind === 2) return null;
        if (kind === 3) return 1e308;
        if (kind === 4) return Array.from({ length: rng.below(4) }, () => value(depth + 1));
        return Object.fromEntries(
          Array.from({ length: rng.below(6) }, () => [words[rng.below(words.length)], value(depth + 1)]),
        );
      };
      const eve = await Guest.come(server.port, 'Eve');
      const rude = await eve.sit(table, { key });
      for (let number = 0; number < 500; number++) rude.raw(value(0) ?? null);
      rude.raw({ ping: 1 });
      await rude.until(() => rude.frames.some(({ pong }) => pong === 1));
      expect(await server.registry.load(table, 0)).toHaveLength(before);
      expect(rude.frames.filter(({ refusal }) => refusal?.code === 'failed')).toEqual([]);
      await rude.close();
    });
  });
}

/** The id of a message, if it has a usable one. */
function idOf(data: unknown): string | null {
  const { id } = Object(data) as { id?: unknown };
  return typeof id === 'string' && id.length <= 64 ? id : null;
}
