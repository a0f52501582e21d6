import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The name of the page's first script, which changes with every version of the page because it has a hash in it;
 * null without a page. A page compares it with its own.
 */
export function firstScript(web: string): string | null {
  try {
    const page = readFileSync(join(web, 'index.html'), 'utf8');
    return /<script[^>]*type="module"[^>]*src="[^"]*?([^/"]+)"/.exec(page)?.[1] ?? null;
  } catch {
    return null;
  }
}
