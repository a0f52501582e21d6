import type { BotPace } from '@triptych/protocol';
import {
  readStoredFields,
  readStoredText,
  writeStored,
  writeStoredText,
} from '@triptych/board-kit/local-storage.ts';
import { speedNow } from '@triptych/board-kit/settings.svelte.ts';

/** How bots behave at a table, and what may be taken back from them. */
export interface TableManners {
  readonly botPace: BotPace;
  readonly freeUndo: boolean;
  /** Whether players may ask a bot what it would do. */
  readonly hints: boolean;
}

/** What the next table takes over from the last one. */
interface LastTable extends TableManners {
  /** By seat: the people around this device. */
  readonly names: readonly (string | null)[];
}

const KEY = 'triptych-last-table';
export const PACES: readonly BotPace[] = ['instant', 'brisk', 'calm'];

/** Readers who want no animations do not want to wait for bots either. */
export function lastTable(): LastTable {
  const stored = readStoredFields(KEY);
  const { names } = stored;
  return {
    botPace: PACES.find((pace) => pace === stored['botPace']) ?? (speedNow() === 0 ? 'instant' : 'brisk'),
    freeUndo: stored['freeUndo'] !== false,
    hints: stored['hints'] !== false,
    names: Array.isArray(names) ? names.map((name) => (typeof name === 'string' ? name : null)) : [],
  };
}

export function tableManners(): TableManners {
  const { botPace, freeUndo, hints } = lastTable();
  return { botPace, freeUndo, hints };
}

export function keepLastTable(table: LastTable): void {
  writeStored(KEY, table);
}

const PLAYED = 'triptych-played';

/** Whether a match of this game was set up on this device before. */
export function hasPlayedHere(game: string): boolean {
  return (readStoredText(PLAYED) ?? '').split(' ').includes(game);
}

export function notePlayed(game: string): void {
  if (!hasPlayedHere(game)) writeStoredText(PLAYED, `${readStoredText(PLAYED) ?? ''} ${game}`.trim());
}
