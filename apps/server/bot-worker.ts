import { constants, getPriority, setPriority } from 'node:os';
import type { Answer } from '@triptych/kernel';
import { GAMES } from './games.ts';
import type { TimedBotTask } from './tables/bot-pool.ts';
import { botAnswerer } from './tables/answer-as-bot.ts';

/** Runs in a bot thread. A null task only confirms that the thread has loaded. */
const think = botAnswerer(GAMES);

// Bots yield the processor to people. Only Linux gives each thread a priority of its own.
const { PRIORITY_BELOW_NORMAL } = constants.priority;
if (process.platform === 'linux' && getPriority() < PRIORITY_BELOW_NORMAL) setPriority(PRIORITY_BELOW_NORMAL);

export default (task: TimedBotTask | null): Answer | null => (task === null ? null : think(task));
