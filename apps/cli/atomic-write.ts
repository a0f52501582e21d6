import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from '@triptych/server/configure';

/** The ending of files that a crash can leave behind; they are never read. */
export const UNFINISHED = '.unfinished';

/**
 * Replaces a file so that a crash at any moment leaves either the old text or the new one: the text is written
 * beside the file, flushed to disk, and then renamed.
 */
export function replaceFile(path: string, text: string): void {
  moveIn(path, text, renameSync);
}

/** Writes a new file just as safely. Returns false, and does nothing, if the file exists. */
export function createFile(path: string, text: string): boolean {
  makeFolder(dirname(path));
  if (existsSync(path)) return false;
  return moveIn(path, text, (from, to) => {
    try {
      linkSync(from, to);
    } catch (error) {
      if (existsSync(to)) throw error;
      // The file system has no links.
      renameSync(from, to);
    }
    rmSync(from, { force: true });
  });
}

function moveIn(path: string, text: string, move: (from: string, to: string) => void): boolean {
  const beside = join(dirname(path), `.${basename(path)}.${randomBytes(4).toString('hex')}${UNFINISHED}`);
  try {
    writeDown(beside, text);
    move(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
  bringFolderToDisk(dirname(path));
  return true;
}

function writeDown(path: string, text: string): void {
  const file = openSync(path, 'wx', 0o600);
  try {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function bringFolderToDisk(folder: string): void {
  // Windows cannot open a folder; it flushes the rename itself.
  if (process.platform === 'win32') return;
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
