import type { Catalogues, Language } from '@triptych/words';
import { settings } from '@triptych/board-kit/settings.svelte.ts';
import { GAMES } from '../games/catalog.ts';
import { de } from './de.ts';
import { en, type Words } from './en.ts';
import { pl } from './pl.ts';

export type { Words };
const catalogues: Catalogues<Words> = { en: named('en', en), de: named('de', de), pl: named('pl', pl) };

/** Games that bring their own names are called by them. */
function named(language: Language, words: Words): Words {
  const own = GAMES.flatMap((game) => (game.words === undefined ? [] : [[game.id, game.words[language]]]));
  return { ...words, games: { ...words.games, ...Object.fromEntries(own) } };
}

/** The page's words in the reader's language. */
export function say(): Words {
  return catalogues[settings.language];
}
