import type { Answer } from '@triptych/kernel';
import { GAMES } from './games.ts';
import type { TimedBotTask } from './hosting/bot-pool.ts';
import { botAnswerer } from './hosting/answer-as-bot.ts';

/** Runs in a bot thread. A null task only confirms that the thread has loaded. */
const think = botAnswerer(GAMES);

export default (task: TimedBotTask | null): Answer | null => (task === null ? null : think(task));
