import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './paths.mjs';

const HOME_FOLDER = /(?:^|[\s"'`(=,]|file:\/\/)(?:\/(?:home|root|work|Users)\/|[A-Z]:\\Users\\)\w/m;
/** A noun of a catalogue has a capital in German, also within a sentence. */
const CHANGED_CASE = /\bwords(?:\.\w+)+\.to(?:Locale)?(?:Lower|Upper)Case/;
const SUPPRESSION = /(?:\/\/|\/\*|<!--)\s*(?:oxlint|eslint|biome|prettier|v8|svelte)-(?:disable|ignore)/;

it.skipIf(!existsSync(join(root, '.git'))).each([
  { what: 'the path of a folder of one machine', pattern: HOME_FOLDER },
  { what: 'a comment that silences a check', pattern: SUPPRESSION },
  { what: 'code that changes the case of a word', pattern: CHANGED_CASE },
])('no file holds $what', ({ pattern }) => {
  expect(filesOfProject().filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

function filesOfProject(): string[] {
  return execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)));
}
