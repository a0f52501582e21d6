import { readableJson } from '@triptych/protocol';
import { api } from '../network/api.ts';
import { justMoved } from '../network/just-moved.ts';
import { server } from '../network/server.svelte.ts';
import { sayWhyNot } from '../network/words/index.ts';
import { sayMoving } from '../network/words/moving.ts';
import { go } from '../route.svelte.ts';
import {
  keepMatch,
  type MatchFileProblem,
  matchFile,
  readMatchFile,
  runningRecord,
} from '../session/match-file.ts';
import { saveFile } from '../session/save-file.ts';
import type { MatchRow } from './match-row.ts';

/** Moves a match out of this browser, to a server, or back; resolves to why that failed, or null. */
export async function move(
  what: 'save' | 'friends' | 'keep',
  { id, game, names }: MatchRow,
): Promise<string | null> {
  const words = sayMoving();
  try {
    switch (what) {
      case 'save': {
        const file = await matchFile(id);
        if (file === null) return words.gone;
        saveFile(`${game} ${new Date().toISOString().slice(0, 10)}.json`, `${readableJson(file)}\n`);
        return null;
      }
      case 'friends': {
        const running = await runningRecord(id);
        if (running === null) return words.notRunning;
        const known = await server.beKnownAs(server.me?.name ?? names[0]);
        if (known !== null) return sayWhyNot(known);
        const reply = await api.continueMatch(running.record, running.content);
        if (!reply.ok) return sayWhyNot(reply.refusal);
        justMoved.add(reply.value.table);
        go('table', reply.value.table, reply.value.key);
        return null;
      }
      case 'keep': {
        const reply = await api.archive(id, null);
        if (!reply.ok) return sayWhyNot(reply.refusal);
        const kept = await keepMatch(reply.value);
        return 'problem' in kept ? sayFileProblem(kept) : null;
      }
    }
  } catch (error) {
    return whyNotStored(error);
  }
}

/** Opens a match from a file; resolves to why that failed, or null. */
export async function openMatchFile(file: Blob): Promise<string | null> {
  try {
    const read = await readMatchFile(file);
    if ('problem' in read) return sayFileProblem(read);
    go('match', read.id);
    return null;
  } catch (error) {
    return whyNotStored(error);
  }
}

/** What is wrong with a file, where, and what is expected there. */
export function sayFileProblem(found: MatchFileProblem): string {
  const { problems } = sayMoving();
  switch (found.problem) {
    case 'too-large':
      return problems['too-large'](found.megabytes);
    case 'not-json':
      return problems['not-json'](found.place.line, found.place.column);
    case 'not-a-match':
      return problems['not-a-match'](found.format);
    case 'bad-field':
      return problems['bad-field'](found.field);
    default:
      return problems[found.problem];
  }
}

/** Whether there is no room, or the browser stores nothing at all. */
export function whyNotStored(error: unknown): string {
  const { full, refused } = sayMoving();
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? full : refused;
}
