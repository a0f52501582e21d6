import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeLog } from '../log.ts';
import { Guest, Player, playOn } from './guest.ts';
import { bots, type TestDatabase, sqliteTestDatabase, started } from './test-server.ts';

describe('the log', () => {
  it('quotes no rows of the database', () => {
    let lines = '';
    const log = makeLog('debug', { write: (line) => void (lines += line) });
    const where = 'COPY people, line 1: "Ana"';
    log.error(Object.assign(new Error('bad row'), { code: '23514', detail: 'contains (Ana, x)', where }));
    expect(lines).toContain('bad row');
    expect(lines).not.toContain('Ana');
  });

  let testDatabase: TestDatabase;
  beforeAll(async () => {
    testDatabase = await sqliteTestDatabase();
  });
  afterAll(() => testDatabase.close());

  it('contains no secrets and no answers, even at its most verbose', async () => {
    let lines = '';
    let fails = true;
    const real = bots();
    const server = await started(
      testDatabase,
      { log: 'debug' },
      {
        log: { write: (line) => void (lines += line) },
        slowAfter: 0,
        bots: {
          ...real,
          // A bot that fails once, so that its error is logged.
          answer(task) {
            if (!fails) return real.answer(task);
            fails = false;
            return Promise.reject(new Error('a bot fell asleep'));
          },
        },
      },
    );
    const password = 'correct horse battery';
    const ana = await Guest.come(server.port, 'Ana');
    const name = `Ana ${server.port}`;
    await ana.send('POST', '/accounts', { name, password });
    await ana.send('POST', '/login', { name, password: `${password} or not` });
    const { body: renewed } = await ana.send<{ recovery: string }>('POST', '/me/recovery');
    await new Guest(server.port, 'x').send('POST', '/recover', { code: renewed.recovery });
    const { body: program } = await ana.send<{ token: string }>('POST', '/me/programs', { name: 'Robot' });
    const robot = new Guest(server.port, 'Robot');
    robot.token = program.token;
    const { table, key } = await ana.createTable({
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot' }],
    });
    const part = '0123456789abcdef'.repeat(2);
    await robot.command(table, { do: 'sit', seat: 1, part }, key);
    // A key in the wrong place of an address is not logged either.
    await ana.send('GET', `/tables/${table}/state?key=${key}&token=${program.token}`);
    await ana.send('GET', `/nothing?password=${encodeURIComponent(password)}`);
    await ana.send('POST', '/recover', `{"code":"${renewed.recovery}"`);
    const players = [await ana.sit(table), await robot.sit(table)];
    await players[0].say({ do: 'start' });
    await Promise.all(players.map((player) => player.until(() => player.state.status === 'running')));
    await playOn(players, 6);
    await players[0].say({ do: 'chat', text: 'between you and me' });
    players[0].raw('{"id":"1","do":"answer","answer":[4711');
    const stranger = await Player.connect(new Guest(server.port, ''));
    await stranger.open(table, { key: `${key}x` });
    const [first] = await server.registry.load(table, 0);
    for (const player of [...players, stranger]) await player.close();
    await server.stop();

    expect(lines).toContain('"path":"/api/login"');
    expect(lines).toContain('a bot fell asleep');
    // Where the time went is traced, for requests and for commands.
    expect(lines).toMatch(/"route":"\/api\/login".*"ms":\d+.*"commitMs":\d+.*"a slow answer"/);
    expect(lines).toMatch(/"command":"answer".*"entriesWaiting":\d+.*"a slow answer"/);
    const secrets = [
      password,
      ana.recovery,
      renewed.recovery,
      ana.cookie.split('=')[1],
      program.token,
      key,
      part,
      first.act.do === 'create' ? first.act.config.hostPart : '',
      'between you and me',
      '4711',
      '"answer":',
      '127.0.0.1',
      '"memory"',
    ];
    // Only its own address, which it listens on.
    lines = lines.replace(/Server listening at [^"]*/, '');
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(3);
      expect(lines).not.toContain(secret);
    }
  });
});
