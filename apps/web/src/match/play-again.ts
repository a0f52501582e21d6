import type { Session } from '@triptych/client/session.ts';
import type { Options } from '@triptych/kernel';
import { go } from '../route.svelte.ts';

/** Opens a new match on this device like the finished one, with other options if wanted. */
export async function playAgain(session: Pick<Session, 'finished'>, changes: Options): Promise<void> {
  const finished = await session.finished();
  if (finished === null) return;
  const { record, pack } = finished;
  const { startAlike } = await import('../session/new-local-match.ts');
  const id = await startAlike(record, changes, pack);
  if (id !== null) go('match', id);
}
