import type { Refusal } from '@triptych/kernel';
import { type Catalogues, hosting, type RefusalSentence } from '@triptych/words';
import { settings } from '@triptych/board-kit/settings.svelte.ts';
import { de } from './de.ts';
import { en, type NetworkWords } from './en.ts';
import { pl } from './pl.ts';

const catalogues: Catalogues<NetworkWords> = { en, de, pl };

/** The words about tables over the network, in the reader's language. */
export function sayNetwork(): NetworkWords {
  return catalogues[settings.language];
}

/** How strong a bot is. A server may know more than this page has words for. */
export function sayLevel(level: string): string {
  const levels: Readonly<Record<string, string>> = sayNetwork().levels;
  return levels[level] ?? level;
}

/** Why the server, or the way to it, did not do something. */
export function sayWhyNot({ code, values }: Refusal): string {
  const words = sayNetwork();
  if (code === 'offline') return words.offline;
  if (code === 'no-server') return words.noServer;
  const sentences: Readonly<Record<string, RefusalSentence>> = hosting[settings.language].refusals;
  return sentences[code]?.(values) ?? code;
}
