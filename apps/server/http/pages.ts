import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { problem } from '../problem.ts';
import { pageFiles } from './page-files.ts';
import { plainPage } from './plain-page.ts';

/** Where a missing part is no address of the page, which would be no help to whoever asks for it. */
const NO_PAGES = ['/api', '/assets'];

/** The page, at every address that nothing else has. */
export async function addPages(app: FastifyInstance, web: string): Promise<void> {
  const page = existsSync(web);
  // The page's files lie beside it: it reads the rest of the address itself. What stands behind # stays there.
  if (page)
    app.get<{ Params: { id: string } }>('/t/:id', { schema: { hide: true } }, ({ params }, reply) =>
      reply.redirect(`/?t=${encodeURIComponent(params.id)}`),
    );
  if (page) await app.register(fastifyStatic, pageFiles(web));
  for (const prefix of NO_PAGES) {
    const missing = async (part: FastifyInstance): Promise<void> => {
      part.setNotFoundHandler(() => {
        throw problem('not-found');
      });
    };
    await app.register(missing, { prefix });
  }
  app.setNotFoundHandler((request, reply) => {
    const { method, headers } = request;
    if (method !== 'GET') throw problem('not-found');
    // Every other address is the page's own.
    if (page) return reply.sendFile('index.html');
    return reply
      .type('text/html; charset=utf-8')
      .send(plainPage(headers['accept-language'] ?? '', `${request.protocol}://${request.host}`));
  });
}
