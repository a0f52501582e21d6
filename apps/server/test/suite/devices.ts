import { describe, expect, it } from 'vitest';
import { Feed } from '../feed.ts';
import { Guest, Player, playOn } from '../guest.ts';
import type { TestDatabase } from '../test-server.ts';
import { playing, TwoServers } from '../two-servers.ts';

/** One player on several devices, possibly each at a different process. */
export function devices(testDatabase: () => TestDatabase): void {
  describe('several devices', () => {
    const servers = new TwoServers(testDatabase);

    async function begun() {
      const [ana, ben] = [
        await Guest.come(servers.server.port, 'Ana'),
        await Guest.come(servers.server.port, 'Ben'),
      ];
      return { ana, ben, ...(await playing(ana, ben)) };
    }

    it('a claimed seat: a spectator until confirmed, then both see and answer, until it is taken back', async () => {
      const { ana, table, key, players } = await begun();
      const [hers, his] = players;
      const phone = await Guest.come(servers.other.port, 'Ben');
      const player = await phone.sit(table, { key });
      expect(player.viewer).toBe('spectator');
      expect(await player.say({ do: 'claim', seat: 1 })).toBe('ok');
      await hers.until(() => hers.state.seats[1].claim !== undefined);
      await player.open(table, { key });
      expect(player.viewer).toBe('spectator');
      // Ana cannot give her own second browser a look at his hand.
      expect(await hers.say({ do: 'admit', claim: hers.state.seats[1].claim })).toBe('not-your-device');
      await player.open(table, { key });
      expect(player.viewer).toBe('spectator');
      expect(await his.say({ do: 'admit', claim: hers.state.seats[1].claim })).toBe('ok');
      await player.until(() => player.state.seats[1].devices === 1);
      // A client that asks for no viewer gets its seat; a television asks to be a spectator and stays one.
      const television = await phone.sit(table, { key, as: 'spectator' });
      expect(television.viewer).toBe('spectator');
      await player.open(table, { key });
      expect(player.viewer).toBe(1);

      await playOn([hers, player], 8);
      await his.until(() => his.state.questionVersion === player.state.questionVersion);
      expect({ ...his.state }).toEqual({ ...player.state });
      await playOn([hers, his], 4);
      await player.until(() => player.state.questionVersion === his.state.questionVersion);
      const tables = await phone.send<{ id: string; mine: number[] }[]>('GET', '/me/tables');
      expect(tables.body).toMatchObject([{ id: table, mine: [1] }]);

      expect(await hers.say({ do: 'release', seat: 1 })).toBe('ok');
      await player.until(() => player.viewer === 'spectator');
      expect(await player.say({ do: 'answer', seat: 1, questionVersion: 0, answer: 0 })).toBe('not-looking');
      expect(
        (await phone.send('GET', `/tables/${table}/state?as=1`, undefined, { 'x-table-key': key })).status,
      ).toBe(403);
      expect(await ana.command(table, { do: 'release', seat: 1 })).toBe('no-such-device');
      for (const one of [...players, player, television]) await one.close();
    });

    it('a device link signs in once, only the newest, and other devices can be signed out', async () => {
      const { ben, table, key, players } = await begun();
      const link = async (): Promise<string> =>
        (await ben.send<{ token: string }>('POST', '/me/device-link', {})).body.token;
      const old = await link();
      const token = await link();
      const phone = new Guest(servers.other.port, 'Ben');
      expect((await phone.send('POST', '/device', { token: old })).body).toMatchObject({
        error: { code: 'used-link' },
      });
      expect((await phone.send('POST', '/device', { token })).body).toEqual({ name: 'Ben' });
      expect((await new Guest(servers.server.port, '').send('POST', '/device', { token })).status).toBe(401);
      const player = await phone.sit(table);
      expect(player.viewer).toBe(1);
      // A link that has expired.
      const late = await link();
      await servers.server.registry.storage.db
        .updateTable('challenges')
        .set({ expires_at: Date.now() - 1 })
        .execute();
      expect((await new Guest(servers.server.port, '').send('POST', '/device', { token: late })).status).toBe(
        401,
      );

      const lists = await Feed.open(phone);
      await lists.until(() => lists.frames.length > 0);
      expect((await ben.send('POST', '/me/other-devices/end', {})).status).toBe(200);
      expect((await phone.send('GET', '/me')).body).toBeNull();
      expect((await ben.send('GET', '/me')).body).toMatchObject({ name: 'Ben' });
      // Its sockets are closed, at whichever process; when it reconnects, it has no seat.
      await player.until(() => player.closed);
      await lists.until(() => lists.socket.readyState === lists.socket.CLOSED);
      const stranger = await Player.connect(phone);
      expect((await stranger.open(table, { key })).viewer).toBe('spectator');
      // An unused link stops working, too.
      const waiting = await link();
      expect((await ben.send('POST', '/me/other-devices/end', {})).status).toBe(200);
      expect(
        (await new Guest(servers.other.port, '').send('POST', '/device', { token: waiting })).status,
      ).toBe(401);
      // The other devices stay.
      expect(await players[1].say({ do: 'chat', text: 'still here' })).toBe('ok');
      const shown = await link();
      expect((await ben.send('POST', '/logout', {})).status).toBe(200);
      // The code on the screen of a device that was signed out leads nowhere.
      expect((await new Guest(servers.other.port, '').send('POST', '/device', { token: shown })).status).toBe(
        401,
      );
      await players[1].until(() => players[1].closed);
      expect(await players[0].say({ do: 'chat', text: 'and I' })).toBe('ok');
      await stranger.close();
      for (const one of [...players, player]) await one.close();
    });
  });
}
