import type { Lesson } from '@triptych/client/lesson/lesson.ts';
import { gameById } from '../games/catalog.ts';
import { startPrepared } from '../session/new-local-match.ts';
import { matchInfo } from '../session/storage.ts';
import { lessonOf, storeLesson } from './lesson-store.ts';

/** The match of a game's lesson: the one that was begun, or a new one; null if there is no lesson. */
export async function lessonMatch(game: string, names: readonly string[]): Promise<string | null> {
  const begun = lessonOf(game);
  if (begun !== null && begun.state !== 'done') {
    const info = await matchInfo(begun.match);
    if (info !== null && !info.over) {
      storeLesson(game, { state: 'running' });
      return begun.match;
    }
  }
  const taught = await gameById(game)?.lesson?.();
  return taught === undefined ? null : begin(game, taught.lesson, names);
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
