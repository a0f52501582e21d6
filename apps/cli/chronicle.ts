import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { replaceFile } from './atomic-write.ts';
import { chronicleFile } from './folders.ts';
import { readJson } from './json-text.ts';
import { Problem, reasonOf } from './problem.ts';
import type { Showing } from './showing.ts';

/** After a finished match: what its game remembers beyond it is kept and told. */
export function keepChronicle(showing: Showing): void {
  const { board, table, words } = showing;
  const path = chronicleFile(table.match.record.game);
  const chronicle = board.chronicle?.(showing.scene('spectator'), keptBefore(path)) ?? null;
  if (chronicle === null) return;
  try {
    mkdirSync(dirname(path), { recursive: true });
    replaceFile(path, `${JSON.stringify(chronicle.kept)}\n`);
  } catch (error) {
    throw new Problem(words.problems.cannotWrite(path, reasonOf(error)));
  }
  showing.printAll(chronicle.lines);
}

/** What is not there, or cannot be read, is as if nothing had been kept. */
function keptBefore(path: string): unknown {
  try {
    const json = readJson(readFileSync(path, 'utf8'));
    return json.ok ? json.data : null;
  } catch {
    return null;
  }
}
