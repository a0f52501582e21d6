import type { Answer } from '@triptych/kernel';
import { GAMES } from './games.ts';
import type { Advice } from './hosting/advisers.ts';
import { thinker } from './hosting/think.ts';

/** What runs in a thread of the bots. Asked about nothing, it only shows that it is there. */
const think = thinker(GAMES);

export default (task: Advice | null): Answer | null => (task === null ? null : think(task));
