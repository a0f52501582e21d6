import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FreshServer } from './fresh-server.ts';
import { Guest, Player } from './guest.ts';
import { WIDE } from './test-server.ts';
import { underName } from './under-name.ts';

describe('limits', () => {
  const fresh = new FreshServer();
  beforeEach(() => {
    // Freeze the clock, so that no bucket refills during a slow test.
    vi.spyOn(Date, 'now').mockReturnValue(Date.now());
  });

  it('requests per address', async () => {
    const server = await fresh.start({ limits: { ...WIDE, requests: 5 } });
    const ana = new Guest(server.port, 'Ana');
    const answers = [];
    for (let number = 0; number < 8; number++) answers.push(await ana.send('GET', '/me'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect(answers.at(-1)?.body).toMatchObject({ error: { code: 'too-fast' } });
    expect((await fetch(`http://127.0.0.1:${server.port}/api/health`)).status).toBe(200);
  });

  it('new guests and tables per address', async () => {
    const server = await fresh.start({ limits: { ...WIDE, requests: 12 } });
    const names = Array.from({ length: 8 }, (_, at) => `Guest ${at}`);
    const codes = [];
    for (const name of names)
      codes.push((await new Guest(server.port, name).send('POST', '/guests', { name })).status);
    expect(codes).toEqual([201, 201, 201, 201, 201, 201, 429, 429]);
  });

  it('guesses at passwords and codes', async () => {
    const server = await fresh.start();
    const eve = new Guest(server.port, 'Eve');
    const codes = [];
    for (let number = 0; number < 12; number++)
      codes.push((await eve.send('POST', '/recover', { code: String(number) })).status);
    expect(codes.slice(-2)).toEqual([429, 429]);
  });

  it('what an address sends to be stored, as however many guests', async () => {
    const server = await fresh.start();
    const body = JSON.stringify({ game: 'bellum', content: 'x'.repeat(500_000) });
    let sent = 0;
    let status = 0;
    for (; status !== 429 && sent < 80_000_000; sent += body.length) {
      const guest = new Guest(server.port, 'Eve');
      ({ status } = await guest.send('POST', '/packs', body));
    }
    expect(status).toBe(429);
    expect(sent).toBeGreaterThan(60_000_000);
    // Everything else still works.
    const eve = await Guest.come(server.port, 'Eve');
    expect((await eve.createTable({ seats: [{ kind: 'me' }, { kind: 'bot' }] })).table).toBeTruthy();
  });

  it('commands per seat, over however many connections', async () => {
    const server = await fresh.start({ limits: { ...WIDE, messages: 1 } });
    const ana = await Guest.come(server.port, 'Ana');
    const { table } = await ana.createTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    const sockets = [await ana.sit(table), await ana.sit(table)];
    // Each connection alone may send ten at once.
    const codes = await Promise.all(
      sockets.flatMap((socket) => Array.from({ length: 9 }, () => socket.say({ do: 'resume' }))),
    );
    expect(codes).toContain('not-paused');
    expect(codes).toContain('too-fast');
    expect(await ana.command(table, { do: 'resume' })).toBe('too-fast');
    const ben = await Guest.come(server.port, 'Ben');
    const { table: other } = await ben.createTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    expect(await ben.command(other, { do: 'resume' })).toBe('not-paused');
    for (const socket of sockets) await socket.close();
  });

  it('commands per address, over however many tables', async () => {
    const server = await fresh.start({ limits: { ...WIDE, messages: 1 } });
    const codes: string[] = [];
    for (let tables = 0; tables < 7; tables++) {
      const guest = await Guest.come(server.port, `Eve ${tables}`);
      const { table } = await guest.createTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
      const socket = await guest.sit(table);
      // Eight are within the limits of a connection and of a seat.
      for (let number = 0; number < 8; number++) codes.push(await socket.say({ do: 'resume' }));
      await socket.close();
    }
    expect(codes.filter((code) => code === 'not-paused')).toHaveLength(50);
    expect(codes.filter((code) => code === 'too-fast')).toHaveLength(6);
  });

  it('claims to the seats of a table, over however many guests; its players are not disturbed', async () => {
    const server = await fresh.start({ limits: WIDE });
    const ana = await Guest.come(server.port, 'Ana');
    const { table } = await ana.createTable({ seats: [{ kind: 'me' }, { kind: 'open' }], public: true });
    const strangers = await Promise.all(
      Array.from({ length: 40 }, (_, number) => Guest.come(server.port, `Eve ${number}`)),
    );
    const claim = { do: 'claim', seat: 0 };
    const codes = await Promise.all(strangers.map((eve) => eve.command(table, claim)));
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    expect(codes).toContain('claim-pending');
    expect(codes.filter((code) => code === 'too-fast').length).toBeGreaterThan(10);
    // Other tables are open to claims, and this one to everything else.
    const { table: other } = await ana.createTable({
      seats: [{ kind: 'me' }, { kind: 'open' }],
      public: true,
    });
    expect(await strangers[0].command(other, claim)).toBe('ok');
    expect(await strangers[0].command(table, { do: 'sit', seat: 1 })).toBe('ok');
  });

  it('sockets per address, messages per socket, chat per person', async () => {
    const server = await fresh.start({ limits: { ...WIDE, sockets: 2, messages: 2, chat: 3 } });
    const ana = await Guest.come(server.port, 'Ana');
    const { table } = await ana.createTable({ seats: [{ kind: 'me' }, { kind: 'bot' }] });
    const [one, two] = [await ana.sit(table), await ana.sit(table)];
    await expect(Player.connect(ana)).rejects.toThrow('429');
    const codes = [];
    for (let number = 0; number < 5; number++) codes.push(await one.say({ do: 'chat', text: 'hm' }));
    expect(codes).toEqual(['ok', 'ok', 'ok', 'too-fast', 'too-fast']);
    for (let number = 0; number < 300; number++) one.raw({ ping: 1 });
    // The refusal names the command that came too fast.
    expect(await one.say({ do: 'resume' })).toBe('too-fast');
    expect(two.closed).toBe(false);
    await one.close();
    await two.close();
  });

  it('commands of somebody who only watches count like chatting; those of players do not', async () => {
    const server = await fresh.start({ limits: { ...WIDE, chat: 3 } });
    const [ana, eve] = [await Guest.come(server.port, 'Ana'), await Guest.come(server.port, 'Eve')];
    const { table } = await ana.createTable({ public: true, seats: [{ kind: 'me' }, { kind: 'bot' }] });
    const [player, stranger] = [await ana.sit(table), await eve.sit(table)];
    const [hers, theirs]: string[][] = [[], []];
    for (let number = 0; number < 5; number++) {
      theirs.push(await stranger.say({ do: 'claim', seat: 1 }));
      hers.push(await player.say({ do: 'resume' }));
    }
    expect(theirs).toEqual([...Array<string>(3).fill('not-a-player'), 'too-fast', 'too-fast']);
    expect(hers).toEqual(Array<string>(5).fill('not-paused'));
    expect(await eve.command(table, { do: 'claim', seat: 1 })).toBe('too-fast');
    await player.close();
    await stranger.close();
  });

  it('addresses of one IPv6 network count as one, those of others do not', async () => {
    const server = await fresh.start({ trustProxy: true, limits: { ...WIDE, requests: 12, sockets: 2 } });
    const statusFor = async (address: string): Promise<number> => {
      const from = { 'x-forwarded-for': address };
      return (await new Guest(server.port, 'Eve').send('POST', '/guests', { name: 'Eve' }, from)).status;
    };
    const codes = [];
    for (let host = 1; host <= 7; host++) codes.push(await statusFor(`2001:db8::${host}`));
    expect(codes).toEqual([201, 201, 201, 201, 201, 201, 429]);
    expect(await statusFor('2001:db8:0:1::1')).toBe(201);
    const eve = new Guest(server.port, 'Eve');
    const connectFrom = (address: string) => Player.connect(eve, { 'x-forwarded-for': address });
    const sockets = [await connectFrom('2001:db8:0:2::1'), await connectFrom('2001:db8:0:2::2')];
    await expect(connectFrom('2001:db8:0:2::3')).rejects.toThrow('429');
    for (const socket of sockets) await socket.close();
  });

  it('a body that is too long is called so, however long it claims to be', async () => {
    const server = await fresh.start();
    for (const length of ['600000', '99999999999']) {
      const headers = { host: 'localhost', 'content-length': length };
      const got = await underName(server.port, '/api/guests', headers, { name: 'Eve' });
      expect([length, got]).toMatchObject([
        length,
        { status: 413, body: expect.stringContaining('too-long') },
      ]);
    }
  });
});
