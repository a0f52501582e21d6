import { FastRng, type Viewer } from '@triptych/kernel';
import type { Archive, TableEntry } from '@triptych/protocol';
import { Table, verify } from '@triptych/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Server } from '../../serve.ts';
import { Guest, Player, playOn } from '../guest.ts';
import { type ReadFrame, framesFor } from '../read-frame.ts';
import { type TestDatabase, started } from '../test-server.ts';

const ME = { kind: 'me' } as const;
const OPEN = { kind: 'open' } as const;
const BOT = { kind: 'bot' } as const;

/** Playing together over sockets. */
export function playing(testDatabase: () => TestDatabase): void {
  describe('playing', () => {
    let server: Server;
    beforeAll(async () => {
      server = await started(testDatabase());
    });
    afterAll(() => server.stop());

    /** Ana, Ben and a bot at a running table, with Eve as a spectator. */
    async function together(
      request: object = {},
    ): Promise<{ table: string; key: string; ana: Player; ben: Player; eve: Player }> {
      const [ana, ben, eve] = await Promise.all(
        ['Ana', 'Ben', 'Eve'].map((name) => Guest.come(server.port, name)),
      );
      const { table, key } = await ana.createTable({ seats: [ME, OPEN, BOT], ...request });
      expect(await ben.command(table, { do: 'sit', seat: 1, part: 'ab'.repeat(8) }, key)).toBe('ok');
      const players = await Promise.all([ana, ben, eve].map((guest) => guest.sit(table, { key })));
      expect(await players[0].say({ do: 'start', part: 'cd'.repeat(8) })).toBe('ok');
      await Promise.all(players.map((player) => player.until(() => player.state.status === 'running')));
      return { table, key, ana: players[0], ben: players[1], eve: players[2] };
    }

    /**
     * Waits until the bots have answered and everybody has received it: now nothing happens without a
     * command.
     */
    async function atRest(table: string, players: readonly Player[]): Promise<void> {
      const live = server.registry.inMemory.get(table)?.table;
      if (live === undefined) throw new Error('not in memory');
      for (const player of players) {
        await player.until(() => live.botTurns().length === 0 && player.n === live.fresh(player.viewer).n);
      }
    }

    async function stored(table: string): Promise<TableEntry[]> {
      await server.registry.upToDate();
      return server.registry.load(table, 0);
    }

    it('goes from the first seat to the verified result', async () => {
      const { table, ana, ben, eve } = await together();
      await playOn([ana, ben]);
      await eve.until(() => eve.state.status === 'over');
      expect(ana.state.outcome?.ranking).toHaveLength(3);
      const late = { seat: 0, questionVersion: ana.state.questionVersion };
      expect(await ana.say({ do: 'undo', answers: 1, ...late })).toBe('game-over');
      expect(await ana.say({ do: 'answer', answer: 0, ...late })).toBe('game-over');
      expect(eve.state.fairness.seed).toMatch(/^[0-9a-f]{64}$/);
      const { status, body } = await ana.guest.send<Archive>('GET', `/tables/${table}/export`);
      expect(status).toBe(200);
      const game = await server.registry.catalog.game('bellum', body.record.pack.hash);
      expect(game === null ? null : verify(game, body)).toEqual({ ok: true, outcome: ana.state.outcome });
      const authors = new Set(body.record.log.flatMap((entry) => ('by' in entry ? entry.by : [])));
      expect(authors).toEqual(new Set(['person', 'bot']));
      expect(body.record.log.every(({ at }) => typeof at === 'number')).toBe(true);
      for (const player of [ana, ben, eve]) await player.close();
    });

    it('sends every socket exactly what its viewer may know', async () => {
      for (const game of ['bellum', 'xidit']) {
        const { table, ana, ben, eve } = await together({ game });
        await playOn([ana, ben], 40, 3);
        await ana.say({ do: 'chat', text: 'Well' });
        const all = [ana, ben, eve];
        await atRest(table, all);
        const entries = await stored(table);
        const rules = await server.registry.catalog.game(
          game,
          (await server.registry.open(table)).ok ? packOf(entries) : '',
        );
        if (rules === null) throw new Error('no game');
        for (const player of all) {
          // The kernel's own views and events.
          const expected = framesFor(rules, entries, player.viewer);
          const received = player.frames.filter((frame) => frame.n !== undefined).map(asMessage);
          expect(received).toEqual(expected.slice(expected.length - received.length));
          expect(player.state).toEqual(
            JSON.parse(JSON.stringify(Table.open(rules, entries).viewerState(player.viewer))),
          );
          const keys = new Set(player.frames.flatMap((frame) => Object.keys(frame)));
          const known = [
            'ok',
            'n',
            'at',
            'events',
            'by',
            'undone',
            'chat',
            'after',
            'viewer',
            'ownSeats',
            'epoch',
            'fresh',
            'present',
            'disconnected',
            'spectators',
            'site',
          ];
          expect([...keys].filter((key) => !known.includes(key))).toEqual([]);
        }
        expect(eve.texts.join('')).not.toContain('chestSeen","seat"');
        for (const player of all) await player.close();
      }
    });

    it('resends what was missed, or a fresh state', async () => {
      const { table, key, ana, ben } = await together();
      await playOn([ana, ben], 4);
      await ben.close();
      const { n, epoch } = ben;
      await ana.say({ do: 'chat', text: 'Where are you?' });
      const again = await ben.again();
      const back = await again.open(table, { since: n, epoch, key });
      // A bot may have answered before or after it.
      expect(back.missed?.map(({ chat }) => chat?.text)).toContain('Where are you?');
      await atRest(table, [again]);
      expect(again.state).toEqual(JSON.parse(JSON.stringify(stateOf(table, 1))));
      await again.close();
      server.registry.drop(table);
      // In another epoch the numbers may mean something else: after a restored backup or a change of rules.
      const later = await Player.connect(ben.guest);
      const fresh = await later.open(table, { since: again.n, epoch });
      expect(fresh.fresh?.state.status).toBe('running');
      expect(fresh.fresh?.chats.map(({ text }) => text)).toEqual(['Where are you?']);
      await later.close();
      await ana.close();
    });

    function stateOf(table: string, viewer: Viewer): unknown {
      return server.registry.inMemory.get(table)?.table.viewerState(viewer);
    }

    it('continues when the table is dropped from memory at any time', async () => {
      const { table, ana, ben } = await together();
      for (let round = 0; round < 5; round++) {
        await playOn([ana, ben], 2, round + 1);
        await server.registry.upToDate();
        server.registry.drop(table);
        await Promise.all([ana.open(table), ben.open(table)]);
      }
      expect(ana.state.questionVersion).toBeGreaterThan(5);
      await ana.close();
      await ben.close();
    });

    it('undoes answers that revealed nothing at once, and others by consent', async () => {
      const { ana, ben } = await together({ seats: [ME, OPEN], options: { castles: 'chosen', first: '1' } });
      expect(ana.state.question?.kind).toBe('castle');
      await ana.answerRandomly(new FastRng(1));
      expect(ana.state.undoable).toBe(1);
      expect(
        await ana.say({ do: 'undo', seat: 0, questionVersion: ana.state.questionVersion, answers: 1 }),
      ).toBe('ok');
      expect(ana.state.question?.kind).toBe('castle');
      await playOn([ana, ben], 4);
      const { questionVersion } = ana.state;
      expect(
        await ana.say({ do: 'propose', seat: 0, questionVersion, action: { kind: 'undo', answers: 1 } }),
      ).toBe('ok');
      await ben.until(() => ben.state.proposal !== null);
      const undone = ana.next((frame) => frame.undone === 1);
      expect(await ben.say({ do: 'agree', proposal: ben.state.proposal?.number })).toBe('ok');
      await undone;
      await ana.close();
      await ben.close();
    });

    it('lets a bot stand in for somebody who leaves, until they return', async () => {
      const { ana, ben } = await together();
      expect(await ben.say({ do: 'leave', seat: 1 })).toBe('ok');
      await playOn([ana], 6);
      expect(ana.state.seats[1].away).toBe('left');
      expect(await ben.say({ do: 'back', seat: 1 })).toBe('ok');
      await ana.until(() => ana.state.seats[1].away === null);
      await ana.close();
      await ben.close();
    });

    it('shows one seat at a time to people who share a device', async () => {
      const ana = await Guest.come(server.port, 'Ana');
      const { table } = await ana.createTable({
        seats: [ME, { kind: 'here', name: 'Zoe' }],
        options: { castles: 'dealt' },
      });
      const player = await ana.sit(table);
      expect(player.frames.at(0)).toMatchObject({ viewer: 0, ownSeats: [0, 1] });
      await player.say({ do: 'start' });
      expect(player.state.question).toMatchObject({ seat: 0, kind: 'goblins' });
      const { questionVersion } = player.state;
      expect(await player.say({ do: 'answer', seat: 1, questionVersion, answer: [0, 1] })).toBe(
        'not-looking',
      );
      expect(await player.answerRandomly(new FastRng(1))).toBe(true);
      const looked = player.next((frame) => frame.viewer === 1);
      player.raw({ watch: 1 });
      expect((await looked).fresh?.state).toMatchObject({ viewer: 1, sealed: null, question: { seat: 1 } });
      expect(JSON.stringify((await looked).fresh?.state.sealed)).toBe('null');
      await player.close();
    });

    it('somebody who has lost a seat only sees what spectators see', async () => {
      const { table, key, ana, ben } = await together({ seats: [ME, OPEN] });
      await ben.say({ do: 'leave', seat: 1 });
      expect(await ana.say({ do: 'replace', seat: 1, by: 'open', name: '-', level: 'normal' })).toBe('ok');
      await ben.until(() => ben.viewer === 'spectator');
      const dan = await Guest.come(server.port, 'Dan');
      expect(await dan.command(table, { do: 'sit', seat: 1 }, key)).toBe('ok');
      await playOn([ana, await dan.sit(table)], 6);
      await ben.until(() => ben.state.questionVersion === ana.state.questionVersion);
      expect(ben.state).toMatchObject({ viewer: 'spectator', question: null, sealed: null });
      for (const player of [ana, ben]) await player.close();
    });

    it('reports who is present', async () => {
      const { ana, ben, eve } = await together();
      // In a moment: comings and goings are told together.
      await ana.until(() => presentTo(ana)?.length === 2);
      expect(presentTo(ana)).toEqual([0, 1]);
      await ben.close();
      await eve.until(() => presentTo(eve)?.length === 1);
      expect(presentTo(eve)).toEqual([0]);
      expect(watchingTo(eve)).toBe(1);
      await eve.close();
      await ana.until(() => watchingTo(ana) === 0);
      await ana.close();
    });

    it('lets a program with a token take a seat like a person', async () => {
      const ana = await Guest.come(server.port, 'Ana');
      const { body } = await ana.send<{ token: string }>('POST', '/me/programs', { name: 'Deep Goblin' });
      const program = new Guest(server.port, 'Deep Goblin');
      program.token = body.token;
      const { table, key } = await ana.createTable({ seats: [ME, OPEN] });
      expect(await program.command(table, { do: 'sit', seat: 1 }, key)).toBe('ok');
      const players = [await ana.sit(table), await program.sit(table)];
      await players[0].say({ do: 'start' });
      await Promise.all(players.map((player) => player.until(() => player.state.status === 'running')));
      expect(await playOn(players, 6)).toBe(6);
      expect((await program.send('POST', '/me/programs', { name: 'x' })).status).toBe(403);
      for (const player of players) await player.close();
    });
  });
}

function presentTo(player: Player): readonly number[] | undefined {
  return player.frames.findLast(({ present }) => present !== undefined)?.present;
}

function watchingTo(player: Player): number | undefined {
  return player.frames.findLast(({ spectators }) => spectators !== undefined)?.spectators;
}

function packOf([{ act }]: readonly TableEntry[]): string {
  return act.do === 'create' ? act.config.pack.hash : '';
}

function asMessage({ ok: _ok, ...message }: ReadFrame): unknown {
  return message;
}
