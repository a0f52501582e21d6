import type { PackPath } from './pack-path.ts';

interface FieldBasics {
  /** Its name among the workshop's words. */
  readonly name: string;
  /** Inside the component; empty: the component itself. */
  readonly at: PackPath;
}

/** What can be changed about a component, and how. `of` names signs of the game. */
export type WorkshopField = FieldBasics &
  (
    | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly sign?: string }
    /** Exactly one of them, or none if it is optional: then the field is missing. */
    | { readonly kind: 'one'; readonly of: readonly string[]; readonly optional?: true }
    /** A list in which each may appear several times. */
    | { readonly kind: 'several'; readonly of: readonly string[]; readonly most: number }
    /** Rows of signs, each written as a letter. */
    | {
        readonly kind: 'rows';
        readonly rows: number;
        readonly letters: Readonly<Record<string, string>>;
        readonly most: number;
      }
    /** How many of each, in this order. */
    | { readonly kind: 'counts'; readonly of: readonly string[]; readonly most: number }
    /** A spot on the board. */
    | { readonly kind: 'point' }
    /** One or several components of these chapters, by number from 1 or by id. */
    | { readonly kind: 'link'; readonly to: readonly string[]; readonly by: 'number' | 'id' }
    | {
        readonly kind: 'links';
        readonly to: readonly string[];
        readonly by: 'number' | 'id';
        readonly most: number;
      }
  );

/** One kind of component in the box. */
export interface WorkshopChapter {
  /** Its name among the workshop's words. */
  readonly name: string;
  /** Where its components are. */
  readonly at: PackPath;
  /** A list of components, an object with one for each key, or a single one. */
  readonly holds: 'list' | readonly string[] | 'single';
  /** How many are in the box; null: that is left to its owner. */
  readonly wanted: number | null;
  /** The sections of the pack's words in which they have names; empty: they have none. */
  readonly sections: readonly string[];
  /** A new component, without its id. */
  readonly blank: unknown;
  /** Numbered from 1 in a field of this name. */
  readonly numbered?: string;
  readonly fields: readonly WorkshopField[];
  /** The rule that says what is in the box. */
  readonly rule: string;
}

/** How a game's packs are edited, as data. */
export interface WorkshopBook {
  readonly format: string;
  /** In the order in which an owner walks through the box. */
  readonly chapters: readonly WorkshopChapter[];
  /** All sections of the pack's words. */
  readonly sections: readonly string[];
  /** Of a name, in characters. */
  readonly longestName: number;
}

/** One component: its chapter, and its index or key; 0 for a single one. */
export interface ComponentRef {
  readonly chapter: string;
  readonly key: number | string;
}
