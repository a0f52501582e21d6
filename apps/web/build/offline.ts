import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { build, type Plugin } from 'vite';

const WORKER = 'service-worker.js';
const SOURCE = resolve(import.meta.dirname, '../service-worker/worker.ts');

/** Builds the service worker after the page, with the list of its files. */
export function offline(): Plugin {
  let folder = '';
  return {
    name: 'offline',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      folder = resolve(root, outDir);
    },
    async closeBundle() {
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: {
          FILES: JSON.stringify(filesIn(folder)),
          'process.env.NODE_ENV': '"production"',
        },
        build: {
          outDir: folder,
          emptyOutDir: false,
          target: 'es2022',
          lib: { entry: SOURCE, formats: ['iife'], name: 'serviceWorker', fileName: () => WORKER },
        },
      });
    },
  };
}

/** The names of assets contain a hash of their content; the others need one beside them. */
function filesIn(folder: string): { readonly url: string; readonly revision: string | null }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => statSync(join(folder, file)).isFile() && !/\.(br|gz|map)$/.test(file) && file !== WORKER,
    )
    .map((file) => {
      const url = file.replaceAll(sep, '/');
      const hash = createHash('sha256').update(readFileSync(join(folder, file)));
      return { url, revision: url.startsWith('assets/') ? null : hash.digest('hex').slice(0, 16) };
    })
    .toSorted((one, other) => (one.url < other.url ? -1 : 1));
}
