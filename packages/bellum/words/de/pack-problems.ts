import type { FieldType, LootKind } from '../../content/pack-problems.ts';
import type { BellumWords } from '../en.ts';
import { counted, names } from './things.ts';

const TYPES: Readonly<Record<FieldType, string>> = {
  text: 'ein Text',
  wholeNumber: 'eine ganze Zahl',
  list: 'eine Liste',
  object: 'ein Objekt mit benannten Feldern',
};

const LOOT: Readonly<Record<LootKind, string>> = {
  food: 'Nahrung',
  glyphs: 'Glyphen',
  barrels: 'Fässer',
  wooden: 'Holztruhen',
  metal: 'Metalltruhen',
  golden: 'Goldtruhen',
};

function span({ least, most }: { readonly least: number; readonly most: number }): string {
  return least === most ? `genau ${least}` : `${least} bis ${most}`;
}

export const packProblems: BellumWords['packProblems'] = {
  'missing-field': ({ field }) => `Das Feld „${field}“ fehlt.`,
  'unknown-field': ({ field }) => `Das Feld „${field}“ ist unbekannt.`,
  'wrong-type': ({ expected }) => `Hier muss ${TYPES[expected]} stehen.`,
  'wrong-format': ({ expected }) => `Das Format muss „${expected}“ sein.`,
  'empty-text': () => 'Dieser Text ist leer.',
  'invisible-characters': () => 'Dieser Text enthält Zeichen, die man nicht sieht.',
  'text-too-long': ({ most }) => `Dieser Text ist zu lang; höchstens ${most} Zeichen passen.`,
  'out-of-range': (values) => `Diese Zahl muss ${span(values)} sein.`,
  'wrong-letters': ({ letters }) => `Eine Reihe darf nur aus diesen Buchstaben bestehen: ${letters}.`,
  'unknown-marker': ({ allowed }) => `Diese Marke gibt es nicht; es gibt ${allowed}.`,
  'list-too-long': ({ most }) => `Diese Liste ist zu lang; höchstens ${most} passen.`,
  'wrong-rows': ({ found, wanted }) => `Reihen auf dieser Seite: ${found}; es müssen ${wanted} sein.`,
  'wrong-number': ({ found, wanted }) => `Hier gefunden: ${found}; die Regeln brauchen ${wanted}.`,
  'castle-shield': ({ found, wanted }) => `Der Schildwert ist ${found}; er soll ${wanted} sein.`,
  'castle-worth': ({ worth, ...range }) => `Diese Burg ist ${worth} wert; sie soll ${span(range)} wert sein.`,
  'castle-character': ({ other }) => `Diese Burg zeigt dieselben Symbole wie ${other}.`,
  'symbol-not-here': ({ symbol }) => `Dieses Symbol gehört nicht hierher: ${names.symbols[symbol]}.`,
  'symbol-missing': ({ symbol }) => `Dieses Symbol fehlt hier: ${names.symbols[symbol]}.`,
  'symbol-count': ({ found, ...range }) =>
    `Symbole auf dieser Seite: ${found}; es sollen ${span(range)} sein.`,
  'card-worth': ({ worth, ...range }) =>
    `Diese Seite der Karte ist ${worth} wert; sie soll ${span(range)} wert sein.`,
  'cards-alike': ({ other }) => `Diese Karte gleicht der bei ${other}.`,
  'too-many-markers': ({ marker, found, most }) =>
    `Die Kreaturen geben zusammen ${counted(marker, found)}; höchstens ${most} sind erlaubt.`,
  'magic-swords': ({ found, ...range }) =>
    `Kreaturen mit Zauberschwertern: ${found}; es sollen ${span(range)} sein.`,
  defence: ({ found, ...range }) => `Die Verteidigung ist ${found}; sie soll ${span(range)} sein.`,
  'magic-shields-not-here': () => 'Zauberschilde schützen nur Städte.',
  'magic-cities': ({ found, ...range }) =>
    `Städte mit Zauberschilden: ${found}; es sollen ${span(range)} sein.`,
  'no-such-city': ({ shields, magicShields }) =>
    `Keine Stadt hat genau diese Verteidigung: ${counted('shield', shields)} und ${counted('magicShield', magicShields)}.`,
  'no-such-defence': ({ defence }) => `Weder ein Bauernhof noch ein Dorf hat Verteidigung ${defence}.`,
  loot: ({ loot, found, ...range }) => `Beute, ${LOOT[loot]}: ${found}; es sollen ${span(range)} sein.`,
  'loot-chests': ({ found, ...range }) => `Truhen in der Beute: ${found}; es sollen ${span(range)} sein.`,
  'chest-value': ({ found, ...range }) => `Der Wert dieser Truhe ist ${found}; er soll ${span(range)} sein.`,
  'golden-loot': ({ found, most }) =>
    `Die Beute aller Orte enthält ${counted('golden', found)}; höchstens ${most} sind erlaubt.`,
};
