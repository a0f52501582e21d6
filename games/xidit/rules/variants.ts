import type { RegionId, TileId } from '../content/components.ts';
import type { XiditState } from '../state.ts';

/** X8.2, X9.6: how many years a game has; a census ends each third of it (X7.1). */
export const YEARS = { long: 12, short: 9 } as const;
export type Length = keyof typeof YEARS;
export const CENSUSES = 3;

/** X9.7 to X9.9: numbers of tiles that are out of a short game, by number of players. */
const OUT_OF_SHORT: Readonly<Record<number, readonly number[]>> = {
  3: [14, 18],
  4: [19, 20, 21],
  5: [20, 21],
};

/** X1.6, X9.7 to X9.9 */
export function tilesInPlay(seats: number, length: Length): TileId[] {
  const all = Array.from({ length: seats === 3 ? 18 : 21 }, (_, tile) => tile);
  return length === 'long' ? all : all.filter((tile) => !OUT_OF_SHORT[seats].includes(tile + 1));
}

/** X9.1, X9.7 to X9.9: regions where no bards go. In a short game for five it is one, of the host's choice. */
export function wastelands(seats: number, length: Length, choice: string): RegionId[] {
  if (seats === 3) return [0, 1];
  if (length === 'long') return [];
  return seats === 4 ? [0, 1] : [Number(choice) - 1];
}

/** X9.3: what the dummy holds for the first, second and third assessment. */
const DUMMY = [6, 5, 4];
const HARDER = 1;

/** By assessment; empty without a dummy. */
export function dummyValues(seats: number, assessments: readonly number[], strength: string): number[] {
  if (seats !== 3) return [];
  const more = strength === 'hard' ? HARDER : 0;
  return assessments.map((_, assessment) => DUMMY[assessments.indexOf(assessment)] + more);
}

/** X7.1: years 4, 8 and 12, or 3, 6 and 9. */
export function isCensusYear({ year, setting }: XiditState): boolean {
  return year % (setting.years / CENSUSES) === 0;
}
