import { type FormFaults, type NoValues, problemMaker } from '@triptych/packs';
import type { Marker, Symbol } from './symbols.ts';

/** What loot consists of, as a pack writes it. */
export type LootKind = 'food' | 'glyphs' | 'barrels' | 'wooden' | 'metal' | 'golden';

/** Form errors specific to this game's packs. */
interface OwnFormFaults {
  /** A row of a side with other letters than these. */
  'wrong-letters': { readonly letters: string };
  /** A side with more or fewer than six rows. */
  'wrong-rows': { readonly found: number; readonly wanted: number };
}

/** B1: components whose number differs from what the rules need. */
interface NumberFaults {
  'wrong-number': { readonly found: number; readonly wanted: number };
}

/** B10: demands on our own pack. Printed values may miss them and can still be played. */
interface BalanceFindings {
  /** B10.1: the shield value printed on a castle. */
  'castle-shield': { readonly found: number; readonly wanted: number };
  /** B10.1: all castles together are worth `least` to `most` points by the table of weights. */
  'castle-worth': { readonly worth: number; readonly least: number; readonly most: number };
  /** B10.1: the same symbols in total as the castle at the path `other`, however the rows are arranged. */
  'castle-character': { readonly other: string };
  /** B10.1 to B10.3: this symbol does not belong on this side of such a component. */
  'symbol-not-here': { readonly symbol: Symbol };
  /** B10.1, B10.2: this symbol must appear on this side of such a component. */
  'symbol-missing': { readonly symbol: Symbol };
  /** B10.2: symbols on one side of a card. */
  'symbol-count': { readonly found: number; readonly least: number; readonly most: number };
  /** B10.2: the worth of one side of a card by the table of weights. */
  'card-worth': { readonly worth: number; readonly least: number; readonly most: number };
  /** B10.2: the same card is at the path `other`. */
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
  /** B10.4: no city has exactly this many shields and magic shields. */
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

/** The values of each code, for its sentence. */
export interface BellumPackProblems extends FormFaults, OwnFormFaults, NumberFaults, BalanceFindings {}

export type BellumPackProblemCode = keyof BellumPackProblems;

export const problem = problemMaker<BellumPackProblems>();
