import type { Answer } from '@triptych/kernel';
import { GAMES } from './games.ts';
import type { BotTask } from './hosting/bot-pool.ts';
import { thinker } from './hosting/answer-as-bot.ts';

/** What runs in a thread of the bots. Asked about nothing, it only shows that it is there. */
const think = thinker(GAMES);

export default (task: BotTask | null): Answer | null => (task === null ? null : think(task));
