// Runs right after an installation, so it uses only Node itself and what was installed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const BINARY = 'build/Release/better_sqlite3.node';

/**
 * Where no prebuilt binary of SQLite can be fetched, it is compiled, which takes more than a minute. Puts the result
 * where npm looks for prebuilt binaries, so that the next installation on this machine needs neither a compiler nor
 * that minute. Only a convenience: failures are ignored.
 * @param {string} folder
 */
export function keepNative(folder) {
  const installed = join(folder, 'node_modules/better-sqlite3');
  if (!existsSync(join(installed, BINARY))) return;
  try {
    const load = createRequire(join(installed, 'package.json'));
    const pkg = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    const { cachedPrebuild, getDownloadUrl } = load('prebuild-install/util');
    const kept = cachedPrebuild(getDownloadUrl({ ...load('prebuild-install/rc')(pkg), pkg }));
    if (existsSync(kept)) return;
    mkdirSync(dirname(kept), { recursive: true });
    const part = `${kept}.${process.pid}.tmp`;
    const { status } = spawnSync('tar', ['-czf', part, '-C', installed, BINARY]);
    // Others see the whole file or none.
    if (status === 0) renameSync(part, kept);
    else rmSync(part, { force: true });
  } catch {
    // The next installation compiles again.
  }
}
