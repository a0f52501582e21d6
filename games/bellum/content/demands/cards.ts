import type { PackProblem } from '@triptych/kernel';
import type { Pack } from '../pack.ts';
import { problem } from '../pack-problems.ts';
import type { Marker } from '../symbols.ts';
import { isWithin, type Range, WORTH, worthOfMarkers, worthOfRows } from '../weights.ts';
import { checkSymbols } from './symbols-of-side.ts';

const RULE = 'B10.2';

/** B10.2: symbols on one side of a card. */
const SYMBOL_COUNT: Readonly<Record<CardGroup, Range>> = {
  goblin: { least: 2, most: 3 },
  fearsome: { least: 3, most: 6 },
  extreme: { least: 8, most: 11 },
};

type CardGroup = 'goblin' | 'fearsome' | 'extreme';

interface Listed {
  readonly path: string;
  readonly group: CardGroup;
  readonly left: readonly string[];
  readonly right: readonly string[];
  readonly bonus: readonly Marker[];
}

export function checkCards(pack: Pack): PackProblem[] {
  const cards: readonly Listed[] = [
    ...pack.goblins.map((card, at) => ({
      ...card,
      path: `goblins[${at}]`,
      group: 'goblin' as const,
      bonus: [],
    })),
    ...pack.fearsome.map((card, at) => ({ ...card, path: `fearsome[${at}]`, group: 'fearsome' as const })),
    ...pack.extreme.map((card, at) => ({ ...card, path: `extreme[${at}]`, group: 'extreme' as const })),
  ];
  return [...cards.flatMap(checkSides), ...checkAlike(cards)];
}

function checkSides({ path, group, left, right, bonus }: Listed): PackProblem[] {
  const problems = [
    ...checkSide(`${path}.left`, group, left, bonus),
    ...checkSide(`${path}.right`, group, right, bonus),
  ];
  if (group === 'goblin') {
    problems.push(...checkSymbols(`${path}.left`, RULE, left, ['food']));
    problems.push(...checkSymbols(`${path}.right`, RULE, right, ['sword']));
  }
  return problems;
}

function checkSide(
  path: string,
  group: CardGroup,
  rows: readonly string[],
  bonus: readonly Marker[],
): PackProblem[] {
  const problems: PackProblem[] = [];
  const found = rows.join('').length;
  if (!isWithin(found, SYMBOL_COUNT[group])) {
    problems.push(problem(path, RULE, 'symbol-count', { found, ...SYMBOL_COUNT[group] }));
  }
  const worth = worthOfRows(rows) + worthOfMarkers(bonus);
  if (!isWithin(worth, WORTH[group])) {
    problems.push(problem(path, RULE, 'card-worth', { worth, ...WORTH[group] }));
  }
  return problems;
}

/** Two cards are alike if they show the same, whatever their names. */
function checkAlike(cards: readonly Listed[]): PackProblem[] {
  const faces = cards.map(({ left, right, bonus }) => JSON.stringify([left, right, bonus]));
  return cards.flatMap(({ path }, at) => {
    const twin = faces.indexOf(faces[at]);
    return twin < at ? [problem(path, RULE, 'cards-alike', { other: cards[twin].path })] : [];
  });
}
