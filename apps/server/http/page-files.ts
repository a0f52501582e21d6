import { relative, sep } from 'node:path';
import type { FastifyStaticOptions } from '@fastify/static';

const YEAR = 365 * 24 * 60 * 60;

/** Serves the page's files, precompressed where the build has done so, and cacheable. */
export function pageFiles(root: string): FastifyStaticOptions {
  return {
    root,
    wildcard: false,
    index: ['index.html'],
    preCompressed: true,
    cacheControl: false,
    // The names of assets contain a hash of their content.
    setHeaders: (reply, path) => {
      const asset = relative(root, path).startsWith(`assets${sep}`);
      void reply.header('cache-control', asset ? `public, max-age=${YEAR}, immutable` : 'no-cache');
    },
  };
}
