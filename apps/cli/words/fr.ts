import { commands } from './commands.fr.ts';
import type { en } from './en.ts';
import { play } from './play.fr.ts';
import { problems } from './problems.fr.ts';

export const fr: typeof en = { commands, play, problems };
