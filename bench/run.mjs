// Checks and bundles the benchmarks, then runs them: `node run.mjs [engine] [server]`.
import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** By name: the files of a benchmark; the first one is run. */
const PARTS = {
  engine: ['engine', 'engine-child'],
  programs: ['programs'],
  server: [
    'server',
    'server-floor',
    'server-boardgame-io',
    'server-tables',
    '../apps/server/storage/writer.mjs',
  ],
};

/** Native packages and such that look for files of their own stay outside of the bundles. */
const OUTSIDE = ['boardgame.io', 'better-sqlite3', 'kysely', 'pg', 'pino', 'prom-client', 'ws'];

const here = fileURLToPath(new URL('.', import.meta.url));
const wanted = process.argv.slice(2);
const unknown = wanted.find((part) => !(part in PARTS));
if (unknown !== undefined) {
  console.error(`There is no benchmark "${unknown}". Possible: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}
for (const [part, files] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(part)) continue;
  await build({
    entryPoints: files.map((file) => ({
      in: here + (file.endsWith('.mjs') ? file : `${file}.ts`),
      out: basename(file, '.mjs'),
    })),
    outdir: `${here}dist`,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: OUTSIDE,
    logLevel: 'error',
  });
  const { status } = spawnSync(process.execPath, [`${here}dist/${files[0]}.mjs`], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
