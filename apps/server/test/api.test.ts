import { serverFrame, rest, wireMessage } from '@triptych/protocol';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { Admins } from '../administration/admins.ts';
import { Guest, playOn } from './guest.ts';
import { OneServer } from './one-server.ts';
import { playing } from './two-servers.ts';

/** The method and path of each route in the router's printed tree, in OpenAPI's notation. */
function routesOf(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const found = /^(.*?[├└]── )(\S*)(?: \((.*)\))?$/.exec(line);
    if (found === null) return [];
    const [, indent, part, methods = ''] = found;
    const depth = indent.length / 4;
    above.length = depth - 1;
    above.push(part);
    const path = above.join('').replaceAll(/:(\w+)/g, '{$1}');
    return methods
      .split(', ')
      .filter((method) => !['', 'HEAD', 'OPTIONS'].includes(method))
      .map((method) => `${method} ${path}`);
  });
}

interface Operation {
  readonly summary?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}
type Content = Readonly<Record<string, { readonly schema: object }>>;

/** Sockets are described separately; pages and metrics are not for clients. */
const APART = [
  'GET /api/openapi.json',
  'GET /api/socket.json',
  'GET /api/socket',
  'GET /api/me/feed',
  'GET /metrics',
  ...['stop', 'confirm'].flatMap((page) => [`GET /notices/${page}`, `POST /notices/${page}`]),
];

/** The address says it all. */
const WITHOUT_BODY = [
  'POST /api/admin/backup',
  'POST /api/admin/tables/{id}/close',
  'POST /api/daily',
  'POST /api/logout',
  'POST /api/me/device-link',
  'POST /api/me/notices/channels/{id}/test',
  'POST /api/me/other-devices/end',
  'POST /api/me/recovery',
  'POST /api/passkeys/challenge',
  'POST /api/passkeys/new',
  'POST /api/tables/{id}/rematch',
];

describe('the interface for programs', () => {
  const one = new OneServer();

  async function operations(): Promise<readonly (readonly [string, Operation])[]> {
    const response = await fetch(`http://127.0.0.1:${one.port}/api/openapi.json`);
    const { openapi, paths } = (await response.json()) as {
      openapi: string;
      paths: Record<string, Record<string, Operation>>;
    };
    expect(openapi).toBe('3.1.0');
    return Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
      ),
    );
  }

  it('documents all of its routes', async () => {
    const described = (await operations()).map(([route, { summary }]) => {
      expect(summary).toEqual(expect.any(String));
      return route;
    });
    const routes = routesOf(one.server.app.printRoutes({ commonPrefix: false }));
    expect(described.sort()).toEqual(routes.filter((route) => !APART.includes(route)).sort());
    expect(routes.length).toBeGreaterThan(20);
  });

  it('has a schema for everything that is sent and answered', async () => {
    const isDescribed = (content: Content | undefined): boolean =>
      Object.keys(content?.['application/json']?.schema ?? {}).length > 0;
    const found = (await operations()).map(([route, { parameters = [], requestBody, responses }]) => {
      const codes = Object.keys(responses).filter((code) => isDescribed(responses[code].content));
      const named = parameters.filter((one) => one.in === 'path').map(({ name }) => `{${name}}`);
      return {
        route,
        answer: codes.some((code) => code.startsWith('2')),
        refusal: codes.includes('4XX'),
        body: /^(POST|PUT|PATCH) /.test(route) && isDescribed(requestBody?.content),
        parameters: named.sort(),
      };
    });
    expect(found).toEqual(
      found.map(({ route }) => ({
        route,
        answer: true,
        refusal: true,
        body: /^(POST|PUT|PATCH) /.test(route) && !WITHOUT_BODY.includes(route),
        parameters: (route.match(/\{\w+\}/g) ?? []).sort(),
      })),
    );
  });

  it('describes every frame of its sockets', async () => {
    const response = await fetch(`http://127.0.0.1:${one.port}/api/socket.json`);
    const { client, server, feed } = (await response.json()) as Record<string, Record<string, object>>;
    expect(Object.keys(client)).toEqual(['open', 'watch', 'story', 'ping', 'command']);
    for (const schema of [client, server, feed].flatMap(Object.values))
      expect(Object.keys(schema)).toEqual(expect.arrayContaining(['$schema']));
    expect(server['message']).toMatchObject({
      type: 'array',
      prefixItems: [
        { type: 'integer' },
        { type: 'number' },
        {
          anyOf: [
            { const: 0 },
            { type: 'array', items: { prefixItems: [{ anyOf: [{ type: 'array' }, { type: 'integer' }] }] } },
          ],
        },
        { description: expect.any(String) },
        {
          anyOf: [
            { const: 0 },
            { properties: { by: {}, undone: {}, undoneBy: {}, chat: { properties: { text: {} } } } },
          ],
        },
        { prefixItems: [{ anyOf: [{ type: 'array' }, { type: 'integer' }] }] },
      ],
    });
  });

  it('sends what its schemas describe, and no more: matches, people, and every frame', async () => {
    const [ana, ben] = [await Guest.come(one.port, 'Ana'), await Guest.come(one.port, 'Ben')];
    await ana.send('POST', '/me/programs', { name: 'Robot' });
    const token = await new Admins(one.server.registry.storage).link();
    await ana.send('POST', '/admin/claim', { token });
    const describes = async (schema: z.ZodType, path: string): Promise<void> => {
      const { status, body } = await ana.send('GET', path);
      expect({ path, status, read: schema.safeParse(body) }).toEqual({
        path,
        status: 200,
        read: { success: true, data: body },
      });
    };
    const { table, players } = await playing(ana, ben);
    await players[0].say({ do: 'chat', text: 'hello' });
    await playOn(players, 5);
    await describes(rest.exportedTable, `/admin/tables/${table}/export`);
    await describes(rest.seenState, `/tables/${table}/state?as=0`);
    await playOn(players);
    await describes(rest.seenState, `/tables/${table}/state`);
    await describes(rest.story, `/tables/${table}/story?as=0`);
    await describes(rest.seenRecording, `/tables/${table}/recording?as=0`);
    await one.server.registry.upToDate();
    await describes(rest.exportedMatch, `/tables/${table}/export`);
    await describes(rest.exportedTable, `/admin/tables/${table}/export`);
    await describes(rest.exportedPerson, '/me/export');
    await describes(rest.pack, `/tables/${table}/pack`);
    for (const { texts } of players)
      for (const text of texts) {
        const frame: unknown = JSON.parse(text);
        const schema = Array.isArray(frame) ? wireMessage : serverFrame;
        expect(schema.parse(frame)).toEqual(frame);
      }
  });
});
