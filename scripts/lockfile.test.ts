import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './paths.mjs';

const lockFiles = ['package-lock.json', 'bench/package-lock.json', 'mutation/package-lock.json'].filter(
  (file) => existsSync(join(root, file)),
);

it.each(lockFiles)('%s names no download address other than the public registry', (file) => {
  const { packages } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
    packages: Record<string, { resolved?: string }>;
  };
  const addresses = Object.values(packages).flatMap(({ resolved }) =>
    resolved?.includes(':') ? [resolved] : [],
  );
  expect(addresses.filter((address) => !address.startsWith('https://registry.npmjs.org/'))).toEqual([]);
});
