import { en } from '@triptych/packs/words';
import type { LootKind } from '../../content/pack-problems.ts';
import type { PackProblemSentences } from '../pack-problem-sentences.ts';
import { counted, names } from './things.ts';

const LOOT: Readonly<Record<LootKind, string>> = {
  food: 'food',
  glyphs: 'glyphs',
  barrels: 'barrels',
  wooden: 'wooden chests',
  metal: 'metal chests',
  golden: 'golden chests',
};

export const packProblems: PackProblemSentences = {
  ...en.formFaults,
  'wrong-letters': ({ letters }) => `A row can contain only these letters: ${letters}.`,
  'wrong-rows': ({ found, wanted }) => `Rows on this side: ${found}; there must be ${wanted}.`,
  'wrong-number': ({ found, wanted }) => `Found here: ${found}; the rules require ${wanted}.`,
  'castle-shield': ({ found, wanted }) => `The shield value is ${found}; it should be ${wanted}.`,
  'castle-worth': ({ worth, ...range }) => `This castle is worth ${worth}; it should be ${en.span(range)}.`,
  'castle-character': ({ other }) => `This castle shows the same symbols as ${other}.`,
  'symbol-not-here': ({ symbol }) => `This symbol does not belong here: ${names.symbols[symbol]}.`,
  'symbol-missing': ({ symbol }) => `This symbol is missing here: ${names.symbols[symbol]}.`,
  'symbol-count': ({ found, ...range }) =>
    `Symbols on this side: ${found}; there should be ${en.span(range)}.`,
  'card-worth': ({ worth, ...range }) =>
    `This side of the card is worth ${worth}; it should be ${en.span(range)}.`,
  'cards-alike': ({ other }) => `This card is identical to the one at ${other}.`,
  'too-many-markers': ({ marker, found, most }) =>
    `The creatures give ${counted(marker, found)} in all; the limit is ${most}.`,
  'magic-swords': ({ found, ...range }) =>
    `Creatures with magic swords: ${found}; there should be ${en.span(range)}.`,
  defence: ({ found, ...range }) => `The defence is ${found}; it should be ${en.span(range)}.`,
  'magic-shields-not-here': () => 'Only cities can have magic shields.',
  'magic-cities': ({ found, ...range }) =>
    `Cities with magic shields: ${found}; there should be ${en.span(range)}.`,
  'no-such-city': ({ shields, magicShields }) =>
    `No city has a defence of ${counted('shield', shields)} and ${counted('magicShield', magicShields)}; there should be one.`,
  'no-such-defence': ({ defence }) => `Neither a farm nor a village has a defence of ${defence}.`,
  loot: ({ loot, found, ...range }) => `Loot, ${LOOT[loot]}: ${found}; there should be ${en.span(range)}.`,
  'loot-chests': ({ found, ...range }) => `Chests in the loot: ${found}; there should be ${en.span(range)}.`,
  'chest-value': ({ found, ...range }) =>
    `The value of this chest is ${found}; it should be ${en.span(range)}.`,
  'golden-loot': ({ found, most }) =>
    `The loot of all places holds ${counted('golden', found)}; the limit is ${most}.`,
};
