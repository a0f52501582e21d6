import { readFileSync } from 'node:fs';
import { bellum } from '@triptych/games/bellum';
import { type GameModule, newMatch, packHash } from '@triptych/kernel';
import { type Archive, PACK_LIMITS, readArchive, type rest } from '@triptych/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../../games.ts';
import type { Server } from '../../serve.ts';
import { Guest, type Player, playOn } from '../guest.ts';
import { type TestDatabase, started } from '../test-server.ts';

type Pack = (typeof bellum.packs)[string];
type Refused = Partial<{ error: { code: string }; problems: readonly rest.PackFault[] }>;

const { standard } = bellum.packs;

/** Our pack in the first format, with the names inside it. */
const firstForm = (): Pick<Pack, 'chests'> =>
  JSON.parse(readFileSync(new URL('../../../../games/bellum/test/first-form.json', import.meta.url), 'utf8'));

/** Our values, with another name for the tavern. */
function calling(tavern: string, language = 'en'): Pack {
  const pack = structuredClone(standard);
  pack.words = {
    [language]: { ...pack.words.en, places: { ...pack.words.en.places, 'the-last-drop': tavern } },
  };
  return pack;
}

/** Custom packs and their words. */
export function packs(testDatabase: () => TestDatabase): void {
  describe('packs', () => {
    let server: Server;
    beforeAll(async () => {
      server = await started(testDatabase());
    });
    afterAll(() => server.stop());

    const seats = [{ kind: 'me' }, { kind: 'bot' }];

    async function begun(ana: Guest, pack: unknown): Promise<{ table: string; player: Player }> {
      const { table } = await ana.createTable({ seats, pack });
      const player = await ana.sit(table);
      await player.say({ do: 'start' });
      await player.until(() => player.state.status === 'running');
      return { table, player };
    }

    async function packOf(guest: Guest, table: string): Promise<Pack> {
      return (await guest.send<Pack>('GET', `/tables/${table}/pack`)).body;
    }

    async function tavern(guest: Guest, table: string, language = 'en'): Promise<string> {
      return (await packOf(guest, table)).words[language].places['the-last-drop'];
    }

    it('every table keeps its own words, even if the values are the same', async () => {
      const ana = await Guest.come(server.port, 'Ana');
      const mine = (await ana.createTable({ seats, pack: { name: 'mine', content: calling('My Inn') } }))
        .table;
      const yours = (
        await ana.createTable({ seats, pack: { name: 'yours', content: calling('Gospoda', 'pl') } })
      ).table;
      const ours = (await ana.createTable({ seats })).table;
      expect(await tavern(ana, mine)).toBe('My Inn');
      expect(Object.keys((await packOf(ana, yours)).words)).toEqual(['pl']);
      expect(await tavern(ana, yours, 'pl')).toBe('Gospoda');
      expect(await packOf(ana, ours)).toEqual(standard);
      const hashes = await server.registry.storage.db
        .selectFrom('tables')
        .select('pack')
        .where('id', 'in', [mine, yours, ours])
        .execute();
      expect(hashes.map(({ pack }) => pack)).toEqual(Array(3).fill(packHash(standard)));
    });

    it('the words survive export, import and a rematch', async () => {
      const ana = await Guest.come(server.port, 'Ana');
      const { table, player } = await begun(ana, { name: 'mine', content: calling('My Inn') });
      await playOn([player]);
      const { body: archive } = await ana.send<Archive>('GET', `/tables/${table}/export`);
      expect(archive.content).toEqual(calling('My Inn'));
      expect(readArchive(archive)).toMatchObject({ ok: true });
      const imported = await ana.send<{ table: string }>('POST', '/tables/import', archive);
      expect(await tavern(ana, imported.body.table)).toBe('My Inn');
      const again = await ana.send<{ table: string }>('POST', `/tables/${table}/rematch`);
      expect(await tavern(ana, again.body.table)).toBe('My Inn');
      // Bad words are rejected in an export as they are in a new table's pack.
      const steering = { ...archive, content: calling('\u001b[2J') };
      expect((await ana.send('POST', '/tables/import', steering)).body).toMatchObject({
        error: { code: 'bad-pack' },
      });
    });

    it('a running table gets corrected names and new languages', async () => {
      const ana = await Guest.come(server.port, 'Ana');
      const ours = await begun(ana, 'standard');
      const mine = await begun(ana, { name: 'mine', content: calling('My Inn') });
      await ours.player.close();
      await mine.player.close();
      const corrected = calling('The Very Last Drop');
      corrected.words['fr'] = calling('La dernière goutte').words['en'];
      const changed: GameModule = { ...(bellum as GameModule), packs: { standard: corrected } };
      await server.stop();
      server = await started(testDatabase(), {}, { games: [changed] });
      const here = ana.at(server.port);
      expect(await tavern(here, ours.table)).toBe('The Very Last Drop');
      expect(await tavern(here, ours.table, 'fr')).toBe('La dernière goutte');
      expect(await tavern(here, mine.table)).toBe('My Inn');
      for (const { table } of [ours, mine]) {
        const player = await here.sit(table);
        expect(player.state.status).toBe('running');
        await playOn([player]);
        expect(player.state.outcome?.ranking).toHaveLength(2);
        await player.close();
      }
      await server.stop();
      server = await started(testDatabase(), {}, { games: GAMES });
    });

    it('a match from somebody’s device continues at a table, with its own pack, and only if its answers are legal', async () => {
      const ana = await Guest.come(server.port, 'Ana');
      const content = calling('My Inn');
      content.chests.golden[0] = 9;
      const made = newMatch(bellum, {
        seats: [
          { name: 'Ana', player: 'person' },
          { name: 'Bot', player: 'bot', strength: 'novice' },
        ],
        options: {},
        pack: { name: 'mine', content },
        seed: '7'.repeat(64),
      });
      if (!made.ok) throw new Error(made.problem);
      const record = { ...made.record, log: [{ seat: 0, answer: 3 }] };
      const go = async (body: object) =>
        (await ana.send<{ table: string; error?: object }>('POST', '/tables/continue', body)).body;
      const { table } = await go({ record, content });
      expect(await packOf(ana, table)).toEqual(content);
      const player = await ana.sit(table);
      expect(player.state.status).toBe('running');
      await playOn([player]);
      expect(player.state.outcome?.ranking).toHaveLength(2);
      await player.close();
      // A file may have any date, but nobody's list shows one that no calendar has.
      const late = await go({ record: { ...record, log: [{ seat: 0, answer: 3, at: 9e15 }] }, content });
      const { body: mine } = await ana.send<rest.MyTable[]>('GET', '/me/tables');
      const dates = mine.filter(({ id }) => id === late.table).map(({ changedAt }) => changedAt);
      expect(dates).toEqual([expect.any(Number)]);
      expect(Math.max(...dates)).toBeLessThanOrEqual(Date.now());
      const illegal = { ...record, log: [{ seat: 1, answer: 3 }] };
      expect(await go({ record: illegal, content })).toMatchObject({ error: { code: 'not-true' } });
      expect(await go({ record })).toMatchObject({ error: { code: 'no-such-pack' } });
      expect(await go({ record: { format: 'x' } })).toMatchObject({ error: { code: 'bad-request' } });
    });

    it('a pack beyond the stated limits is refused before it is checked', async () => {
      const ana = await Guest.come(server.port, 'Ana');
      const tryOut = async (content: unknown) =>
        (await ana.send('POST', '/tables', { game: 'bellum', seats, pack: { name: 'large', content } })).body;
      expect(await tryOut({ ...standard, more: Array(PACK_LIMITS.values).fill(0) })).toMatchObject({
        error: { code: 'pack-too-large', values: { most: PACK_LIMITS.values } },
      });
      expect(await tryOut({ ...standard, more: 'x'.repeat(PACK_LIMITS.bytes) })).toMatchObject({
        error: { code: 'too-long', values: { most: PACK_LIMITS.bytes } },
      });
    });

    it('hostile packs are refused with a place or a limit; nothing of them stays', async () => {
      const ana = await Guest.come(server.port, 'Ana');
      const share = async (content: unknown) =>
        (await ana.send<Refused>('POST', '/packs', { game: 'bellum', content })).body;
      const stored = () => server.registry.storage.db.selectFrom('packs').select('hash').execute();
      const before = await stored();
      const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);
      expect(await share({ ...standard, more: deep })).toMatchObject({ error: { code: 'pack-too-large' } });
      for (const [content, place] of [
        [{ ...standard, castles: Array(200).fill(standard.castles[0]) }, 'castles'],
        [{ ...standard, chests: { ...standard.chests, golden: [1e308] } }, 'chests.golden[0]'],
        [{ ...standard, tavern: { ...standard.tavern, id: '__proto__' } }, 'tavern.id'],
        [calling('x'.repeat(100_000)), 'words.en.places.the-last-drop'],
        [{ ...standard, words: { ...standard.words, constructor: standard.words['en'] } }, 'words'],
        [{ ...standard, run: 'process.exit()' }, 'run'],
        [null, ''],
        ['triptych-bellum-pack-2', ''],
        [[], ''],
      ] as const) {
        const { error, problems = [] } = await share(content);
        expect(error?.code).toBe('bad-pack');
        expect(problems.map((one) => one.place).join(' ')).toContain(place);
        expect(problems.every(({ expected }) => expected.length > 5)).toBe(true);
        expect(problems.length).toBeLessThanOrEqual(20);
      }
      // What would change the prototype of all objects is no JSON for us.
      const polluting = await fetch(`http://127.0.0.1:${server.port}/api/packs`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{ "game": "bellum", "content": { "__proto__": { "polluted": 1 } } }',
      });
      expect(polluting.status).toBe(400);
      expect(Reflect.get({}, 'polluted')).toBeUndefined();
      expect(await stored()).toEqual(before);
    });

    it('a shared pack is fetched by its link, with its own words, and only by whoever has it', async () => {
      const ana = await Guest.come(server.port, 'Ana');
      const ben = await Guest.come(server.port, 'Ben');
      const content = calling('My Inn', 'pl');
      content.chests.golden[0] = 8;
      const { body: link } = await ana.send<rest.SharedPack>('POST', '/packs', { game: 'bellum', content });
      expect(link.pack).toBe(packHash(content));
      const fetched = (game: string, pack: string, words: string | null) =>
        ben.send<unknown>('GET', `/packs/${game}/${pack}${words === null ? '' : `?words=${words}`}`);
      expect((await fetched('bellum', link.pack, link.words)).body).toEqual(content);
      for (const [game, pack, words] of [
        ['xidit', link.pack, link.words],
        ['bellum', '0'.repeat(64), null],
        ['bellum', link.pack, '0'.repeat(64)],
      ] as const)
        expect((await fetched(game, pack, words)).body).toMatchObject({ error: { code: 'no-such-pack' } });
      expect((await fetched('bellum', `${link.pack.slice(0, 12)}%25`, null)).body).toMatchObject({
        error: { code: 'bad-request' },
      });
      // Sharing pack after pack is stopped.
      const codes: (string | undefined)[] = [];
      for (let at = 0; at < 40; at++)
        codes.push(
          (await ana.send<Refused>('POST', '/packs', { game: 'bellum', content: null })).body.error?.code,
        );
      expect(codes.at(-1)).toBe('too-fast');
    });

    it('a pack in the first format can create a table, and its people get it in the current format', async () => {
      const ana = await Guest.come(server.port, 'Ana');
      const content = firstForm();
      content.chests.wooden[0] = 2;
      const { table } = await ana.createTable({ seats, pack: { name: 'old', content } });
      const pack = await packOf(ana, table);
      expect(pack).toMatchObject({ format: 'triptych-bellum-pack-2', chests: content.chests });
      // It lacks languages added since, and still has its old apostrophes.
      const { en, de, pl } = standard.words;
      const asItWas = JSON.parse(JSON.stringify(en).replaceAll('’', "'")) as typeof en;
      expect(pack.words).toEqual({ en: asItWas, de, pl });
    });
  });
}
