import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const QUERY = /@container\s+([a-z-]*)([^{]*)\{/g;
const SIZE = /\((width|height)\s*[<>]=?\s*([1-9][\d.]*(?:px|r?em))\)/g;

/** The sizes that container queries of several files in a folder ask for, such as `stage width 560px`. */
export function sharedSizes(folder: string): ReadonlySet<string> {
  const askedBy = new Map<string, Set<string>>();
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(svelte|css)$/.test(path)) continue;
    for (const [, container, query] of readFileSync(join(folder, path), 'utf8').matchAll(QUERY))
      for (const [, side, number] of query.matchAll(SIZE)) {
        const size = `${container} ${side} ${number}`.trim();
        askedBy.set(size, (askedBy.get(size) ?? new Set()).add(basename(path)));
      }
  }
  return new Set([...askedBy].flatMap(([size, files]) => (files.size > 1 ? [size] : [])));
}
