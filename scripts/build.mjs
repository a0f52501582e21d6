import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { root, runsAsProgram } from './paths.mjs';

/** What becomes a program of its own in apps/cli/dist (also each worker thread): its name there, and its source. */
const ENTRIES = { triptych: 'apps/cli/main.ts', 'simulate-worker': 'apps/cli/simulate-worker.ts' };

const SOURCES = ['packages', 'apps/cli', 'scripts/build.mjs', 'package-lock.json'];
const OUT = join(root, 'apps/cli/dist');

export const bundle = join(OUT, 'triptych.mjs');

// Packages that still are CommonJS call `require`, which an ES module lacks.
const BANNER = `#!/usr/bin/env node
import { createRequire as createRequireOfBundle } from 'node:module';
const require = createRequireOfBundle(import.meta.url);`;

/** Bundles the command line program, if any of its sources changed since the last time. */
export async function build() {
  const stampFile = join(OUT, '.built');
  const wanted = fingerprint(SOURCES, /(?<!\.test)\.(ts|json|md)$/);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  // Imported only now: when nothing changed, the start saves the time.
  const esbuild = await import('esbuild');
  const built = esbuild.build({
    absWorkingDir: root,
    entryPoints: ENTRIES,
    outdir: OUT,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    banner: { js: BANNER },
    logLevel: 'warning',
  });
  // What is wrong, esbuild has said by itself.
  await built.catch(() => process.exit(1));
  for (const name of Object.keys(ENTRIES)) chmodSync(join(OUT, `${name}.mjs`), 0o755);
  writeFileSync(stampFile, wanted);
}

if (runsAsProgram(import.meta.url)) await build();
