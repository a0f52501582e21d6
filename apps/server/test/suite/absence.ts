import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Server } from '../../serve.ts';
import { Guest, type Player } from '../guest.ts';
import { type TestDatabase, started } from '../test-server.ts';

const BRIEF = { awayAfter: 1 };

/** `servers`: how many processes share the database; each person is connected to a different one. */
export function absence(testDatabase: () => TestDatabase, servers: number): void {
  describe(`absence, with ${servers} server(s)`, () => {
    let running: Server[] = [];
    const portOf = (person: number): number => running[person % servers].port;

    beforeAll(async () => {
      const start = (): Promise<Server> => started(testDatabase(), BRIEF, { lease: 2000 });
      running = await Promise.all(Array.from({ length: servers }, start));
    });
    afterAll(async () => {
      for (const server of running) await server.stop();
    });

    /** Ana, Ben and Eve at a running table. */
    async function gather(): Promise<{ table: string; key: string; guests: Guest[]; players: Player[] }> {
      const guests = [];
      for (const [at, name] of ['Ana', 'Ben', 'Eve'].entries())
        guests.push((await Guest.come(portOf(0), name)).at(portOf(at)));
      const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
      const { table, key } = await guests[0].createTable({ seats });
      const players: Player[] = [];
      for (const [seat, guest] of guests.entries()) {
        const player = await guest.sit(table, { key });
        // Ana has her seat already.
        expect(await player.say({ do: 'sit', seat })).toBe(seat === 0 ? 'seat-taken' : 'ok');
        players.push(player);
      }
      // Anybody at a full table can start it, once their process has heard that it is full.
      await players[1].until(() => players[1].state.seats.every(({ kind }) => kind === 'person'));
      expect(await players[1].say({ do: 'start' })).toBe('ok');
      for (const player of players) await player.until(() => player.state.status === 'running');
      return { table, key, guests, players };
    }

    const presentFor = (player: Player): readonly number[] =>
      player.frames.findLast(({ present }) => present !== undefined)?.present ?? [];
    const disconnectedFor = (player: Player): readonly number[] =>
      player.frames
        .findLast(({ disconnected }) => disconnected !== undefined)
        ?.disconnected?.map(({ seat }) => seat) ?? [];

    it('shows everybody who is there, whichever process they are connected to', async () => {
      const { players } = await gather();
      for (const player of players) await player.until(() => presentFor(player).join() === '0,1,2');
      await players[2].close();
      for (const player of players.slice(0, 2)) {
        await player.until(
          () => presentFor(player).join() === '0,1' && disconnectedFor(player).join() === '2',
        );
        expect(player.state.seats[2].away).toBeNull();
      }
      for (const player of players) await player.close();
    });

    it('lets any player put in a bot after a while, and the absent person take the seat back', async () => {
      const { table, key, guests, players } = await gather();
      const [ana, ben, eve] = players;
      for (const player of players) await player.until(() => presentFor(player).join() === '0,1,2');
      expect(await ben.say({ do: 'stand-in', seat: 0 })).toBe('not-absent');
      const left = Date.now();
      await ana.close();
      await ben.until(() => ben.state.seats[0].absent !== null);
      // Not reported before the time has passed.
      expect(Date.now() - left).toBeGreaterThanOrEqual(900);
      await eve.until(() => eve.state.seats[0].absent !== null);
      expect(await eve.say({ do: 'stand-in', seat: 0 })).toBe('ok');
      await ben.until(() => ben.state.seats[0].away === 'absent');
      // The bot chooses Ana's castle.
      await eve.until(() => eve.state.asked.every(({ seat }) => seat !== 0));
      const again = await guests[0].sit(table, { key });
      await ben.until(() => ben.state.seats[0].absent === null);
      expect(again.state.seats[0].away).toBe('absent');
      expect(await again.say({ do: 'back', seat: 0 })).toBe('ok');
      await eve.until(() => eve.state.seats[0].away === null);
      for (const player of [again, ben, eve]) await player.close();
    });

    it('lets the others confirm a player’s new device once the old one has been gone for a while', async () => {
      const { table, key, players } = await gather();
      const [ana, ben, eve] = players;
      await eve.until(() => presentFor(eve).join() === '0,1,2');
      const phone = await (await Guest.come(portOf(0), 'Ana')).sit(table, { key });
      expect(await phone.say({ do: 'claim', seat: 0 })).toBe('ok');
      await ben.until(() => ben.state.seats[0].claim !== undefined);
      const { claim } = ben.state.seats[0];
      expect(await ben.say({ do: 'admit', claim })).toBe('not-your-device');
      await ana.close();
      await ben.until(() => ben.state.seats[0].absent !== null);
      expect(await ben.say({ do: 'admit', claim })).toBe('ok');
      await phone.until(() => phone.state.seats[0].devices === 1);
      await phone.open(table, { key });
      expect(phone.viewer).toBe(0);
      for (const player of [phone, ben, eve]) await player.close();
    });

    it('ends a match by a majority of those who are there, and lists it as ended early', async () => {
      const { table, guests, players } = await gather();
      const [ana, ben, eve] = players;
      await eve.close();
      for (const player of [ana, ben]) await player.until(() => player.state.seats[2].absent !== null);
      const { questionVersion } = ana.state;
      expect(await ana.say({ do: 'propose', seat: 0, questionVersion, action: { kind: 'end' } })).toBe('ok');
      await ben.until(() => ben.state.proposal !== null);
      expect(ben.state.proposal).toMatchObject({ waitsFor: [1] });
      expect(await ben.say({ do: 'agree', proposal: 1 })).toBe('ok');
      await ana.until(() => ana.state.status === 'over');
      expect(ana.state).toMatchObject({ endedEarly: true, outcome: { ranking: [{}, {}, {}] } });
      const { body } = await guests[2].send<{ id: string; endedEarly: boolean }[]>('GET', '/me/tables');
      expect(body.find(({ id }) => id === table)).toMatchObject({ status: 'over', endedEarly: true });
      for (const player of [ana, ben]) await player.close();
    });

    it('tells somebody who is voted out, now and later, until somebody else has the seat', async () => {
      const { table, key, guests, players } = await gather();
      const [ana, ben, eve] = players;
      const action = { kind: 'replace', seat: 1, by: 'open' } as const;
      const { questionVersion } = ana.state;
      expect(await ana.say({ do: 'propose', seat: 0, questionVersion, action })).toBe('ok');
      await eve.until(() => eve.state.proposal !== null);
      expect(await eve.say({ do: 'agree', proposal: 1 })).toBe('ok');
      await ben.until(() => ben.frames.some(({ votedOut = [] }) => votedOut.join() === '1'));
      expect(ben.viewer).toBe('spectator');
      const later = await guests[1].sit(table, { key });
      expect(later.frames[0]).toMatchObject({ viewer: 'spectator', ownSeats: [], votedOut: [1] });
      const zoe = await (await Guest.come(portOf(0), 'Zoe')).sit(table, { key });
      expect(zoe.frames[0]).not.toHaveProperty('votedOut');
      await zoe.until(() => zoe.state.seats[1].kind === 'open');
      expect(await zoe.say({ do: 'sit', seat: 1 })).toBe('ok');
      await later.until(() => later.state.seats[1].name === 'Zoe');
      const last = await guests[1].sit(table, { key });
      expect(last.frames[0]).not.toHaveProperty('votedOut');
      for (const player of [...players, later, zoe, last]) await player.close();
    });

    it('a television counts neither as the player in whose browser it was opened nor as a spectator', async () => {
      const { table, key, guests, players } = await gather();
      const [ana, ben] = players;
      const television = await guests[0].sit(table, { key, as: 'spectator', screen: true });
      const zoe = await (await Guest.come(portOf(0), 'Zoe')).sit(table, { key });
      await ben.until(() => presentFor(ben).join() === '0,1,2');
      await ana.until(() => ana.frames.some(({ spectators }) => spectators === 1));
      // It stays a television when it reconnects.
      await television.open(table, { key, as: 'spectator', screen: true });
      await zoe.close();
      await ana.until(
        () => ana.frames.findLast(({ spectators }) => spectators !== undefined)?.spectators === 0,
      );
      expect(ana.frames.every(({ spectators = 0 }) => spectators <= 1)).toBe(true);
      await ana.close();
      await ben.until(() => presentFor(ben).join() === '1,2' && ben.state.seats[0].absent !== null);
      // On a busy machine, the other process may have looked a second ago, when Ana was still there.
      await expect.poll(() => ben.say({ do: 'stand-in', seat: 0 }), { timeout: 10_000 }).toBe('ok');
      for (const player of [television, ...players]) await player.close();
    });

    it('counts somebody who plays by single requests as present', async () => {
      const { table, guests, players } = await gather();
      const [ana, ben] = players;
      await ana.close();
      await ben.until(() => ben.state.seats[0].absent !== null);
      expect(await guests[0].command(table, { do: 'chat', text: 'on my way' })).toBe('ok');
      await ben.until(() => ben.state.seats[0].absent === null);
      for (const player of players) await player.close();
    });
  });
}
