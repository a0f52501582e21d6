// A thread in place of the bots': asked who it is, it tells; asked for a move, it thinks for a second, as hard as it can.
import { threadId } from 'node:worker_threads';

/** @param {{ game: string } | null} task */
export default function telltale(task) {
  if (task === null) return null;
  const until = performance.now() + (task.game === 'who' ? 20 : 1000);
  while (performance.now() < until);
  return threadId;
}
