import type { PackProblem } from '@triptych/kernel';
import type { Pack } from '../pack.ts';
import { problem } from '../pack-problems.ts';
import { BUILDINGS } from '../things.ts';
import { checkAmounts, times } from './count.ts';

const RULE = 'E15.6';

const POSITIONS = '1, 2, 2, 3, 3, 4';
const OCCUPIED = 6;
const CARDS_PER_LAND = 3;
const CARDS_PER_BUILDING = 1;

/** E15.6 */
export function checkSolo({ solo, lands }: Pack): PackProblem[] {
  const problems: PackProblem[] = [];
  const found = solo
    .map(({ position }) => position)
    .sort((a, b) => a - b)
    .join(', ');
  if (found !== POSITIONS) {
    problems.push(problem('solo', RULE, 'solo-positions', { found, wanted: POSITIONS }));
  }
  const ids = lands.map(({ id }) => id);
  for (const [at, { occupied }] of solo.entries()) {
    const path = `solo[${at}].occupied`;
    if (occupied.length !== OCCUPIED) {
      problems.push(problem(path, RULE, 'solo-occupied', { found: occupied.length, wanted: OCCUPIED }));
    }
    for (const id of occupied)
      if (!ids.includes(id)) problems.push(problem(path, RULE, 'not-a-land', { id }));
  }
  const all = solo.flatMap(({ occupied }) => occupied);
  for (const id of ids) {
    const cards = times(all, id);
    if (cards === CARDS_PER_LAND) continue;
    problems.push(problem('solo', RULE, 'land-occupied', { id, found: cards, wanted: CARDS_PER_LAND }));
  }
  const barred = solo.map(({ bars }) => bars);
  return [...problems, ...checkAmounts('solo', RULE, barred, BUILDINGS, CARDS_PER_BUILDING)];
}
