import type { en } from './en.ts';
import { commands } from './commands.pl.ts';
import { play } from './play.pl.ts';
import { problems } from './problems.pl.ts';

export const pl: typeof en = { commands, play, problems };
