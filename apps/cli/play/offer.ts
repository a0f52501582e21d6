import { dateFormat, listOf } from '@triptych/words';
import type { FoundMatches, Unfinished } from '../resume.ts';
import type { MatchFile } from '../store.ts';
import type { OpenMatch } from '../open-match.ts';
import type { Terminal } from '../terminal.ts';
import { wrap } from '@triptych/terminal-kit/text.ts';
import type { Words } from '../words/index.ts';

/** A match to sit down at. */
export interface Start {
  readonly file: MatchFile;
  readonly match: OpenMatch;
  readonly begun: 'now' | 'before';
}

const SHOWN = 9;

export function goOn({ file, match }: Unfinished): Start {
  return { file, match, begun: 'before' };
}

/** Offers what was interrupted, the newest first. Null: the player quit. */
export async function offerUnfinished(
  found: FoundMatches,
  terminal: Terminal,
  words: Words,
): Promise<Start | 'new' | null> {
  const shown = found.unfinished.slice(0, SHOWN);
  if (shown.length === 0) return 'new';
  terminal.print(terminal.paint(words.play.unfinished, 'bold'));
  for (const [at, one] of shown.entries()) {
    const [first = '', ...rest] = wrap(describe(one, words), terminal.columns - 4, '');
    terminal.print(`${String(at + 1).padStart(3)} ${first}`);
    for (const line of rest) terminal.print(`    ${line}`);
  }
  if (found.unreadable > 0) terminal.print(words.play.unreadable(found.unreadable, found.folder));
  for (;;) {
    const line = (await terminal.ask(`${words.play.goOnWith(shown.length)} > `))?.trim().toLowerCase();
    if (line === undefined || line === 'q') return null;
    if (line === 'n') return 'new';
    const chosen = shown[line === '' ? 0 : Number(line) - 1];
    if (chosen !== undefined) return goOn(chosen);
    terminal.print(terminal.paint(`× ${words.play.notUnderstood(line)}`, 'yellow'));
  }
}

function describe({ match, playedAt }: Unfinished, words: Words): string {
  const { narrator, names, table } = match;
  const when = dateFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' }).format(playedAt);
  // The story starts with the setup, which is nobody's answer.
  const answers = table.story('spectator').length - 1;
  const line = words.play.matchLine(narrator.title, listOf(words.language, names), answers);
  return `${line} (${when})`;
}
