import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ANCHOR_NAMES } from '../anchors.ts';
import { BREAKPOINTS } from '../look/breakpoints.ts';
import { sharedSizes } from './shared-sizes.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PAGE = ['packages/board-kit', 'games', 'apps/web/src'];
/** Attributes that tests write onto a page for themselves. */
const OF_TESTS = ['data-alarm', 'data-early', 'data-fliers', 'data-left', 'data-shift', 'data-tapped'];

interface Source {
  readonly path: string;
  readonly text: string;
}

function sources(folders: readonly string[]): readonly Source[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(svelte|css|ts)$/.test(path) && !path.includes('node_modules'))
      .map((path) => ({
        path: join(folder, path),
        text: readFileSync(join(ROOT, folder, path), 'utf8'),
      })),
  );
}

it('uses only the breakpoints for page widths, and never queries the window, which ignores the zoom', () => {
  const allowed = Object.values(BREAKPOINTS).flatMap((width) => [
    `(max-width: ${width}px)`,
    `(min-width: ${width + 1}px)`,
  ]);
  const queries = sources(PAGE).flatMap(({ path, text }) =>
    [...text.matchAll(/(?<=@(?:media|container screen) [^{]*)\((?:max|min)?-?(?:width|height)[^)]*\)/g)].map(
      ([query]) => ({ path, query }),
    ),
  );
  expect(queries.length).toBeGreaterThan(5);
  expect(queries.filter(({ query }) => !allowed.includes(query))).toEqual([]);
});

it.each(['apps/web/src', 'packages/board-kit'])(
  'no two components in %s agree on any other size',
  (folder) => {
    expect([...sharedSizes(join(ROOT, folder))]).toEqual([]);
  },
);

it('uses only the anchors as data- attributes, and every one of them', () => {
  const used = sources([...PAGE, 'apps/web/e2e']).flatMap(({ path, text }) => {
    if (path.endsWith('anchors.ts') || path.endsWith('one-place.test.ts')) return [];
    const attributes = [...text.matchAll(/(?<![\w-])data-[a-z]+(?:-[a-z]+)*\b/g)].map(([name]) => name);
    const fields = [...text.matchAll(/dataset\['(\w+)'\]/g)].map(([, name]) => `data-${name}`);
    const own = path.startsWith('apps/web/e2e') ? OF_TESTS : [];
    return [...attributes, ...fields].filter((name) => !own.includes(name)).map((name) => ({ path, name }));
  });
  expect(used.filter(({ name }) => !ANCHOR_NAMES.includes(name))).toEqual([]);
  expect(new Set(used.map(({ name }) => name))).toEqual(new Set(ANCHOR_NAMES));
});

it('names every colour that two components of the shell share', () => {
  const users = new Map<string, Set<string>>();
  for (const { path, text } of sources(['apps/web/src', 'packages/board-kit']))
    if (path.endsWith('.svelte'))
      for (const [colour] of text.matchAll(/(?<=[:\s(])#[0-9a-f]{6}\b/g))
        users.set(colour, (users.get(colour) ?? new Set()).add(path));
  expect(users.size).toBeGreaterThan(10);
  expect([...users].filter(([, paths]) => paths.size > 1)).toEqual([]);
});
