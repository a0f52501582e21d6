import { de } from '@triptych/packs/words';
import type { LootKind } from '../../content/pack-problems.ts';
import type { PackProblemSentences } from '../pack-problem-sentences.ts';
import { counted, names } from './things.ts';

const LOOT: Readonly<Record<LootKind, string>> = {
  food: 'Nahrung',
  glyphs: 'Glyphen',
  barrels: 'Fässer',
  wooden: 'Holztruhen',
  metal: 'Metalltruhen',
  golden: 'Goldtruhen',
};

export const packProblems: PackProblemSentences = {
  ...de.formFaults,
  'wrong-letters': ({ letters }) => `Eine Reihe darf nur aus diesen Buchstaben bestehen: ${letters}.`,
  'wrong-rows': ({ found, wanted }) => `Reihen auf dieser Seite: ${found}; nötig: ${wanted}.`,
  'wrong-number': ({ found, wanted }) => `Hier gefunden: ${found}; nach den Regeln nötig: ${wanted}.`,
  'castle-shield': ({ found, wanted }) => `Der Schildwert ist ${found}; er soll ${wanted} sein.`,
  'castle-worth': ({ worth, ...range }) =>
    `Diese Burg ist ${worth} wert; sie soll ${de.span(range)} wert sein.`,
  'castle-character': ({ other }) => `Diese Burg zeigt dieselben Symbole wie eine andere: ${other}.`,
  'symbol-not-here': ({ symbol }) => `Dieses Symbol gehört nicht hierher: ${names.symbols[symbol]}.`,
  'symbol-missing': ({ symbol }) => `Dieses Symbol fehlt hier: ${names.symbols[symbol]}.`,
  'symbol-count': ({ found, ...range }) =>
    `Symbole auf dieser Seite: ${found}; vorgesehen: ${de.span(range)}.`,
  'card-worth': ({ worth, ...range }) =>
    `Diese Seite der Karte ist ${worth} wert; sie soll ${de.span(range)} wert sein.`,
  'cards-alike': ({ other }) => `Diese Karte gleicht einer anderen: ${other}.`,
  'too-many-markers': ({ marker, found, most }) =>
    `Die Kreaturen geben zusammen ${counted(marker, found)}; erlaubt: höchstens ${most}.`,
  'magic-swords': ({ found, ...range }) =>
    `Kreaturen mit Zauberschwertern: ${found}; vorgesehen: ${de.span(range)}.`,
  defence: ({ found, ...range }) => `Die Verteidigung ist ${found}; sie soll ${de.span(range)} sein.`,
  'magic-shields-not-here': () => 'Zauberschilde schützen nur Städte.',
  'magic-cities': ({ found, ...range }) =>
    `Städte mit Zauberschilden: ${found}; vorgesehen: ${de.span(range)}.`,
  'no-such-city': ({ shields, magicShields }) =>
    `Keine Stadt hat genau diese Verteidigung: ${counted('shield', shields)} und ${counted('magicShield', magicShields)}.`,
  'no-such-defence': ({ defence }) => `Weder ein Bauernhof noch ein Dorf hat Verteidigung ${defence}.`,
  loot: ({ loot, found, ...range }) => `Beute, ${LOOT[loot]}: ${found}; vorgesehen: ${de.span(range)}.`,
  'loot-chests': ({ found, ...range }) => `Truhen in der Beute: ${found}; vorgesehen: ${de.span(range)}.`,
  'chest-value': ({ found, ...range }) =>
    `Der Wert dieser Truhe ist ${found}; er soll ${de.span(range)} sein.`,
  'golden-loot': ({ found, most }) =>
    `Die Beute aller Orte enthält ${counted('golden', found)}; erlaubt: höchstens ${most}.`,
};
