import type { PackProblem } from '@triptych/kernel';
import type { Pack } from '../pack.ts';
import { problem } from '../pack-problems.ts';
import { SYMBOLS } from '../symbols.ts';
import { countSymbol, isWithin, WORTH, worthOfCastle } from '../weights.ts';
import { checkSymbols } from './symbols-of-side.ts';

const RULE = 'B10.1';
const SHIELD = 2;

/** B10.1: castles of equal worth, with different characters. */
export function checkCastles({ castles }: Pack): PackProblem[] {
  const characters = castles.map(character);
  return castles.flatMap((castle, at) => {
    const { shield, left, right } = castle;
    const path = `castles[${at}]`;
    const problems = [
      ...checkSymbols(`${path}.left`, RULE, left, ['food', 'map']),
      ...checkSymbols(`${path}.right`, RULE, right, ['sword', 'thief']),
    ];
    if (shield !== SHIELD) {
      problems.push(problem(`${path}.shield`, RULE, 'castle-shield', { found: shield, wanted: SHIELD }));
    }
    const worth = worthOfCastle(left, right);
    if (!isWithin(worth, WORTH.castle)) {
      problems.push(problem(path, RULE, 'castle-worth', { worth, ...WORTH.castle }));
    }
    const twin = characters.indexOf(characters[at]);
    if (twin < at) problems.push(problem(path, RULE, 'castle-character', { other: `castles[${twin}]` }));
    return problems;
  });
}

/** How many of each symbol, in any row. */
function character({ left, right }: Pack['castles'][number]): string {
  return SYMBOLS.map((symbol) => countSymbol([...left, ...right], symbol)).join(' ');
}
