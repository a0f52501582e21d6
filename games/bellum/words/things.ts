import {
  CHEST_KINDS,
  type ChestKind,
  MARKERS,
  type Marker,
  SYMBOLS,
  type Symbol,
} from '../content/symbols.ts';

/** What sentences and labels count. */
export type Thing = Symbol | Marker | ChestKind | 'barrel' | 'chest';

/** How many of each; zero and missing ones are not mentioned. */
export type Amounts = Readonly<Partial<Record<Thing, number>>>;

/** A number with its noun, in the case that the sentence needs: `2 glyphs`. */
export type Counted = (thing: Thing, number: number) => string;

const THINGS: readonly Thing[] = [...SYMBOLS, 'barrel', ...MARKERS, ...CHEST_KINDS, 'chest'];

/** The things present, each with its number. */
export function count(counted: Counted, amounts: Amounts): string[] {
  return THINGS.flatMap((thing) => {
    const number = amounts[thing] ?? 0;
    return number > 0 ? [counted(thing, number)] : [];
  });
}

/** `1 + 4 = 5`. */
export function sum(values: readonly number[], total: number): string {
  return values.length === 1 ? String(total) : `${values.join(' + ')} = ${total}`;
}
