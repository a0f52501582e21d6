// Replaces the bot thread: reports its id if asked, or keeps the CPU busy for a second for a move.
import { threadId } from 'node:worker_threads';

/** @param {{ game: string } | null} task */
export default function telltale(task) {
  if (task === null) return null;
  const until = performance.now() + (task.game === 'who' ? 20 : 1000);
  while (performance.now() < until);
  return threadId;
}
