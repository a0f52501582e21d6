import type { Draft } from '@triptych/client/draft.ts';
import type { Question, Seat } from '@triptych/kernel';
import { StoredList } from '../session/stored-list.ts';

/** What names a pending question: the question itself, after that many answers. */
export interface PendingQuestion {
  readonly answers: number;
  readonly question: Question;
}

/** Drafts of answers: a reload or a lost connection must not lose them. */
export interface DraftStore {
  load(viewer: Seat, asked: PendingQuestion): Draft;
  save(viewer: Seat, asked: PendingQuestion, draft: Draft): void;
  /** The question was answered; a draft for a later one stays. */
  forget(viewer: Seat, asked: PendingQuestion): void;
}

/** For a replay, which has no drafts. */
export const NO_DRAFTS: DraftStore = { load: () => null, save: () => undefined, forget: () => undefined };

type Row = readonly [name: string, asked: string, draft: Draft];

const DRAFTS = new StoredList<Row>('triptych-drafts', 40, isRow);

/** The drafts of one match, one for each seat, in this browser's local storage. */
export class SavedDrafts implements DraftStore {
  readonly #match: string;

  constructor(match: string) {
    this.#match = match;
  }

  load(viewer: Seat, asked: PendingQuestion): Draft {
    const [, about, draft] = DRAFTS.find(this.#name(viewer)) ?? [];
    return draft !== undefined && about === text(asked) ? draft : null;
  }

  forget(viewer: Seat, asked: PendingQuestion): void {
    if (this.load(viewer, asked) !== null) this.save(viewer, asked, null);
  }

  save(viewer: Seat, asked: PendingQuestion, draft: Draft): void {
    DRAFTS.put([this.#name(viewer), text(asked), draft]);
  }

  #name(viewer: Seat): string {
    return `${this.#match}/${viewer}`;
  }
}

function text({ answers, question }: PendingQuestion): string {
  return JSON.stringify([answers, question]);
}

function isRow(row: unknown): row is Row {
  return (
    Array.isArray(row) &&
    row.length === 3 &&
    typeof row[0] === 'string' &&
    typeof row[1] === 'string' &&
    isDraft(row[2])
  );
}

function isDraft(value: unknown): value is Draft {
  if (value === null || typeof value === 'number') return true;
  return Array.isArray(value) && value.every((item) => item === null || typeof item === 'number');
}
