// Bundles the server and the thread of its bots; packages from npm stay outside, some of them are native.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runsAsProgram } from './paths.mjs';

const FOLDER = join(root, 'apps/server');

export const serverBundle = join(FOLDER, 'dist/server.mjs');

export async function buildServer(outdir = join(FOLDER, 'dist')) {
  const esbuild = await import('esbuild');
  const { dependencies } = JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8'));
  await esbuild.build({
    absWorkingDir: FOLDER,
    entryPoints: {
      server: 'main.ts',
      'bot-worker': 'bot-worker.ts',
      'append-worker': 'storage/append-worker.mjs',
    },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: Object.keys(dependencies).filter((name) => !name.startsWith('@triptych/')),
    logLevel: 'warning',
  });
}

// A test builds into a folder of its own, so that it disturbs nobody.
if (runsAsProgram(import.meta.url)) await buildServer(process.argv[2]);
