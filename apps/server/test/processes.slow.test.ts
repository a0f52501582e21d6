import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Guest, Player, playOn } from './guest.ts';
import { buildProgram, command, Process } from './process.ts';
import { postgresTestDatabase, type TestDatabase, sqliteTestDatabase } from './test-server.ts';
import { chatsOf, stored } from './stored-entries.ts';

let program: string;
beforeAll(() => {
  program = buildProgram('test-processes');
});

/** Chats as fast as possible until the connection breaks; returns what was acknowledged. */
async function chatter(player: Player, tag: string): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let number = 0; !player.closed; number++) {
    const text = `${tag} ${number}`;
    const code = await player.say({ do: 'chat', text }, text).catch(() => 'lost');
    if (code === 'ok') acknowledged.push(text);
    else if (code !== 'too-fast') break;
  }
  return acknowledged;
}

describe('one process on SQLite', () => {
  let testDatabase: TestDatabase;
  beforeAll(async () => {
    testDatabase = await sqliteTestDatabase();
  });
  afterAll(() => testDatabase.close());

  it('stops cleanly on SIGTERM', async () => {
    const one = await Process.start(program, testDatabase.settings().data, null);
    const ana = await Guest.come(one.port, 'Ana');
    const { table } = await ana.createTable({ seats: [{ kind: 'me' }, { kind: 'bot' }] });
    const player = await ana.sit(table);
    await player.say({ do: 'start' });
    expect(await one.end('SIGTERM')).toBe(0);
    await player.until(() => player.closed);
    expect(one.output).toContain(`http://localhost:${one.port}`);
    expect(one.output).not.toMatch(/"level":[456]0/);
  });

  it('accepts admin commands while it runs, and a second server explains in one sentence why it cannot start', async () => {
    const { data } = testDatabase.settings();
    const one = await Process.start(program, data, null);
    const ana = await Guest.come(one.port, 'Ana');
    const { table } = await ana.createTable({ seats: [{ kind: 'me' }, { kind: 'bot' }] });
    const player = await ana.sit(table);
    expect(command(program, 'admin', 'list', '--data', data).out).toContain(table);
    const backup = join(data, 'all.backup');
    expect(command(program, 'admin', 'backup', backup, '--data', data).code).toBe(0);
    expect(command(program, 'admin', 'close', table, '--data', data).code).toBe(0);
    await player.until(() => player.state.status === 'closed');
    expect(command(program, 'admin', 'delete', table, '--data', data).code).toBe(0);
    await player.until(() => player.frames.some(({ gone }) => gone === true));
    const elsewhere = join(data, 'elsewhere');
    expect(command(program, 'admin', 'restore', backup, '--data', elsewhere).code).toBe(0);
    expect(command(program, 'admin', 'list', '--data', elsewhere).out).toContain(table);
    expect(command(program, 'serve', '--port', String(one.port), '--data', elsewhere)).toEqual({
      code: 1,
      out: '',
      error: `Port ${one.port} is in use. Choose another with --port.\n`,
    });
    expect(command(program, 'serve', '--port', '0', '--data', data)).toMatchObject({
      code: 1,
      error: expect.stringContaining('Another server is already using the folder'),
    });
    await player.close();
    expect(await one.end('SIGTERM')).toBe(0);
  });

  it('loses nothing acknowledged when it is killed, and bots continue after a restart', async () => {
    const { data } = testDatabase.settings();
    const one = await Process.start(program, data, null);
    const ana = await Guest.come(one.port, 'Ana');
    const { table } = await ana.createTable({ seats: [{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot' }] });
    const player = await ana.sit(table);
    await player.say({ do: 'start' });
    await playOn([player], 12);
    const talking = chatter(player, 'a');
    setTimeout(() => void one.end('SIGKILL'), 100);
    const acknowledged = await talking;
    const { questionVersion } = player.state;
    const entries = await stored(testDatabase, table);
    expect(chatsOf(entries)).toEqual(expect.arrayContaining(acknowledged));
    const two = await Process.start(program, data, null);
    const again = await ana.at(two.port).sit(table);
    expect(again.state.questionVersion).toBeGreaterThanOrEqual(questionVersion);
    expect(await playOn([again], 12, 2)).toBeGreaterThan(0);
    await again.close();
    expect(await two.end('SIGTERM')).toBe(0);
  });
});

describe('an unusable folder', () => {
  let testDatabase: TestDatabase;
  beforeAll(async () => {
    testDatabase = await sqliteTestDatabase();
  });
  afterAll(() => testDatabase.close());

  it('is reported in one sentence that says what to do, and nothing hangs', () => {
    const { data } = testDatabase.settings();
    const file = join(data, 'file');
    writeFileSync(file, '');
    const taken = join(data, 'taken');
    mkdirSync(join(taken, 'triptych.db'), { recursive: true });
    // Nobody can create folders in /proc; where it does not exist, an ordinary user cannot create it.
    for (const folder of [join(file, 'under'), taken, '/proc/triptych']) {
      const { code, out, error } = command(program, 'serve', '--port', '0', '--data', folder);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(error).toMatch(/^The folder .* cannot be used: [^,]*\. Make sure .* --data\.\n$/);
      expect(error).toContain(folder);
    }
  });
});

describe.skipIf(process.platform === 'win32')('a disk that is full', () => {
  let testDatabase: TestDatabase;
  beforeAll(async () => {
    testDatabase = await sqliteTestDatabase();
  });
  afterAll(() => testDatabase.close());

  it('is reported at once, loses nothing acknowledged, and does not block stopping', async () => {
    const { data } = testDatabase.settings();
    const one = await Process.start(program, data, null, 900);
    const ana = await Guest.come(one.port, 'Ana');
    const { table } = await ana.createTable({ seats: [{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot' }] });
    const player = await ana.sit(table);
    await player.say({ do: 'start' });
    const acknowledged: string[] = [];
    let code = 'ok';
    for (let number = 0; code === 'ok' && number < 2000; number++) {
      const text = `${number} ${'x'.repeat(400)}`;
      code = await player.say({ do: 'chat', text });
      if (code === 'ok') acknowledged.push(text);
    }
    expect(code).toBe('failed');
    const health = await fetch(`http://127.0.0.1:${one.port}/api/health`);
    expect([health.status, await health.json()]).toEqual([503, { ok: false, why: 'cannot-store' }]);
    // The output comes through a pipe and may lag behind the reply.
    await vi.waitFor(() => expect(one.output).toContain('make room on the disk'));
    expect(player.closed).toBe(false);
    expect(await one.end('SIGTERM')).toBe(0);
    expect(acknowledged.length).toBeGreaterThan(10);
    expect(chatsOf(await stored(testDatabase, table))).toEqual(acknowledged);
    // With enough space again, everything continues where it was.
    const two = await Process.start(program, data, null);
    const again = await ana.at(two.port).sit(table);
    expect(await again.say({ do: 'chat', text: 'here I am' })).toBe('ok');
    await again.close();
    expect(await two.end('SIGTERM')).toBe(0);
  });
});

describe('two processes on PostgreSQL', () => {
  let testDatabase: TestDatabase;
  let one: Process;
  let two: Process;
  beforeAll(async () => {
    testDatabase = await postgresTestDatabase();
    const { data } = testDatabase.settings();
    const brief = ['--away-after', '1'];
    [one, two] = await Promise.all([
      Process.start(program, data, testDatabase.database, undefined, brief),
      Process.start(program, data, testDatabase.database, undefined, brief),
    ]);
  });
  afterAll(async () => {
    await Promise.all([one.end('SIGTERM'), two.end('SIGTERM')]);
    await testDatabase.close();
  });

  it('serve the same table: an answer given at one arrives at the other', async () => {
    const ana = await Guest.come(one.port, 'Ana');
    const ben = await Guest.come(two.port, 'Ben');
    const { table, key } = await ana.createTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    expect(await ben.command(table, { do: 'sit', seat: 1 }, key)).toBe('ok');
    const players = [await ana.sit(table), await ben.sit(table)];
    await players[0].say({ do: 'start' });
    await Promise.all(players.map((player) => player.until(() => player.state.status === 'running')));
    expect(await playOn(players, 30)).toBe(30);
    // Both chat at once, at both processes: the entry numbers have no gaps or duplicates.
    const said = await Promise.all(
      players.flatMap((player, at) =>
        Array.from({ length: 10 }, (_, number) => player.say({ do: 'chat', text: `${at} ${number}` })),
      ),
    );
    expect(said.every((code) => code === 'ok')).toBe(true);
    expect(chatsOf(await stored(testDatabase, table))).toHaveLength(20);
    await Promise.all(
      players.map((player) =>
        player.until(() => player.frames.filter(({ chat }) => chat !== undefined).length === 20),
      ),
    );
    for (const player of players) await player.close();
  });

  /** Ana and Ben at a running table, each connected to a different process. */
  async function apart(ana: Guest): Promise<{ table: string; hers: Player; his: Player }> {
    const ben = await Guest.come(two.port, 'Ben');
    const { table, key } = await ana.createTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    expect(await ben.command(table, { do: 'sit', seat: 1 }, key)).toBe('ok');
    const [hers, his] = [await ana.sit(table), await ben.sit(table)];
    expect(await his.say({ do: 'start' })).toBe('ok');
    for (const player of [hers, his]) await player.until(() => presentFor(player) === '0,1');
    return { table, hers, his };
  }
  const presentFor = ({ frames }: Player): string =>
    frames.findLast(({ present }) => present !== undefined)?.present?.join() ?? '';

  it('when one is killed, nothing acknowledged is lost, the other takes over its bots, and its people are away until they come back', async () => {
    const ana = await Guest.come(one.port, 'Ana');
    const { table: shared, hers, his } = await apart(ana);
    const { table } = await ana.createTable({
      seats: [{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot' }],
      public: true,
    });
    const player = await ana.sit(table);
    await player.say({ do: 'start' });
    await playOn([player], 6);
    const watcher = await (await Guest.come(two.port, 'Eve')).sit(table);
    const talking = Promise.all([chatter(player, 'a'), watcher.say({ do: 'chat', text: 'b' })]);
    setTimeout(() => void one.end('SIGKILL'), 150);
    const [acknowledged] = await talking;
    expect(chatsOf(await stored(testDatabase, table))).toEqual(
      expect.arrayContaining([...acknowledged, 'b']),
    );
    const again = await ana.at(two.port).sit(table);
    const { questionVersion } = again.state;
    expect(questionVersion).toBeGreaterThanOrEqual(player.state.questionVersion);
    // The bots belonged to the dead process; its lease must expire first.
    await playOn([again], 12, 5);
    expect(again.state.questionVersion).toBeGreaterThan(questionVersion + 5);
    // Nobody reports that Ana is gone: her process has been silent for too long.
    await his.until(() => presentFor(his) === '1' && his.state.seats[0].absent !== null);
    expect(hers.closed).toBe(true);
    expect(await his.say({ do: 'stand-in', seat: 0 })).toBe('ok');
    await his.until(() => his.state.asked.every(({ seat }) => seat !== 0));
    const back = await ana.at(two.port).sit(shared);
    await his.until(() => presentFor(his) === '0,1' && his.state.seats[0].absent === null);
    expect(await back.say({ do: 'back', seat: 0 })).toBe('ok');
    await his.until(() => his.state.seats[0].away === null);
    expect(await playOn([back, his], 6)).toBe(6);
    for (const player of [again, watcher, back, his]) await player.close();
  });

  it('a new process joins, and one that stops hands its tables over at once', async () => {
    one = await Process.start(program, testDatabase.settings().data, testDatabase.database);
    const ana = await Guest.come(one.port, 'Ana');
    const { table } = await ana.createTable({ seats: [{ kind: 'me' }, { kind: 'bot' }] });
    const player = await ana.sit(table);
    await player.say({ do: 'start' });
    await playOn([player], 4);
    expect(await one.end('SIGTERM')).toBe(0);
    const again = await ana.at(two.port).sit(table);
    expect(await playOn([again], 6, 3)).toBe(6);
    await again.close();
  });
});
