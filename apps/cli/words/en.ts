import { commands } from './commands.en.ts';
import { play } from './play.en.ts';
import { problems } from './problems.en.ts';

/** The English words give the type; the other languages must be complete. */
export const en = { commands, play, problems };
