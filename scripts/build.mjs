// Bundles the program with all its threads; packages from npm that the server needs stay outside: some are native.
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { root, runsAsProgram } from './paths.mjs';

/** What becomes a file of its own (the program, and each worker thread): its name there, and its source. */
const ENTRIES = {
  triptych: 'apps/cli/main.ts',
  'simulate-worker': 'apps/cli/simulate-worker.ts',
  'bot-worker': 'apps/server/bot-worker.ts',
  'proof-worker': 'apps/server/proof-worker.ts',
  writer: 'apps/server/storage/writer.mjs',
};

const SOURCES = [
  'packages',
  'games',
  'examples',
  'apps/cli',
  'apps/server',
  'scripts/build.mjs',
  'package-lock.json',
];
const OUT = join(root, 'apps/cli/dist');

export const bundle = join(OUT, 'triptych.mjs');

// Packages that still are CommonJS call `require`, which an ES module lacks.
const BANNER = `#!/usr/bin/env node
import { createRequire as createRequireOfBundle } from 'node:module';
const require = createRequireOfBundle(import.meta.url);`;

/**
 * Bundles everything into a folder, if any of the sources changed since the last time. `games` is the folder with the
 * lists of the games: a test hands in that of the examples.
 */
export async function build(outdir = OUT, games = 'games') {
  const stampFile = join(outdir, '.built');
  const wanted = fingerprint(SOURCES, /(?<!\.test)\.(ts|mjs|json|md)$/);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  rmSync(outdir, { recursive: true, force: true });
  // Imported only now: when nothing changed, the start saves the time.
  const esbuild = await import('esbuild');
  const { dependencies } = JSON.parse(readFileSync(join(root, 'apps/server/package.json'), 'utf8'));
  const built = esbuild.build({
    absWorkingDir: root,
    entryPoints: ENTRIES,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // Commands load only what they need: reading the rules does not wait for a server.
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    ...(games === 'games' ? {} : { alias: { '@triptych/games': join(root, games) } }),
    external: Object.keys(dependencies).filter((name) => !name.startsWith('@triptych/')),
    banner: { js: BANNER },
    logLevel: 'warning',
  });
  // What is wrong, esbuild has said by itself.
  await built.catch(() => process.exit(1));
  chmodSync(join(outdir, 'triptych.mjs'), 0o755);
  writeFileSync(stampFile, wanted);
}

// A test builds into a folder of its own, so that it disturbs nobody.
if (runsAsProgram(import.meta.url)) await build(...process.argv.slice(2));
