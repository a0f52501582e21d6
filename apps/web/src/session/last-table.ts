import type { BotPace } from '@triptych/protocol';
import { speedNow } from '@triptych/board-kit/settings.svelte.ts';

/** How bots behave at a table, and what may be taken back from them. */
export interface TableManners {
  readonly botPace: BotPace;
  readonly freeUndo: boolean;
}

/** What the next table takes over from the last one. */
interface LastTable extends TableManners {
  /** By seat: the people around this device. */
  readonly names: readonly (string | null)[];
}

const KEY = 'triptych-last-table';
export const PACES: readonly BotPace[] = ['instant', 'brisk', 'calm'];

/** Whoever wants no animations does not want to wait for bots either. */
export function lastTable(): LastTable {
  const kept = parse(localStorage.getItem(KEY));
  const { names } = kept;
  return {
    botPace: PACES.find((pace) => pace === kept['botPace']) ?? (speedNow() === 0 ? 'instant' : 'brisk'),
    freeUndo: kept['freeUndo'] !== false,
    names: Array.isArray(names) ? names.map((name) => (typeof name === 'string' ? name : null)) : [],
  };
}

export function tableManners(): TableManners {
  const { botPace, freeUndo } = lastTable();
  return { botPace, freeUndo };
}

export function keepLastTable(table: LastTable): void {
  localStorage.setItem(KEY, JSON.stringify(table));
}

const PLAYED = 'triptych-played';

/** Whether a match of this game was set up on this device before. */
export function hasPlayed(game: string): boolean {
  return (localStorage.getItem(PLAYED) ?? '').split(' ').includes(game);
}

export function notePlayed(game: string): void {
  if (!hasPlayed(game)) localStorage.setItem(PLAYED, `${localStorage.getItem(PLAYED) ?? ''} ${game}`.trim());
}

/** What cannot be read counts as nothing. */
function parse(text: string | null): Record<string, unknown> {
  try {
    const data: unknown = JSON.parse(text ?? '{}');
    return typeof data === 'object' && data !== null ? { ...data } : {};
  } catch {
    return {};
  }
}
