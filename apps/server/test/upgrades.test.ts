import { randomInt } from 'node:crypto';
import { connect } from 'node:net';
import { FastRng, pick } from '@triptych/kernel';
import { describe, expect, it } from 'vitest';
import { FreshServer } from './fresh-server.ts';
import { Guest, Player } from './guest.ts';
import { WIDE } from './test-server.ts';

interface UpgradeRequest {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Requests a WebSocket upgrade with a path that is not normalized on the way. Refused clients are
 * disconnected.
 */
function requestUpgrade(
  port: number,
  { path, method = 'GET', headers = {} }: UpgradeRequest,
): Promise<number> {
  const lines = Object.entries({
    host: `127.0.0.1:${port}`,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    const status = (): number => Number(/^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1]);
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      if (status() === 101) socket.destroy();
    });
    socket.on('close', () => resolve(status()));
    socket.on('error', reject);
    socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  });
}

type Spelling = (path: string, rng: FastRng) => string;

/** Percent-encodes some of the matching characters. */
const encoded =
  (which: RegExp, most: number): Spelling =>
  (path, rng) =>
    path.replaceAll(which, (letter) => {
      if (rng.below(most) > 0) return letter;
      const code = `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`;
      return rng.below(2) === 0 ? code : code.toUpperCase();
    });

/** Replaces one of the slashes. */
const forSlash =
  (...texts: readonly string[]): Spelling =>
  (path, rng) => {
    const slashes = [...path.matchAll(/\//g)].map(({ index }) => index);
    if (slashes.length === 0) return path;
    const at = pick(slashes, rng);
    return path.slice(0, at) + pick(texts, rng) + path.slice(at + 1);
  };

/** Ways to spell an address, some of which are equivalent. */
const SPELLINGS: readonly Spelling[] = [
  encoded(/[a-z]/gi, 4),
  encoded(/[a-z]/gi, 1),
  encoded(/[^%]/g, 6),
  encoded(/[%/.]/g, 2),
  forSlash('//', '/./', '/../', '/x/../', '/%2e/', '/%2E%2e/', '\\', '%2f', '/;/'),
  (path) => `${path}/`,
  (path, rng) => path + pick(['?', '?a=1', '?/api/socket', '#x', ';x', '%00', '%', '%zz', '.'], rng),
  (path, rng) => path.replaceAll(/[a-z]/g, (letter) => (rng.below(3) > 0 ? letter : letter.toUpperCase())),
  (path, rng) => pick(['http://127.0.0.1', 'https://evil.example', 'http:', '/'], rng) + path,
];

/** Mostly the socket's path, sometimes another one. */
const PATHS = [
  '/api/socket',
  '/api/socket',
  '/api/socket',
  '/api/health',
  '/api/me',
  '/metrics',
  '/',
  '/t/x',
];

function bentPath(rng: FastRng): string {
  let path = pick(PATHS, rng);
  for (let bends = rng.below(4); bends > 0; bends--) path = pick(SPELLINGS, rng)(path, rng);
  return path;
}

/** Whether the path is just another spelling of the socket's. */
function isSocket(path: string): boolean {
  const [local] = path.replace(/^https?:\/\/.*?\//i, '/').split(/[?#]/);
  try {
    return decodeURI(local) === '/api/socket';
  } catch {
    return false;
  }
}

describe('a socket', () => {
  const fresh = new FreshServer();

  const own = (): string => `http://127.0.0.1:${fresh.port}`;
  const foreign = (): string[] => [
    'https://evil.example',
    'null',
    '',
    `${own()}.evil.example`,
    `https://evil.example#${own()}`,
    `${own()}, https://evil.example`,
    'http://127.0.0.1:1',
  ];

  it.each(['/%61pi/socket', '/api/%73ocket', '/%61%70%69/%73%6F%63%6b%65%74?x', 'http://x/api/socket'])(
    'is not opened for a page from elsewhere by another spelling: %s',
    async (path) => {
      const server = await fresh.start();
      const { headers } = await Guest.come(server.port, 'Ana');
      expect(await requestUpgrade(server.port, { path, headers })).toBe(101);
      expect(await requestUpgrade(server.port, { path, headers: { ...headers, origin: own() } })).toBe(101);
      for (const origin of foreign())
        expect([
          origin,
          await requestUpgrade(server.port, { path, headers: { ...headers, origin } }),
        ]).toEqual([origin, 403]);
    },
  );

  const seed = randomInt(2 ** 31);
  it(`opens only at its route and only for our own page, however the address is spelled (seed ${seed})`, async () => {
    const server = await fresh.start();
    const rng = new FastRng(seed);
    let opened = 0;
    for (let number = 0; number < 600; number++) {
      const path = bentPath(rng);
      const method = rng.below(8) === 0 ? pick(['POST', 'HEAD', 'PUT', 'OPTIONS'], rng) : 'GET';
      const origin = pick([own(), own(), null, ...foreign()], rng);
      const headers: Record<string, string> = origin === null ? {} : { origin };
      const status = await requestUpgrade(server.port, { path, method, headers });
      const may = isSocket(path) && method === 'GET' && (origin === null || origin === own());
      // Forms that only proxies or no browsers send may be rejected; everything else must work.
      const must = may && /^\/[^#]*$/.test(path);
      const isOpen = status === 101;
      const isRefused = status >= 400 && status < 500;
      expect({ path, method, origin, status, right: isOpen ? may : isRefused && !must }).toMatchObject({
        right: true,
      });
      if (isOpen) opened++;
    }
    expect(opened).toBeGreaterThan(0);
    const ana = await Guest.come(server.port, 'Ana');
    const { table } = await ana.createTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    const player = await Player.connect(ana, { origin: own() });
    await player.open(table);
    expect(await player.say({ do: 'chat', text: 'here I am' })).toBe('ok');
    await player.close();
  });

  it.each(['/api/me', '/api/health', '/api/nothing', '/nothing', '/metrics'])(
    'asking for one where there is none counts as a request: %s',
    async (path) => {
      const server = await fresh.start({ limits: { ...WIDE, requests: 3 } });
      const statuses = [];
      for (let number = 0; number < 5; number++) statuses.push(await requestUpgrade(server.port, { path }));
      expect(statuses).toEqual([404, 404, 404, 429, 429]);
      const { status } = await new Guest(server.port, 'Ana').send('GET', '/me');
      expect(status).toBe(429);
    },
  );

  it('counts requests refused for their origin, too', async () => {
    const server = await fresh.start({ limits: { ...WIDE, requests: 3 } });
    const statuses = [];
    for (let number = 0; number < 5; number++)
      statuses.push(
        await requestUpgrade(server.port, {
          path: '/api/socket',
          headers: { origin: 'https://evil.example' },
        }),
      );
    expect(statuses).toEqual([403, 403, 403, 429, 429]);
  });
});
