import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Server } from '../serve.ts';
import { STANDARD } from '../settings.ts';
import { type TestDatabase, sqliteTestDatabase, started } from './test-server.ts';

/** A request whose path is not normalized on the way. */
function ask(port: number, path: string): Promise<{ status: number; headers: Headers; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => {
        const headers = new Headers(response.headers as Record<string, string>);
        resolve({ status: response.statusCode ?? 0, headers, text });
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}

describe('the page', () => {
  let testDatabase: TestDatabase;
  let server: Server;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'triptych-'));
    // Browsers may only cache what is in the page's own folder of that name.
    const web = join(folder, 'assets', 'web');
    mkdirSync(join(web, 'assets'), { recursive: true });
    for (const outside of [folder, join(folder, 'assets')])
      writeFileSync(join(outside, 'secret.txt'), 'nobody may read this');
    writeFileSync(join(web, 'index.html'), '<!doctype html><title>Page</title>');
    writeFileSync(join(web, 'assets', 'app-1a2b3c.js'), 'export {};');
    testDatabase = await sqliteTestDatabase();
    server = await started(testDatabase, { limits: { ...STANDARD.limits, requests: 60 } }, { web });
  });
  afterAll(async () => {
    await server.stop();
    await testDatabase.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['/', 'text/html', 'no-cache'],
    ['/?t=some-table', 'text/html', 'no-cache'],
    ['/assets/app-1a2b3c.js', 'javascript', 'public, max-age=31536000, immutable'],
  ])('%s comes with its type, a strict policy, and its lifetime in caches', async (path, kind, caching) => {
    const { status, headers } = await ask(server.port, path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain(kind);
    expect(headers.get('cache-control')).toBe(caching);
    expect(headers.get('content-security-policy')).toContain("default-src 'none';script-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    ['/t/some-table', '/?t=some-table'],
    ['/t/some-table/tv', '/?t=some-table&tv'],
  ])('an invitation link opens the page at the table, or at its television: %s', async (link, page) => {
    const { status, headers } = await ask(server.port, link);
    expect([status, headers.get('location')]).toEqual([302, page]);
  });

  it.each(['/assets/old.js', '/%61ssets/old.js', '/asset%73/old.js?x', '/api/nothing', '/%61pi/nothing'])(
    'a missing part of the page or the server is not answered with the page: %s',
    async (path) => {
      const { status, text } = await ask(server.port, path);
      expect([status, JSON.parse(text)]).toMatchObject([404, { error: { code: 'not-found' } }]);
    },
  );

  it.each(['/assetsold', '/apiary', '/nothing'])(
    'every other address is the page’s own: %s',
    async (path) => {
      const { status, text } = await ask(server.port, path);
      expect([status, text]).toEqual([200, '<!doctype html><title>Page</title>']);
    },
  );

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//secret.txt',
    '/assets/',
    '/assets',
  ])('nothing outside of the folder is served, and no list: %s', async (path) => {
    const { text } = await ask(server.port, path);
    expect(text).not.toContain('nobody may read this');
    expect(text).not.toContain('app-1a2b3c.js');
  });

  // The last one: it uses up what an address may ask.
  it('its files are not counted as requests; other addresses are', async () => {
    const statuses = async (path: string): Promise<Set<number>> => {
      const asked = Array.from({ length: 80 }, () => ask(server.port, path));
      return new Set((await Promise.all(asked)).map(({ status }) => status));
    };
    expect(await statuses('/')).toEqual(new Set([200]));
    expect(await statuses('/assets/app-1a2b3c.js')).toEqual(new Set([200]));
    expect(await statuses('/assets/missing.js')).toEqual(new Set([404, 429]));
    expect(await statuses('/')).toEqual(new Set([200]));
  });
});
