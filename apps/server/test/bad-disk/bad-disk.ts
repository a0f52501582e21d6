import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastRng } from '@triptych/kernel';

const SOURCE = fileURLToPath(new URL('bad-disk.c', import.meta.url));
/** Disks write blocks of this size as a whole, or not at all. */
const BLOCK = 512;

/** Whether this machine can pretend to have such a disk: it needs Linux and a C compiler. */
export const CAN_MISBEHAVE = process.platform === 'linux' && spawnSync('cc', ['--version']).status === 0;

/** A disk that can lose power, be slow, or become read-only. */
export class BadDisk {
  /** Where a server keeps its data. */
  readonly folder: string;
  readonly #synced: string;
  readonly #library: string;

  constructor(parent: string) {
    this.folder = join(parent, 'disk');
    this.#synced = join(parent, 'synced');
    for (const folder of [this.folder, this.#synced]) mkdirSync(folder);
    this.#library = join(parent, 'bad-disk.so');
    execFileSync('cc', ['-shared', '-fPIC', '-O1', '-o', this.#library, SOURCE, '-ldl']);
  }

  /** What a process needs to run on it. */
  get environment(): Record<string, string> {
    return { LD_PRELOAD: this.#library, DISK_FOLDER: this.folder, DISK_SYNCED: this.#synced };
  }

  set(fault: 'slow' | 'read-only', on: boolean): void {
    const sign = join(this.#synced, fault);
    if (on) writeFileSync(sign, '');
    else rmSync(sign, { force: true });
  }

  /**
   * The folder after a power loss: what was synced is there; of what was written since, any block may be missing.
   * Files that were never synced may be gone.
   */
  afterPowerLoss(into: string, rng: FastRng): void {
    mkdirSync(into);
    for (const name of readdirSync(this.folder, { withFileTypes: true })) {
      if (!name.isFile() || !/^triptych\.db(-wal)?$/.test(name.name)) continue;
      const [written, synced] = [join(this.folder, name.name), join(this.#synced, name.name)];
      const target = join(into, name.name);
      if (!existsSync(synced)) {
        if (rng.below(2) === 0) copyFileSync(written, target);
        continue;
      }
      writeFileSync(target, mixed(readFileSync(synced), readFileSync(written), rng));
    }
  }
}

/** Some blocks of the one, some of the other; or only what was synced. */
function mixed(synced: Buffer, written: Buffer, rng: FastRng): Buffer {
  const share = rng.below(4);
  const length = share === 0 ? synced.length : [synced.length, written.length][rng.below(2)];
  const left = Buffer.alloc(length);
  for (let at = 0; at < length; at += BLOCK) {
    const from = share > 0 && rng.below(4) < share ? written : synced;
    // Beyond its end there is nothing.
    if (at < from.length) from.copy(left, at, at, Math.min(at + BLOCK, length));
  }
  return left;
}
