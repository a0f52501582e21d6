import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { fingerprint } from './fingerprint.mjs';
import { root, runsAsProgram } from './paths.mjs';

const SOURCES = ['packages', 'games', 'examples', 'apps/web', 'scripts/build-web.mjs', 'package-lock.json'];
const WEB = join(root, 'apps/web');

/**
 * Builds the page into a folder, if any of its sources has changed since the last time. `games` is the folder
 * with the lists of games; a test passes that of the examples.
 */
export async function buildWeb(outDir = join(WEB, 'dist'), games = 'games') {
  const stampFile = join(outDir, '.built');
  const wanted = fingerprint(
    SOURCES,
    /(?<!\.(test|spec))\.(ts|js|json|css|html|svelte|svg|woff2|png|webmanifest)$/,
  );
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  // A test that builds the page builds the shipped one.
  process.env['NODE_ENV'] = 'production';
  // Imported late, to save time if nothing has changed.
  const vite = await import('vite');
  await vite.build({
    configFile: join(WEB, 'vite.config.ts'),
    logLevel: 'warn',
    resolve: { alias: listsOf(games) },
    build: { outDir, emptyOutDir: true },
  });
  packFiles(outDir);
  writeFileSync(stampFile, wanted);
}

/**
 * Lists that replace those of the shipped games.
 * @param {string} games
 */
function listsOf(games) {
  if (games === 'games') return [];
  return ['index', 'web'].map((list) => ({
    find: new RegExp(`^@triptych/games${list === 'index' ? '' : `/${list}`}$`),
    replacement: join(root, games, `${list}.ts`),
  }));
}

/**
 * Puts a compressed copy beside every text file of the page, so that the server need not compress anything.
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
