import { relative, sep } from 'node:path';
import type { FastifyStaticOptions } from '@fastify/static';

const YEAR = 365 * 24 * 60 * 60;

/** How the files of the page are sent: packed where the build has packed them, and asked for only once. */
export function pageFiles(root: string): FastifyStaticOptions {
  return {
    root,
    wildcard: false,
    index: ['index.html'],
    preCompressed: true,
    cacheControl: false,
    // The names of assets change with their contents.
    setHeaders: (reply, path) => {
      const asset = relative(root, path).startsWith(`assets${sep}`);
      void reply.header('cache-control', asset ? `public, max-age=${YEAR}, immutable` : 'no-cache');
    },
  };
}
