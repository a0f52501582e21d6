import type { MatchRecord } from '@triptych/kernel';
import { inline } from './json-text.ts';

/** A match as a file that people can read: the head in a few lines, then one line for each entry of the log. */
export function recordText(record: MatchRecord): string {
  const { log, sealed, seats, ...head } = record;
  const fields = [
    ...Object.entries(head).map(([name, value]) => field(name, inline(value))),
    field('seats', block(seats)),
    field('log', block(log)),
    field('sealed', inline(sealed)),
  ];
  return `{\n${fields.join(',\n')}\n}\n`;
}

function field(name: string, text: string): string {
  return `  ${JSON.stringify(name)}: ${text}`;
}

function block(items: readonly unknown[]): string {
  if (items.length === 0) return '[]';
  return `[\n${items.map((item) => `    ${inline(item)}`).join(',\n')}\n  ]`;
}
