import type { Draft } from '@triptych/client/draft.ts';
import type { Question, Seat } from '@triptych/kernel';

/** What names a pending question: the question itself, after that many answers. */
export interface Asked {
  readonly answers: number;
  readonly question: Question;
}

/** Answers that are being put together: a reload or a lost connection must not lose them. */
export interface DraftStore {
  load(viewer: Seat, asked: Asked): Draft;
  save(viewer: Seat, asked: Asked, draft: Draft): void;
  /** The question was answered; a draft for a later one stays. */
  forget(viewer: Seat, asked: Asked): void;
}

/** For a replay, in which nothing is put together. */
export const NO_DRAFTS: DraftStore = { load: () => null, save: () => undefined, forget: () => undefined };

const KEY = 'triptych-drafts';
/** The oldest ones are dropped beyond this number. */
const MOST = 40;

type Entry = readonly [name: string, asked: string, draft: Draft];

/** The drafts of one match, one for each seat, in this browser's local storage. */
export class SavedDrafts implements DraftStore {
  readonly #match: string;

  constructor(match: string) {
    this.#match = match;
  }

  load(viewer: Seat, asked: Asked): Draft {
    const [, about, draft] = read().find(([name]) => name === this.#name(viewer)) ?? [];
    return draft !== undefined && about === text(asked) ? draft : null;
  }

  forget(viewer: Seat, asked: Asked): void {
    if (this.load(viewer, asked) !== null) this.save(viewer, asked, null);
  }

  save(viewer: Seat, asked: Asked, draft: Draft): void {
    const name = this.#name(viewer);
    const others = read().filter(([other]) => other !== name);
    const entry: Entry = [name, text(asked), draft];
    try {
      localStorage.setItem(KEY, JSON.stringify([...others.slice(1 - MOST), entry]));
    } catch {
      // A full storage only means that a reload forgets this draft.
    }
  }

  #name(viewer: Seat): string {
    return `${this.#match}/${viewer}`;
  }
}

function text({ answers, question }: Asked): string {
  return JSON.stringify([answers, question]);
}

function read(): Entry[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is Entry {
  return (
    Array.isArray(entry) &&
    entry.length === 3 &&
    typeof entry[0] === 'string' &&
    typeof entry[1] === 'string' &&
    isDraft(entry[2])
  );
}

function isDraft(value: unknown): value is Draft {
  if (value === null || typeof value === 'number') return true;
  return Array.isArray(value) && value.every((item) => item === null || typeof item === 'number');
}
