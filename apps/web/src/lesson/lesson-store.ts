import { readStoredFields, writeStored } from '@triptych/board-kit/local-storage.ts';
import type { LessonProgress } from '@triptych/client/lesson/progress.ts';

/** The lesson of a game in this browser: its match, and its progress. */
interface StoredLesson {
  readonly match: string;
  /** Null: not started. */
  readonly progress: LessonProgress | null;
  /** `left`: the companion is gone, and comes back when the reader resumes the lesson. */
  readonly state: 'running' | 'left' | 'done';
}

const KEY = 'triptych-lessons';

/** A lesson that another version of the page stored in another form counts as none. */
function read(): Readonly<Record<string, StoredLesson>> {
  const stored = Object.entries(readStoredFields(KEY));
  return Object.fromEntries(
    stored.filter((entry): entry is [string, StoredLesson] => isStoredLesson(entry[1])),
  );
}

function isStoredLesson(value: unknown): value is StoredLesson {
  const { match, progress, state }: Partial<StoredLesson> = Object(value);
  return (
    typeof match === 'string' &&
    (progress === null || Array.isArray(progress?.marks)) &&
    (state === 'running' || state === 'left' || state === 'done')
  );
}

/** The lesson that was begun; null if none. */
export function lessonOf(game: string): StoredLesson | null {
  return read()[game] ?? null;
}

/** What is known of the lesson that a match belongs to; null if it is none. */
export function lessonIn(match: string): Pick<StoredLesson, 'state'> | null {
  return Object.values(read()).find((lesson) => lesson.match === match) ?? null;
}

/** The game that a match teaches; null if none. */
export function taughtIn(match: string): string | null {
  const found = Object.entries(read()).find(
    ([, lesson]) => lesson.match === match && lesson.state === 'running',
  );
  return found?.[0] ?? null;
}

export function storeLesson(game: string, change: Partial<StoredLesson>): void {
  const all = read();
  const before = all[game] ?? { match: '', progress: null, state: 'running' };
  writeStored(KEY, { ...all, [game]: { ...before, ...change } });
}
