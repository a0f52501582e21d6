import type { FieldType, LootKind } from '../../content/pack-problems.ts';
import type { PackProblemSentences } from '../pack-problem-sentences.ts';
import { counted, names } from './things.ts';

const TYPES: Readonly<Record<FieldType, string>> = {
  text: 'a text',
  wholeNumber: 'a whole number',
  list: 'a list',
  object: 'an object with named fields',
};

const LOOT: Readonly<Record<LootKind, string>> = {
  food: 'food',
  glyphs: 'glyphs',
  barrels: 'barrels',
  wooden: 'wooden chests',
  metal: 'metal chests',
  golden: 'golden chests',
};

/** `2 to 3`, or the one number that is right. */
function span({ least, most }: { readonly least: number; readonly most: number }): string {
  return least === most ? `exactly ${least}` : `${least} to ${most}`;
}

export const packProblems: PackProblemSentences = {
  'missing-field': ({ field }) => `The field “${field}” is missing.`,
  'unknown-field': ({ field }) => `The field “${field}” is unknown.`,
  'wrong-type': ({ expected }) => `This should be ${TYPES[expected]}.`,
  'wrong-format': ({ expected }) => `The format should be “${expected}”.`,
  'empty-text': () => 'This text is empty.',
  'invisible-characters': () => 'This text contains characters that cannot be seen.',
  'text-too-long': ({ most }) => `This text is too long; at most ${most} characters fit.`,
  'out-of-range': (values) => `This number should be ${span(values)}.`,
  'wrong-letters': ({ letters }) => `A row may consist only of these letters: ${letters}.`,
  'unknown-marker': ({ allowed }) => `There is no such marker; there are ${allowed}.`,
  'list-too-long': ({ most }) => `This list is too long; at most ${most} fit.`,
  'wrong-rows': ({ found, wanted }) => `Rows on this side: ${found}; there must be ${wanted}.`,
  'wrong-number': ({ found, wanted }) => `Found here: ${found}; the rules need ${wanted}.`,
  'castle-shield': ({ found, wanted }) => `The shield value is ${found}; it should be ${wanted}.`,
  'castle-worth': ({ worth, ...range }) => `This castle is worth ${worth}; it should be ${span(range)}.`,
  'castle-character': ({ other }) => `This castle shows the same symbols as ${other}.`,
  'symbol-not-here': ({ symbol }) => `This symbol does not belong here: ${names.symbols[symbol]}.`,
  'symbol-missing': ({ symbol }) => `This symbol is missing here: ${names.symbols[symbol]}.`,
  'symbol-count': ({ found, ...range }) => `Symbols on this side: ${found}; there should be ${span(range)}.`,
  'card-worth': ({ worth, ...range }) =>
    `This side of the card is worth ${worth}; it should be ${span(range)}.`,
  'cards-alike': ({ other }) => `This card is like the one at ${other}.`,
  'too-many-markers': ({ marker, found, most }) =>
    `The creatures give ${counted(marker, found)} in all; at most ${most} are allowed.`,
  'magic-swords': ({ found, ...range }) =>
    `Creatures with magic swords: ${found}; there should be ${span(range)}.`,
  defence: ({ found, ...range }) => `The defence is ${found}; it should be ${span(range)}.`,
  'magic-shields-not-here': () => 'Magic shields protect cities only.',
  'magic-cities': ({ found, ...range }) =>
    `Cities with magic shields: ${found}; there should be ${span(range)}.`,
  'no-such-city': ({ shields, magicShields }) =>
    `No city has a defence of ${counted('shield', shields)} and ${counted('magicShield', magicShields)}; there should be one.`,
  'no-such-defence': ({ defence }) => `Neither a farm nor a village has a defence of ${defence}.`,
  loot: ({ loot, found, ...range }) => `Loot, ${LOOT[loot]}: ${found}; there should be ${span(range)}.`,
  'loot-chests': ({ found, ...range }) => `Chests in the loot: ${found}; there should be ${span(range)}.`,
  'chest-value': ({ found, ...range }) => `The value of this chest is ${found}; it should be ${span(range)}.`,
  'golden-loot': ({ found, most }) =>
    `The loot of all places holds ${counted('golden', found)}; at most ${most} are allowed.`,
};
