import type { ShortNames } from '@triptych/board-kit/game-page.ts';
import type { Language } from '@triptych/words';
import type { Components } from '../content/components.ts';
import { LEFT } from '../content/symbols.ts';
import type { BellumTypes } from '../types.ts';
import { catalogues } from '../words/catalogues.ts';
import { cardName, castleName } from '../words/speaker.ts';

/** Castles, creatures and sides by name: the board shows their rows. */
export function shortNames(components: Components, language: Language): ShortNames<BellumTypes> {
  const words = catalogues[language];
  const speaker = { components, language, words };
  const { left, right } = words.names.sides;
  return {
    option: ({ kind }, option) => {
      if (kind === 'castle') return castleName(speaker, option);
      return kind === 'side' ? (option === LEFT ? left : right) : null;
    },
    item: (question, item) => (question.kind === 'goblins' ? cardName(speaker, question.cards[item]) : null),
  };
}
