import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BUNDLE = join(import.meta.dirname, '../apps/cli/dist/triptych.mjs');

/** The built server on a free port, with its own database. */
export async function serving() {
  const data = mkdtempSync(join(tmpdir(), 'triptych-audit-'));
  const settings = ['--port', '0', '--host', '127.0.0.1', '--data', data, '--limit-requests', '100000'];
  const child = spawn(process.execPath, [BUNDLE, 'serve', ...settings], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const text of child.stdout.setEncoding('utf8')) {
    said += text;
    const address = /http:\/\/localhost:(\d+)/.exec(said)?.[1];
    if (address === undefined) continue;
    return {
      address: `http://127.0.0.1:${address}`,
      async stop() {
        child.kill();
        if (child.exitCode === null) await once(child, 'exit');
        rmSync(data, { recursive: true, force: true });
      },
    };
  }
  throw new Error(`The server did not start: ${said}`);
}
