import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import config from '../layers.config.mjs';
import { root } from './paths.mjs';

/**
 * dependency-cruiser reads Svelte components as compiled, when imports of types are gone already. Here the same
 * walls are checked against every import in the source.
 */
type Patterns = string | readonly string[];
interface Wall {
  readonly name: string;
  readonly from: { readonly path?: Patterns; readonly pathNot?: Patterns };
  readonly to: { readonly path?: Patterns; readonly pathNot?: Patterns };
}

const listed = (patterns: Patterns | undefined): readonly string[] =>
  patterns === undefined ? [] : typeof patterns === 'string' ? [patterns] : patterns;

/** The groups of the first pattern that fits; null if none does. No pattern at all fits everything. */
function fits(path: string, patterns: Patterns | undefined, groups: readonly string[] = []): string[] | null {
  if (patterns === undefined) return [];
  for (const pattern of listed(patterns)) {
    const found = new RegExp(pattern.replaceAll('$1', groups[1] ?? '')).exec(path);
    if (found !== null) return [...found];
  }
  return null;
}

function breaks({ from, to }: Wall, source: string, target: string): boolean {
  const groups = fits(source, from.path);
  if (groups === null || (from.pathNot !== undefined && fits(source, from.pathNot) !== null)) return false;
  if (fits(target, to.path, groups) === null) return false;
  return to.pathNot === undefined || fits(target, to.pathNot, groups) === null;
}

/** Where an import leads, from the root of the repository. */
function target(source: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(dirname(source), specifier);
  const own = /^@triptych\/([^/]+)(.*)$/.exec(specifier);
  if (own === null) return `node_modules/${specifier}/`;
  const [, name, path] = own;
  const folder = name === 'games' || name === 'examples' ? name : `packages/${name}`;
  return `${folder}${path || '/index.ts'}`;
}

const components = ['packages', 'games', 'examples', 'apps']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      posix.join(folder, path.replaceAll('\\', '/')),
    ),
  )
  .filter((path) => path.endsWith('.svelte') && !path.includes('node_modules'));

const walls: readonly Wall[] = config.forbidden.filter(({ to }) => 'path' in to || 'pathNot' in to);

const broken = (source: string, specifiers: Iterable<string>): string[] =>
  [...specifiers].flatMap((specifier) =>
    walls
      .filter((wall) => breaks(wall, source, target(source, specifier)))
      .map(({ name }) => `${source} imports ${specifier}: ${name}`),
  );

describe('imports of Svelte components, types included', () => {
  it('keep within the walls', () => {
    expect(components.length).toBeGreaterThan(200);
    const imports = components.map((path) => ({
      path,
      specifiers: [...readFileSync(join(root, path), 'utf8').matchAll(/\bfrom '([^']+)';/g)].map(
        ([, it]) => it,
      ),
    }));
    expect(imports.flatMap(({ specifiers }) => specifiers).length).toBeGreaterThan(1000);
    expect(imports.flatMap(({ path, specifiers }) => broken(path, specifiers))).toEqual([]);
  });

  it('are found where they break a wall', () => {
    expect(broken('games/xidit/web/Board.svelte', ['../../xerxes/view.ts'])).not.toEqual([]);
    expect(broken('apps/web/src/match/BoardFrame.svelte', ['../pages/load.ts'])).not.toEqual([]);
    expect(broken('apps/web/src/match/BoardFrame.svelte', ['@triptych/board-kit/board-model.ts'])).toEqual(
      [],
    );
  });
});
