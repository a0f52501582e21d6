import { pl } from '@triptych/packs/words';
import type { LootKind } from '../../content/pack-problems.ts';
import type { PackProblemSentences } from '../pack-problem-sentences.ts';
import { counted, names, objects } from './things.ts';

const LOOT: Readonly<Record<LootKind, string>> = {
  food: 'żywność',
  glyphs: 'glify',
  barrels: 'beczki',
  wooden: 'drewniane skrzynie',
  metal: 'metalowe skrzynie',
  golden: 'złote skrzynie',
};

export const packProblems: PackProblemSentences = {
  ...pl.formFaults,
  'wrong-letters': ({ letters }) => `Rząd może składać się tylko z tych liter: ${letters}.`,
  'wrong-rows': ({ found, wanted }) => `Liczba rzędów po tej stronie: ${found}; musi być ${wanted}.`,
  'wrong-number': ({ found, wanted }) => `Znaleziono tu: ${found}; zasady wymagają ${wanted}.`,
  'castle-shield': ({ found, wanted }) => `Wartość tarczy to ${found}; powinna wynosić ${wanted}.`,
  'castle-worth': ({ worth, ...range }) =>
    `Ten zamek jest wart ${worth}; powinien być wart ${pl.span(range)}.`,
  'castle-character': ({ other }) => `Ten zamek pokazuje te same symbole co ${other}.`,
  'symbol-not-here': ({ symbol }) => `Ten symbol tu nie pasuje: ${names.symbols[symbol]}.`,
  'symbol-missing': ({ symbol }) => `Brakuje tu symbolu: ${names.symbols[symbol]}.`,
  'symbol-count': ({ found, ...range }) =>
    `Liczba symboli po tej stronie: ${found}; powinno być ${pl.span(range)}.`,
  'card-worth': ({ worth, ...range }) =>
    `Ta strona karty jest warta ${worth}; powinna być warta ${pl.span(range)}.`,
  'cards-alike': ({ other }) => `Ta karta jest taka sama jak ${other}.`,
  'too-many-markers': ({ marker, found, most }) =>
    `Stwory dają razem ${objects(marker, found)}; dozwolone jest najwyżej ${most}.`,
  'magic-swords': ({ found, ...range }) =>
    `Liczba stworów z magicznymi mieczami: ${found}; powinno być ${pl.span(range)}.`,
  defence: ({ found, ...range }) => `Obrona to ${found}; powinna wynosić ${pl.span(range)}.`,
  'magic-shields-not-here': () => 'Magiczne tarcze chronią tylko miasta.',
  'magic-cities': ({ found, ...range }) =>
    `Liczba miast z magicznymi tarczami: ${found}; powinno być ${pl.span(range)}.`,
  'no-such-city': ({ shields, magicShields }) =>
    `Żadne miasto nie ma dokładnie takiej obrony: ${counted('shield', shields)} i ${counted('magicShield', magicShields)}.`,
  'no-such-defence': ({ defence }) => `Żadna zagroda ani wioska nie ma obrony ${defence}.`,
  loot: ({ loot, found, ...range }) => `Łup, ${LOOT[loot]}: ${found}; powinno być ${pl.span(range)}.`,
  'loot-chests': ({ found, ...range }) => `Liczba skrzyń w łupie: ${found}; powinno być ${pl.span(range)}.`,
  'chest-value': ({ found, ...range }) =>
    `Wartość tej skrzyni to ${found}; powinna wynosić ${pl.span(range)}.`,
  'golden-loot': ({ found, most }) =>
    `Łup ze wszystkich lokacji zawiera ${objects('golden', found)}; dozwolone jest najwyżej ${most}.`,
};
