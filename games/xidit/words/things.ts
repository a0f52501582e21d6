import { UNITS, type Unit } from '../content/symbols.ts';

/** What sentences and labels count. */
export type Thing = Unit | 'gold' | 'bard' | 'floor' | 'unit';

/** A number with its noun, in the case that the sentence needs: `2 bards`. */
export type Counted = (thing: Thing, number: number) => string;

/** The classes present, each with its number. */
export function countClasses(counted: Counted, units: readonly number[]): string[] {
  return UNITS.flatMap((unit, of) => (units[of] > 0 ? [counted(unit, units[of])] : []));
}

/** A city as sentences name it: by number and name. */
export interface CityWords {
  readonly number: number;
  readonly name: string;
}
