import type { PackProblem } from '@triptych/kernel';
import type { Marker, Symbol } from './symbols.ts';

/** What loot consists of, as a pack writes it. */
export type LootKind = 'food' | 'glyphs' | 'barrels' | 'wooden' | 'metal' | 'golden';

/** What a field of a pack may be. */
export type FieldType = 'text' | 'wholeNumber' | 'list' | 'object';

/** Faults of form: the pack cannot be read. */
interface FormFaults {
  'missing-field': { readonly field: string };
  'unknown-field': { readonly field: string };
  'wrong-type': { readonly expected: FieldType };
  /** The field `format` says that this is something else. */
  'wrong-format': { readonly expected: string };
  'empty-text': NoValues;
  'invisible-characters': NoValues;
  'text-too-long': { readonly most: number };
  'out-of-range': { readonly least: number; readonly most: number };
  /** A row of a side with other letters than these. */
  'wrong-letters': { readonly letters: string };
  'unknown-marker': { readonly allowed: string };
  'list-too-long': { readonly most: number };
  /** A side with more or fewer than six rows. */
  'wrong-rows': { readonly found: number; readonly wanted: number };
}

/** B1: components that are not as many as the rules need. */
interface NumberFaults {
  'wrong-number': { readonly found: number; readonly wanted: number };
}

/** B10: demands on our own pack. Whoever enters the printed values may miss them and play all the same. */
interface BalanceFindings {
  /** B10.1: the shield value printed on a castle. */
  'castle-shield': { readonly found: number; readonly wanted: number };
  /** B10.1: all castles together are worth `least` to `most` points by the table of weights. */
  'castle-worth': { readonly worth: number; readonly least: number; readonly most: number };
  /** B10.1: the same symbols in all as the castle at the path `other`, however the rows are arranged. */
  'castle-character': { readonly other: string };
  /** B10.1 to B10.3: this symbol does not belong on this side of such a component. */
  'symbol-not-here': { readonly symbol: Symbol };
  /** B10.1, B10.2: this symbol must stand on this side of such a component. */
  'symbol-missing': { readonly symbol: Symbol };
  /** B10.2: symbols on one side of a card. */
  'symbol-count': { readonly found: number; readonly least: number; readonly most: number };
  /** B10.2: what one side of a card is worth by the table of weights. */
  'card-worth': { readonly worth: number; readonly least: number; readonly most: number };
  /** B10.2: the same card stands at the path `other`. */
  'cards-alike': { readonly other: string };
  /** B10.3 */
  'too-many-markers': { readonly marker: Marker; readonly found: number; readonly most: number };
  /** B10.3: how many creatures have magic swords. */
  'magic-swords': { readonly found: number; readonly least: number; readonly most: number };
  /** B10.4: shields and magic shields together. */
  defence: { readonly found: number; readonly least: number; readonly most: number };
  /** B10.4: magic shields protect cities only. */
  'magic-shields-not-here': NoValues;
  /** B10.4: how many cities have magic shields. */
  'magic-cities': { readonly found: number; readonly least: number; readonly most: number };
  /** B10.4: no city has just this many shields and magic shields. */
  'no-such-city': { readonly shields: number; readonly magicShields: number };
  /** B10.4: neither a farm nor a village has this defence. */
  'no-such-defence': { readonly defence: number };
  /** B10.4: how much of something a place gives. */
  loot: { readonly loot: LootKind; readonly found: number; readonly least: number; readonly most: number };
  /** B10.4: how many chests a place gives in all. */
  'loot-chests': { readonly found: number; readonly least: number; readonly most: number };
  /** B10.5 */
  'chest-value': { readonly found: number; readonly least: number; readonly most: number };
  /** B10.5: golden chests in the loot of all places together. */
  'golden-loot': { readonly found: number; readonly most: number };
}

interface NoValues {
  readonly [name: string]: never;
}

/** What each code carries, for the sentence that tells it. */
export interface BellumPackProblems extends FormFaults, NumberFaults, BalanceFindings {}

export type BellumPackProblemCode = keyof BellumPackProblems;

/** A problem as data; the type of its code says which values belong to it. */
export function problem<Code extends BellumPackProblemCode>(
  path: string,
  rule: string | null,
  code: Code,
  values: BellumPackProblems[Code],
): PackProblem {
  return { path, rule, code, values: { ...values } };
}
