import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { fingerprint } from './fingerprint.mjs';
import { root, runsAsProgram } from './paths.mjs';

const SOURCES = ['packages', 'games', 'apps/web', 'scripts/build-web.mjs', 'package-lock.json'];
const WEB = join(root, 'apps/web');

/** Builds the page into apps/web/dist, if any of its sources changed since the last time. */
export async function buildWeb() {
  const stampFile = join(WEB, 'dist/.built');
  const wanted = fingerprint(SOURCES, /(?<!\.(test|spec))\.(ts|js|json|css|html|svelte|svg|woff2)$/);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  // Imported only now: when nothing changed, the start saves the time.
  const vite = await import('vite');
  await vite.build({ configFile: join(WEB, 'vite.config.ts'), logLevel: 'warn' });
  packFiles(join(WEB, 'dist'));
  writeFileSync(stampFile, wanted);
}

/**
 * Lays a packed copy beside every text of the page, so that the server need not pack anything.
 * @param {string} folder
 */
function packFiles(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|html|svg|webmanifest)$/.test(name)) continue;
    const file = join(folder, name);
    const text = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  }
}

if (runsAsProgram(import.meta.url)) await buildWeb();
