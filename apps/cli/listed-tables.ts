import { readSummary } from '@triptych/protocol';
import type { Listed } from '@triptych/server';
import { inColumns } from '@triptych/terminal-kit/text.ts';
import { dateFormat } from '@triptych/words';
import { operatorWords } from './words/operator.ts';
import type { Words } from './words/index.ts';

/** The tables of a server, one line each. */
export function listed(tables: readonly Listed[], { language }: Words): string[] {
  const { admin } = operatorWords[language];
  if (tables.length === 0) return [admin.none];
  const time = dateFormat(language, { dateStyle: 'short', timeStyle: 'short' });
  const rows = tables.map(({ id, game, status, changed_at, summary }) => {
    const { seats } = readSummary(summary);
    const names = seats.map(({ kind, name }) => (kind === 'open' ? `(${admin.openSeat})` : printable(name)));
    return [id, game, admin.statuses[status], time.format(changed_at), names.join(', ')];
  });
  return [...inColumns(rows, '  '), admin.tables(tables.length)];
}

/** A name chosen by a user must not control the terminal. */
function printable(name: string): string {
  return name.replace(/\p{C}/gu, '');
}
