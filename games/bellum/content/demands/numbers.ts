import type { PackProblem } from '@triptych/kernel';
import type { Pack } from '../pack.ts';
import { problem } from '../pack-problems.ts';

/** B1: how many of everything are in the box. The rules rely on these numbers, so every pack must have them. */
const NUMBERS: readonly {
  readonly rule: string;
  readonly path: string;
  readonly wanted: number;
  readonly of: (pack: Pack) => readonly unknown[];
}[] = [
  { rule: 'B1.1', path: 'castles', wanted: 5, of: (pack) => pack.castles },
  { rule: 'B1.2', path: 'goblins', wanted: 10, of: (pack) => pack.goblins },
  { rule: 'B1.2', path: 'fearsome', wanted: 46, of: (pack) => pack.fearsome },
  { rule: 'B1.2', path: 'extreme', wanted: 20, of: (pack) => pack.extreme },
  { rule: 'B1.3', path: 'farms', wanted: 7, of: (pack) => pack.farms },
  { rule: 'B1.3', path: 'villages', wanted: 7, of: (pack) => pack.villages },
  { rule: 'B1.3', path: 'cities', wanted: 10, of: (pack) => pack.cities },
  { rule: 'B1.4', path: 'chests.wooden', wanted: 20, of: (pack) => pack.chests.wooden },
  { rule: 'B1.4', path: 'chests.metal', wanted: 20, of: (pack) => pack.chests.metal },
  { rule: 'B1.4', path: 'chests.golden', wanted: 10, of: (pack) => pack.chests.golden },
];

export function checkNumbers(pack: Pack): PackProblem[] {
  return NUMBERS.filter(({ of, wanted }) => of(pack).length !== wanted).map(({ rule, path, of, wanted }) =>
    problem(path, rule, 'wrong-number', { found: of(pack).length, wanted }),
  );
}
