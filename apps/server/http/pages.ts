import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { requestError } from '../request-error.ts';
import { pageFiles } from './page-files.ts';
import { noClientPage } from './plain-page.ts';

/** Below these paths a missing file is a 404, not the page. */
const NO_PAGES = ['/api', '/assets'];

/** Serves the page at every address that no other route matches. `files` gets the routes of its files. */
export async function addPages(app: FastifyInstance, web: string, files: Set<string>): Promise<void> {
  const page = existsSync(web);
  // The page's files are relative to it, and it reads the rest of the address itself. Browsers keep the
  // fragment.
  const table = { '/t/:id': '', '/t/:id/tv': '&tv' };
  for (const [path, more] of page ? Object.entries(table) : [])
    app.get<{ Params: { id: string } }>(path, { schema: { hide: true } }, ({ params }, reply) =>
      reply.redirect(`/?t=${encodeURIComponent(params.id)}${more}`),
    );
  if (page) {
    let registering = true;
    app.addHook('onRoute', ({ url }) => {
      if (registering) files.add(url);
    });
    await app.register(fastifyStatic, pageFiles(web));
    registering = false;
  }
  for (const prefix of NO_PAGES) {
    const missing = async (part: FastifyInstance): Promise<void> => {
      part.setNotFoundHandler(() => {
        throw requestError('not-found');
      });
    };
    await app.register(missing, { prefix });
  }
  app.setNotFoundHandler((request, reply) => {
    const { method, headers } = request;
    if (method !== 'GET') throw requestError('not-found');
    // Every other address is routed by the page.
    if (page) return reply.sendFile('index.html');
    return reply
      .type('text/html; charset=utf-8')
      .send(noClientPage(headers['accept-language'] ?? '', `${request.protocol}://${request.host}`));
  });
}
