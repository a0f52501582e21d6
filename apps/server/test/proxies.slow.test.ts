import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { freePort } from './free-port.ts';
import { Guest, Player, playOn } from './guest.ts';
import { sqliteTestDatabase, started, WIDE } from './test-server.ts';
import { underName } from './under-name.ts';

const BASE = 'https://play.example.org';
const HOST = 'play.example.org';
const REQUESTS = 30;

const page = readFileSync(fileURLToPath(new URL('../../../docs/hosting/README.md', import.meta.url)), 'utf8');

/** The example on the page for operators that starts like this, for a server at this port. */
function example(start: string, port: number): string {
  const found = page.split('```').find((block) => block.trim().startsWith(start)) ?? '';
  expect(found).toContain('127.0.0.1:8080');
  return found.replaceAll('127.0.0.1:8080', `127.0.0.1:${port}`);
}

interface Proxy {
  readonly program: string;
  /** Its configuration around our example, without TLS. */
  readonly config: (port: number, server: number, folder: string) => string;
  readonly args: (file: string, folder: string) => string[];
}

const PROXIES: readonly Proxy[] = [
  {
    program: 'nginx',
    config: (port, server, folder) => {
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (what) => `${what}_temp_path ${folder}/${what};`,
      );
      return `daemon off; pid ${folder}/pid; error_log stderr; events {}
        http { access_log off; ${temporary.join(' ')}
          server { listen 127.0.0.1:${port}; ${example('location / {', server)} } }`;
    },
    args: (file, folder) => ['-p', folder, '-c', file],
  },
  {
    program: 'caddy',
    config: (port, server) =>
      `{\n admin off\n auto_https off\n}\n${example(HOST, server).replace(HOST, `http://${HOST}:${port}`)}`,
    args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
];

function isInstalled(program: string): boolean {
  return spawnSync(program, [program === 'nginx' ? '-v' : 'version']).status === 0;
}

/** Resolves when somebody listens there. */
async function listens(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const socket = connect(port, '127.0.0.1');
    const there = await new Promise((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    socket.destroy();
    if (there === true) return;
  }
  throw new Error('the proxy did not start');
}

describe.each(PROXIES)('behind $program, set up as we advise', ({ program, config, args }) => {
  it.skipIf(!isInstalled(program))('people play, and nobody pretends to be somebody else', async () => {
    const testDatabase = await sqliteTestDatabase();
    const limits = { ...WIDE, requests: REQUESTS };
    const server = await started(testDatabase, { base: BASE, trustProxy: true, limits });
    const folder = mkdtempSync(join(tmpdir(), 'triptych-proxy-'));
    const port = await freePort();
    const file = join(folder, 'config');
    writeFileSync(file, config(port, server.port, folder));
    const proxy = spawn(program, args(file, folder), {
      stdio: 'ignore',
      env: { ...process.env, HOME: folder },
    });
    try {
      await listens(port, proxy);
      const [ana, ben] = await Promise.all(['Ana', 'Ben'].map((name) => Guest.come(server.port, name)));
      const ours = { host: HOST, origin: BASE, cookie: ana.cookie };
      const wanted = { game: 'bellum', seats: [{ kind: 'me' }, { kind: 'open' }] };
      const made = await underName(port, '/api/tables', ours, wanted);
      expect(made.status).toBe(201);
      const { table, key, link }: { table: string; key: string; link: string } = JSON.parse(made.body);
      expect(link).toBe(`${BASE}/t/${table}#${key}`);
      expect(await ben.command(table, { do: 'sit', seat: 1 }, key)).toBe('ok');
      const players = await Promise.all(
        [ana, ben].map((guest) => Player.connect(guest.at(port), { host: HOST, origin: BASE })),
      );
      await Promise.all(players.map((player) => player.open(table)));
      expect(await players[0].say({ do: 'start' })).toBe('ok');
      await Promise.all(players.map((player) => player.until(() => player.state.status === 'running')));
      expect(await playOn(players, 4)).toBe(4);
      for (const player of players) await player.close();

      const foreign = { host: HOST, origin: 'https://evil.example' };
      await expect(Player.connect(ana.at(port), foreign)).rejects.toThrow('403');
      expect((await underName(port, '/api/tables', { ...ours, ...foreign }, wanted)).status).toBe(403);
      expect((await underName(port, '/metrics', { host: HOST })).status).toBe(403);
      const renamed = { host: 'evil.example', 'x-forwarded-host': HOST };
      expect((await underName(port, '/api/games', renamed)).body).not.toContain('bellum');
      // A made-up address does not help anybody past the limits.
      const statuses = [];
      for (let number = 0; number <= REQUESTS; number++)
        statuses.push(
          (await underName(port, '/api/games', { host: HOST, 'x-forwarded-for': `10.0.0.${number}` })).status,
        );
      expect(statuses.at(-1)).toBe(429);
    } finally {
      const ended = new Promise((resolve) => proxy.once('exit', resolve));
      proxy.kill('SIGTERM');
      if (proxy.exitCode === null) await ended;
      await server.stop();
      await testDatabase.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
