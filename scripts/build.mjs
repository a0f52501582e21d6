// Bundles the program with all its threads. The server's npm packages stay external: some are native.
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { root, runsAsProgram } from './paths.mjs';

/** The bundle's entry points (the program and each worker thread): the output name and the source. */
const ENTRIES = {
  triptych: 'apps/cli/main.ts',
  'simulate-worker': 'apps/cli/simulate-worker.ts',
  'tournament-worker': 'apps/cli/tournament-worker.ts',
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

// CommonJS packages call `require`, which an ES module lacks.
const BANNER = `#!/usr/bin/env node
import { createRequire as createRequireOfBundle } from 'node:module';
const require = createRequireOfBundle(import.meta.url);`;

/**
 * Bundles everything into a folder, if any of the sources has changed since the last time. `games` is the
 * folder with the lists of games; a test passes that of the examples.
 */
export async function build(outdir = OUT, games = 'games') {
  const stampFile = join(outdir, '.built');
  const wanted = fingerprint(SOURCES, /(?<!\.test)\.(ts|mjs|json|md)$/);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  rmSync(outdir, { recursive: true, force: true });
  // Imported late, to save time if nothing has changed.
  const esbuild = await import('esbuild');
  const { dependencies } = JSON.parse(readFileSync(join(root, 'apps/server/package.json'), 'utf8'));
  const built = esbuild.build({
    absWorkingDir: root,
    entryPoints: ENTRIES,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // Commands load only what they need: reading the rules does not load a server.
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    ...(games === 'games' ? {} : { alias: { '@triptych/games': join(root, games) } }),
    external: Object.keys(dependencies).filter((name) => !name.startsWith('@triptych/')),
    banner: { js: BANNER },
    logLevel: 'warning',
  });
  // esbuild has already printed the errors.
  await built.catch(() => process.exit(1));
  chmodSync(join(outdir, 'triptych.mjs'), 0o755);
  writeFileSync(stampFile, wanted);
}

// A test builds into its own folder.
if (runsAsProgram(import.meta.url)) await build(...process.argv.slice(2));
