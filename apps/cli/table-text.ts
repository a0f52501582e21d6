import { inline, TABLE_FORMAT, type TableFile } from '@triptych/protocol';
import type { StoredTable } from '@triptych/table';

/** A table as a file that people can read: one line for each entry. */
export function tableText({ entries, snapshot }: StoredTable): string {
  const lines = entries.map((entry) => `    ${inline(entry)}`).join(',\n');
  const fields: Record<keyof TableFile, string> = {
    format: inline(TABLE_FORMAT),
    entries: `[\n${lines}\n  ]`,
    // Only the program reads this.
    snapshot: JSON.stringify(snapshot),
  };
  const named = Object.entries(fields).map(([name, text]) => `  ${inline(name)}: ${text}`);
  return `{\n${named.join(',\n')}\n}\n`;
}
