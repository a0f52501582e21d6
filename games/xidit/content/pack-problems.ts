import { type FormFaults, type NoValues, problemMaker } from '@triptych/packs';
import type { Colour, Reward, Unit } from './symbols.ts';

/** Form errors specific to this game's packs. */
interface OwnFormFaults {
  /** Units are counted by class, weakest first. */
  'wrong-classes': { readonly wanted: number };
}

/** X12.2: what every pack must have to be playable. */
interface StructureFaults {
  'wrong-number': { readonly found: number; readonly wanted: number };
  /** Tiles of a set are numbered from 1 without gaps. */
  'tile-missing': { readonly tile: number };
  /** A recruit side of this set has that many units. */
  'recruit-units': { readonly found: number; readonly wanted: number };
  'threat-asks-nothing': NoValues;
  /** X1.7: how many titans have this cost. */
  'titan-costs': { readonly cost: number; readonly found: number; readonly wanted: number };
  'road-to-itself': { readonly city: number };
  /** The same two cities are joined twice in the same colour. */
  'road-twice': { readonly from: number; readonly to: number; readonly colour: Colour };
  'two-roads-of-a-colour': { readonly city: number; readonly colour: Colour };
  'not-connected': { readonly city: number };
  /** Two neighbours on a region's outline that no road joins. */
  'outline-without-road': { readonly from: number; readonly to: number };
  'outline-repeats': { readonly city: number };
  'outline-too-short': NoValues;
  /** X2.2: the opening recruit tiles with the most of this class need more than there are. */
  'opening-shortage': { readonly unit: Unit; readonly needed: number; readonly stock: number };
}

/** X12.1, X12.3 to X12.6: demands on our own pack. Printed values may miss them and can still be played. */
interface Findings {
  /** X12.1 */
  'road-not-as-printed': { readonly from: number; readonly to: number; readonly colour: Colour };
  'city-not-at-region': { readonly city: number; readonly region: number };
  'no-snow': NoValues;
  'tile-not-as-printed': { readonly tile: number };
  /** No threat needs exactly an archer and a mage. */
  'no-archer-and-mage': NoValues;
  'no-such-reward': { readonly reward: Reward; readonly number: number };
  /** X12.3 */
  'roads-in-all': { readonly found: number; readonly wanted: number };
  'roads-of-colours': { readonly found: string; readonly wanted: string };
  'parallel-roads': { readonly from: number; readonly to: number };
  'not-biconnected': { readonly city: number };
  'cities-with-roads': { readonly roads: number; readonly found: number; readonly wanted: number };
  'too-far': { readonly from: number; readonly to: number; readonly moves: number; readonly most: number };
  /** Regions do not divide the land as the roads do: each road is between two of them, or at the border. */
  'not-faces': { readonly from: number; readonly to: number; readonly regions: number };
  'roads-cross': { readonly one: string; readonly other: string };
  'cities-too-close': {
    readonly one: number;
    readonly other: number;
    readonly distance: number;
    readonly least: number;
  };
  'not-at-border': { readonly region: number };
  /** X12.4 */
  'recruits-in-all': { readonly unit: Unit; readonly found: number; readonly wanted: number };
  /** X12.5 */
  'threat-units': { readonly found: number; readonly least: number; readonly most: number };
  'threat-reward': {
    readonly reward: Reward;
    readonly found: number;
    readonly least: number;
    readonly most: number;
  };
  'threat-worth': { readonly asked: number; readonly offered: number };
  'kinds-worth': { readonly least: number; readonly most: number };
  'titan-worth': { readonly worth: number; readonly least: number };
  /** X12.6 */
  'second-not-less': { readonly first: number; readonly second: number };
  'worth-more-than-centre': { readonly region: number };
}

/** The values of each code, for its sentence. */
export interface XiditPackProblems extends FormFaults, OwnFormFaults, StructureFaults, Findings {}

export type XiditPackProblemCode = keyof XiditPackProblems;

export const problem = problemMaker<XiditPackProblems>();
