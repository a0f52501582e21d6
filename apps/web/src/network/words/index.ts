import { strengthNamed } from '@triptych/bots/strength';
import type { Refusal } from '@triptych/kernel';
import { type Catalogues, tableWords, type RefusalSentence } from '@triptych/words';
import { settings } from '@triptych/board-kit/settings.svelte.ts';
import { de } from './de.ts';
import { en, type NetworkWords } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';

const catalogues: Catalogues<NetworkWords> = { en, de, pl, fr };

/** The words about tables on the server, in the reader's language. */
export function sayNetwork(): NetworkWords {
  return catalogues[settings.language];
}

/** The name of a bot's strength, including those of earlier versions. */
export function sayLevel(level: string): string {
  const levels: Readonly<Record<string, string>> = sayNetwork().levels;
  return levels[level] ?? levels[strengthNamed(level)];
}

/** Why the server refused something or could not be reached. */
export function sayWhyNot({ code, values }: Refusal): string {
  const words = sayNetwork();
  if (code === 'offline') return words.offline;
  if (code === 'no-server') return words.noServer;
  const sentences: Readonly<Record<string, RefusalSentence>> = tableWords[settings.language].refusals;
  return sentences[code]?.(values) ?? code;
}
