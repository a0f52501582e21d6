import type { Lesson } from '@triptych/client/lesson/lesson.ts';
import { gameById } from '../games/catalog.ts';
import { startPrepared } from '../session/new-local-match.ts';
import { forgetMatch, matchInfo } from '../session/storage.ts';
import { lessonOf, storeLesson } from './lesson-store.ts';

/** The match of the lesson that was begun and not ended, and whether there is anything to lose; null if none. */
export async function begunLesson(
  game: string,
): Promise<{ readonly match: string; readonly advanced: boolean } | null> {
  const begun = lessonOf(game);
  if (begun === null || begun.state === 'done') return null;
  const info = await matchInfo(begun.match);
  if (info === null || info.over) return null;
  return { match: begun.match, advanced: (begun.progress?.marks.length ?? 0) > 1 };
}

/** The companion comes back to the lesson that was begun, or leaves it. */
export function resumeLesson(game: string, state: 'running' | 'left' = 'running'): void {
  storeLesson(game, { state });
}

/** Starts a game's lesson from the beginning, in place of an unfinished one; null if there is no lesson. */
export async function startLesson(game: string, names: readonly string[]): Promise<string | null> {
  const taught = await gameById(game)?.lesson?.();
  if (taught === undefined) return null;
  const former = await begunLesson(game);
  const match = await begin(game, taught.lesson, names);
  if (match !== null && former !== null) await forgetMatch(former.match);
  return match;
}

async function begin(game: string, { match }: Lesson, names: readonly string[]): Promise<string | null> {
  const seats = Array.from({ length: match.seats }, (_, seat) => ({
    name: names[seat],
    player: seat === 0 ? ('person' as const) : ('bot' as const),
  }));
  const id = await startPrepared(game, seats, match);
  if (id !== null) storeLesson(game, { match: id, progress: null, state: 'running' });
  return id;
}
