import { hostname } from 'node:os';
import { describe, expect, it, vi } from 'vitest';
import { networkAddress } from '../network-address.ts';
import { Guest, Player } from './guest.ts';
import { OneServer } from './one-server.ts';
import { started } from './test-server.ts';
import { underName } from './under-name.ts';

describe('the HTTP server', () => {
  const one = new OneServer();

  const address = (path: string): string => `http://127.0.0.1:${one.port}${path}`;

  it('lets the page load nothing from other origins', async () => {
    const response = await fetch(address('/'), { headers: { 'accept-language': 'pl,en' } });
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).toContain('lang="pl"');
  });

  it('lets pages of other origins neither act nor listen', async () => {
    const ana = await Guest.come(one.port, 'Ana');
    const foreign = { origin: 'https://evil.example' };
    const { status, body } = await ana.send('POST', '/tables', { game: 'bellum', seats: [] }, foreign);
    expect([status, body]).toMatchObject([403, { error: { code: 'wrong-origin' } }]);
    await expect(Player.connect(ana, foreign)).rejects.toThrow('403');
    await expect(Player.connect(ana, { origin: 'null' })).rejects.toThrow('403');
    const ours = await Player.connect(ana, { origin: `http://127.0.0.1:${one.port}` });
    await ours.close();
  });

  it('invites to an address that others can reach, even if the host has opened it as localhost', async () => {
    const open = await started(one.testDatabase, {
      host: '0.0.0.0',
      data: (await one.testDatabase.another()).data,
    });
    try {
      const ana = await Guest.come(open.port, 'Ana');
      const { link, table, key } = await ana.createTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
      const near = networkAddress('0.0.0.0', open.port) ?? `http://127.0.0.1:${open.port}`;
      expect(link).toBe(`${near}/t/${table}#${key}`);
    } finally {
      await open.stop();
    }
    expect(networkAddress('127.0.0.1', 8080)).toBeNull();
    expect(networkAddress('192.0.2.7', 8080)).toBe('http://192.0.2.7:8080');
  });

  it.each([
    'evil.example',
    'evil.example:80',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'user@localhost',
    '203.0.113.7',
    '[2001:db8::7]:8080',
  ])('serves nothing under a foreign name, whatever origin comes with it: %s', async (host) => {
    const foreign = { host, origin: `http://${host}` };
    const post = await underName(one.port, '/api/guests', foreign, { name: 'Ana' });
    expect(post).toMatchObject({ status: 421, body: expect.stringContaining('wrong-host') });
    expect(await underName(one.port, '/api/games', { host })).toMatchObject({ status: 421 });
    const page = await underName(one.port, '/', { host, accept: 'text/html', 'accept-language': 'de' });
    expect(page).toMatchObject({ status: 421, body: expect.stringContaining(`--base http://${host}`) });
    expect(page.body).toContain('Wer ihn betreibt');
    const ana = await Guest.come(one.port, 'Ana');
    await expect(Player.connect(ana, foreign)).rejects.toThrow('421');
    // A balancer may call it by any name.
    expect(await underName(one.port, '/api/health', { host })).toMatchObject({ status: 200 });
    expect(await underName(one.port, '/metrics', { host })).toMatchObject({ status: 403 });
  });

  it.each([
    'localhost',
    '127.0.0.1:99',
    '192.168.1.7:8080',
    '[fe80::1]',
    '[::1]:8080',
    'LOCALHOST:8080',
    hostname(),
  ])('is known by names that only lead here from nearby: %s', async (host) => {
    const got = await underName(
      one.port,
      '/api/guests',
      { host, origin: `http://${host.toLowerCase()}` },
      { name: 'Ana' },
    );
    expect(got).toMatchObject({ status: 201 });
  });

  it('is known by its public address, and invites there', async () => {
    const base = 'https://play.example.org';
    const open = await started(one.testDatabase, { base, data: (await one.testDatabase.another()).data });
    try {
      const ana = await Guest.come(open.port, 'Ana');
      const ours = { host: 'play.example.org', origin: base, cookie: ana.cookie };
      const wanted = { game: 'bellum', seats: [{ kind: 'me' }, { kind: 'bot' }] };
      const made = await underName(open.port, '/api/tables', ours, wanted);
      expect(made).toMatchObject({ status: 201, body: expect.stringContaining(`"link":"${base}/t/`) });
      const foreign = { ...ours, host: 'evil.example' };
      expect(await underName(open.port, '/api/tables', foreign, wanted)).toMatchObject({ status: 421 });
      // Whoever sits between a reader and the server can forge a page without TLS.
      const forged = { ...ours, origin: 'http://play.example.org' };
      expect(await underName(open.port, '/api/tables', forged, wanted)).toMatchObject({ status: 403 });
      await expect(Player.connect(ana.at(open.port), forged)).rejects.toThrow('403');
    } finally {
      await open.stop();
    }
  });

  it('shows its metrics to this machine, and to whoever has the token', async () => {
    const open = await started(one.testDatabase, {
      metricsToken: 'open sesame',
      data: (await one.testDatabase.another()).data,
    });
    const look = async (headers: Record<string, string>): Promise<number> =>
      (await underName(open.port, '/metrics', headers)).status;
    try {
      expect(await look({ host: 'localhost' })).toBe(200);
      // A proxy on this machine passes requests of others on.
      const elsewhere = { host: 'localhost', 'x-forwarded-for': '203.0.113.7' };
      expect(await look(elsewhere)).toBe(403);
      for (const name of ['forwarded', 'via', 'x-real-ip', 'x-forwarded-host', 'cf-connecting-ip'])
        expect([name, await look({ host: 'localhost', [name]: 'somebody' })]).toEqual([name, 403]);
      expect(await look({ ...elsewhere, authorization: 'Bearer open' })).toBe(403);
      expect(await look({ ...elsewhere, authorization: 'Bearer open sesame' })).toBe(200);
      expect(await look({ host: 'triptych:8080', authorization: 'Bearer open sesame' })).toBe(200);
    } finally {
      await open.stop();
    }
  });

  it('reports metrics and health', async () => {
    expect(await (await fetch(address('/api/health'))).json()).toEqual({ ok: true });
    const metrics = await (await fetch(address('/metrics'))).text();
    for (const name of [
      'triptych_entries_total',
      'triptych_commit_seconds',
      'triptych_tables_in_memory',
      'triptych_sockets',
    ]) {
      expect(metrics).toContain(name);
    }
  });

  it('is unhealthy while nothing can be stored, refuses answers, and recovers by itself', async () => {
    const ana = await Guest.come(one.port, 'Ana');
    const { table } = await ana.createTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    const player = await ana.sit(table);
    const { entryLog, storage } = one.server.registry;
    const full = vi.spyOn(storage, 'append').mockRejectedValue(new Error('database or disk is full'));
    expect(await player.say({ do: 'chat', text: 'lost' })).toBe('failed');
    const ill = await fetch(address('/api/health'));
    expect([ill.status, await ill.json()]).toEqual([503, { ok: false, why: 'cannot-store' }]);
    full.mockRestore();
    expect(await one.server.registry.load(table, 0)).toHaveLength(1);
    entryLog.probe();
    await vi.waitUntil(() => entryLog.problem === null, { timeout: 20_000 });
    expect((await fetch(address('/api/health'))).status).toBe(200);
    expect(await player.say({ do: 'chat', text: 'kept' })).toBe('ok');
    await player.close();
  });

  it('creates no table for a stranger', async () => {
    const stranger = new Guest(one.port, '');
    stranger.token = 'made-up';
    expect(
      (await stranger.send('POST', '/tables', { game: 'bellum', seats: [{ kind: 'me' }, { kind: 'bot' }] }))
        .status,
    ).toBe(401);
  });
});
