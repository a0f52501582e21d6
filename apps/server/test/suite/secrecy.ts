import { randomInt } from 'node:crypto';
import { type Answer, FastRng, sampleAnswer, type Viewer } from '@triptych/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../../games.ts';
import type { Server } from '../../serve.ts';
import { tried } from '../effort.ts';
import { Feed } from '../feed.ts';
import { Guest, type Player, playOn } from '../guest.ts';
import { framesFor, type ReadFrame } from '../read-frame.ts';
import { type TestDatabase, started } from '../test-server.ts';
import { toldElsewhere } from '../told-elsewhere.ts';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Eve'];

/** Every byte sent over sockets, in random matches of every game, follows from what the viewer may know. */
export function secrecy(testDatabase: () => TestDatabase, seeds: number): void {
  describe.each(GAMES.map(({ id }) => id))('secrecy over sockets in %s', (game) => {
    let server: Server;
    let people: Guest[];
    beforeAll(async () => {
      server = await started(testDatabase());
      people = await Promise.all(NAMES.map((name) => Guest.come(server.port, name)));
    });
    afterAll(() => server.stop());

    /** A running match; players without a seat are spectators. */
    async function seated(seats: readonly object[]): Promise<{ table: string; players: Player[] }> {
      const { table } = await people[0].createTable({ game, seats, public: true });
      for (const [seat, { kind }] of (seats as { kind: string }[]).entries())
        if (kind === 'open') await people[seat].command(table, { do: 'sit', seat });
      const players = await Promise.all(people.map((guest) => guest.sit(table)));
      await players[0].say({ do: 'start' });
      await Promise.all(players.map((player) => player.until(() => player.state.status === 'running')));
      return { table, players };
    }

    /** A copy of the table under another id, where something else can be tried. */
    async function twinOf(table: string, name: string): Promise<{ table: string; players: Player[] }> {
      await server.registry.upToDate();
      const { db } = server.registry.storage;
      const row = await db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirstOrThrow();
      const entries = await db.selectFrom('entries').selectAll().where('table_id', '=', table).execute();
      const id = `${name}-${table}`;
      await db
        .insertInto('tables')
        .values({ ...row, id })
        .execute();
      const seated = await db.selectFrom('table_people').selectAll().where('table_id', '=', table).execute();
      await db
        .insertInto('table_people')
        .values(seated.map((person) => ({ ...person, table_id: id })))
        .execute();
      await db
        .insertInto('entries')
        .values(entries.map((entry) => ({ ...entry, table_id: id })))
        .execute();
      return { table: id, players: await Promise.all(people.map((guest) => guest.sit(id))) };
    }

    /** The replies to everything that a viewer can ask about a table. */
    async function replies({ guest, viewer }: Player, table: string, other: Viewer): Promise<string[]> {
      const paths = [
        `/tables/${table}`,
        ...['state', 'story', 'recording'].flatMap((what) => [
          `/tables/${table}/${what}?as=${viewer}`,
          `/tables/${table}/${what}?as=${other}`,
          `/tables/${table}/${what}`,
        ]),
        `/tables/${table}/export`,
        '/me/tables',
        '/tables',
      ];
      const answers = await Promise.all(paths.map((path) => guest.send<unknown>('GET', path)));
      return answers.map(({ status, body }, at) => {
        // Of a list, only the row of this table.
        const rows = Array.isArray(body)
          ? body.filter((row: { id?: string }) => (row.id ?? table) === table)
          : body;
        return `${paths[at]}: ${status} ${JSON.stringify(rows)}`;
      });
    }

    /** The same without table names and times. */
    async function asked(player: Player, table: string, other: Viewer): Promise<string[]> {
      return (await replies(player, table, other)).map((reply) => {
        const text = reply.replaceAll(table, 'table').replaceAll(/\b\d{13}\b/g, '0');
        // Recorded messages have their own times, after their number.
        return text.includes('/recording') ? text.replaceAll(/\[(\d+),\d+,/g, '[$1,0,') : text;
      });
    }

    /** A match of three in which somebody is asked in secret, and two different answers to that. */
    async function sealing(rng: FastRng) {
      const { table, players } = await seated([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]);
      const seats = players.slice(0, 3);
      for (let tries = 0; tries < 60; tries++) {
        if (seats.some(({ state }) => state.question?.sealed === true)) break;
        await playOn(seats, 1, rng.below(2 ** 31));
      }
      const sealer = seats.findIndex(({ state }) => state.question?.sealed === true);
      expect(sealer).toBeGreaterThanOrEqual(0);
      const { question } = seats[sealer].state;
      if (question === null) throw new Error('nobody is asked');
      const first = sampleAnswer(question.shape, rng);
      let second: Answer = first;
      for (let tries = 0; tries < 50 && String(second) === String(first); tries++)
        second = sampleAnswer(question.shape, rng);
      expect(String(second)).not.toBe(String(first));
      return { table, players, sealer, first, second };
    }

    async function gameOf(table: string) {
      const entries = await server.registry.load(table, 0);
      const [{ act }] = entries;
      const rules = await server.registry.catalog.game(game, act.do === 'create' ? act.config.pack.hash : '');
      if (rules === null) throw new Error('no game');
      return { rules, entries };
    }

    it.each(Array.from({ length: seeds }, () => randomInt(2 ** 31)))(
      'each gets exactly what a table without sockets would tell it, with bots and refusals (seed %i)',
      async (seed) => {
        const { table, players } = await seated([
          { kind: 'me' },
          { kind: 'open' },
          { kind: 'bot', level: 'easy' },
        ]);
        const [ana, ben] = players;
        await playOn([ana, ben], 15, seed);
        for (const player of players) {
          const refused = await player.say({ do: 'answer', seat: 9, questionVersion: 0, answer: [1, 2, 3] });
          expect(['not-looking', 'not-your-seat']).toContain(refused);
        }
        expect(await ben.say({ do: 'leave', seat: 1 })).toBe('ok');
        expect(await ben.say({ do: 'back', seat: 1 })).toBe('ok');
        await ana.say({ do: 'chat', text: 'last' });
        await Promise.all(
          players.map((player) =>
            player.until(() => player.frames.some(({ chat }) => chat?.text === 'last')),
          ),
        );
        // Whatever has been sent by now is stored; the bot may already be answering again.
        const heard = players.map(({ frames }) => [...frames]);
        const { rules, entries } = await gameOf(table);
        tried('matches whose every message was compared');
        for (const [at, player] of players.entries()) {
          const expected = new Map(
            framesFor(rules, entries, player.viewer).map((message) => [message.n, message]),
          );
          const received = heard[at].filter(({ n }) => n !== undefined);
          expect(received.length).toBeGreaterThan(5);
          for (const { ok: _ok, ...message } of received) expect(message).toEqual(expected.get(message.n));
          // A refusal only contains the reason, and at most what the sender sees anyway.
          for (const frame of player.frames.filter(({ refused }) => refused !== undefined))
            expect(frame.fresh?.state.viewer ?? player.viewer).toBe(player.viewer);
        }
        for (const player of players) await player.close();
      },
    );

    it.each(Array.from({ length: seeds }, () => randomInt(2 ** 31)))(
      'others get the same bytes, whatever somebody has sealed (seed %i)',
      async (seed) => {
        const rng = new FastRng(seed);
        const one = await sealing(rng);
        const { sealer, first, second } = one;
        // Two tables alike in all but the secret, even in how long they have been in memory.
        const twins = [await twinOf(one.table, 'twin'), await twinOf(one.table, 'copy')];
        const heard = await Promise.all(
          twins.map(async ({ players, table }, at) => {
            const from = players.map(({ texts }) => texts.length);
            const mine = players[sealer];
            expect(await mine.answer(at === 0 ? first : second)).toBe('ok');
            // Replacing a sealed answer sends nothing to the others, however often; the chat message follows it.
            for (let time = 0; time < 1 + 2 * at; time++)
              expect(await mine.answer((at + time) % 2 === 0 ? second : first)).toBe('ok');
            // Whoever asks for a seat gets a number.
            expect(await people[3].command(table, { do: 'claim', seat: sealer })).toBe('ok');
            expect(await mine.say({ do: 'chat', text: 'ready' })).toBe('ok');
            const others = players.filter((player) => player !== mine);
            await Promise.all(
              others.map((player) =>
                player.until(() => player.frames.some(({ chat }) => chat?.text === 'ready')),
              ),
            );
            // The same seat again, as a television would request it.
            const television = await others[0].guest.sit(table, { as: 'spectator' });
            const answers = [];
            for (const player of [...others, television])
              answers.push(
                ...(await asked(player, table, sealer)),
                ...(await toldElsewhere(server, player, table)),
              );
            await television.close();
            const streams = players.map(({ texts }, seat) =>
              seat === sealer
                ? ''
                : texts
                    .slice(from[seat])
                    .filter((text) => !text.startsWith('{"present"'))
                    // Times of messages and chats.
                    .map((text) => text.replace(/^\[(\d+),\d+/, '[$1,0').replaceAll(/"at":\d+/g, '"at":0'))
                    .join('\n'),
            );
            tried('answers about secret matches that were compared', answers.length);
            return [...streams, ...answers, withoutEpochs(television.texts, table)];
          }),
        );
        expect(heard[0]).toEqual(heard[1]);
        tried('twin matches with other secrets');
        expect(heard[0].slice(0, 4).filter((text) => text !== '')).toHaveLength(3);
        // Four viewers, a dozen questions each, and what they are told elsewhere.
        expect(heard[0].length).toBeGreaterThan(60);
        for (const { players } of [one, ...twins]) for (const player of players) await player.close();
      },
    );

    it('nobody notices that somebody replaces a secret answer, not even by a time', async () => {
      const { table, players, sealer, first, second } = await sealing(new FastRng(randomInt(2 ** 31)));
      const mine = players[sealer];
      const others = players.filter((player) => player !== mine);
      expect(await mine.answer(first)).toBe('ok');
      await Promise.all(
        others.map((player) =>
          player.until(() => player.state.asked.some(({ seat, ready }) => seat === sealer && ready)),
        ),
      );
      const feeds = await Promise.all(others.slice(0, 2).map(({ guest }) => Feed.open(guest)));
      for (const feed of feeds)
        await feed.until(() => feed.frames.some(({ tables }) => tables !== undefined));
      const all = async (): Promise<unknown> => {
        // As when the table leaves memory; then other processes list what is stored.
        await server.registry.reindex(table);
        const row = server.registry.storage.db
          .selectFrom('tables')
          .select(['changed_at', 'summary'])
          .where('id', '=', table);
        const told = [];
        for (const player of others) told.push(await replies(player, table, sealer));
        return [told, await row.execute()];
      };
      const before = await all();
      const heard = others.map(({ frames }) => frames.length);
      const listed = feeds.map(({ frames }) => frames.length);
      for (const answer of [second, first, second]) expect(await mine.answer(answer)).toBe('ok');
      expect(await all()).toEqual(before);
      // Whatever these answers could have sent would arrive before other news.
      for (const [at, feed] of feeds.entries()) {
        const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
        const news = await others[at].guest.createTable({ game, seats });
        await feed.until(() => feed.tables.some(({ id }) => id === news.table));
        expect(feed.frames.slice(listed[at]).map((frame) => frame.table?.id)).not.toContain(table);
      }
      expect(await others[0].say({ do: 'chat', text: 'ready' })).toBe('ok');
      for (const [at, player] of others.entries()) {
        const since = (): ReadFrame[] => player.frames.slice(heard[at]).filter(({ n }) => n !== undefined);
        await player.until(() => since().some(({ chat }) => chat?.text === 'ready'));
        expect(since()).toHaveLength(1);
      }
      for (const feed of feeds) feed.close();
      for (const player of players) await player.close();
    });
  });
}

/** What a socket was sent, without what differs between any two tables. */
function withoutEpochs(texts: readonly string[], table: string): string {
  return (
    texts
      // Presence is repeated now and then.
      .filter((text) => !text.startsWith('{"present"'))
      .map((text) =>
        text
          .replaceAll(table, 'table')
          .replaceAll(/"epoch":"[^"]*"/g, '')
          .replaceAll(/\b\d{13}\b/g, '0'),
      )
      .join('\n')
  );
}
