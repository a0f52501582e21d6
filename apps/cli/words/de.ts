import type { en } from './en.ts';
import { commands } from './commands.de.ts';
import { play } from './play.de.ts';
import { problems } from './problems.de.ts';

export const de: typeof en = { commands, play, problems };
