import { type FormFaults, type NoValues, problemMaker } from '@triptych/packs';
import type { Building, Force, Resource } from './things.ts';

/** What a sentence about a pack may name. */
export type Thing = Resource | Force | Building;

/** Form errors specific to this game's packs. */
interface OwnFormFaults {
  /** A list of resources, forces or areas whose length differs from the rules. */
  'wrong-length': { readonly found: number; readonly wanted: number };
  /** An event must either stop a resource or give something. */
  'event-effect': NoValues;
}

/** E1, E2: components that differ from what the rules need. */
interface NumberFaults {
  'wrong-number': { readonly found: number; readonly wanted: number };
  /** A solo card names an area that does not exist, or the same one twice. */
  'unknown-area': { readonly id: string };
  'area-twice': { readonly id: string };
  /** E1.3: too few or too many lands for the rules. */
  'lands-number': { readonly found: number; readonly least: number; readonly most: number };
  /** E12.2: a solo card would leave no free area for a worker. */
  'no-area-left': { readonly found: number; readonly most: number };
  /** E4.1 to E4.4: no event stops this resource or bars this building. */
  'no-event-for': { readonly thing: Thing };
  /** E4.2, E4.3: there is exactly one event that gives a force, and one that gives resources. */
  'no-event-giving': { readonly gives: 'force' | 'resources' };
  /** E2.3: with fewer or more tax cards for a force no deal would be fair. */
  'tax-rewards': { readonly found: number; readonly least: number; readonly most: number };
}

/** E15: demands on our own pack. Printed values may miss them and can still be played. */
interface BalanceFindings {
  /** Something appears here `found` times instead of `wanted` times. */
  amount: { readonly thing: Thing; readonly found: number; readonly wanted: number };
  'amount-range': {
    readonly thing: Thing;
    readonly found: number;
    readonly least: number;
    readonly most: number;
  };
  /** More of a kind than a card or a building may need. */
  'too-many-of-kind': { readonly thing: Thing; readonly found: number; readonly most: number };
  /** E15.1: this area must yield or offer it. */
  'not-here': { readonly thing: Thing };
  /** E15.1: no card needs exactly this. */
  'no-such-card': { readonly asks: string };
  /** Shows the same as what is at the path `other`. */
  alike: { readonly other: string };
  /** E15.3: how many tax cards give a force. */
  'tax-kinds': { readonly found: number; readonly wanted: number };
  /** E15.6: positions on the solo cards, sorted. */
  'solo-positions': { readonly found: string; readonly wanted: string };
  'solo-occupied': { readonly found: number; readonly wanted: number };
  'not-a-land': { readonly id: string };
  'land-occupied': { readonly id: string; readonly found: number; readonly wanted: number };
}

/** The values of each code, for its sentence. */
export interface XerxesPackProblems extends FormFaults, OwnFormFaults, NumberFaults, BalanceFindings {}

export const problem = problemMaker<XerxesPackProblems>();
