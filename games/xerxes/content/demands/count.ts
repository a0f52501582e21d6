import type { PackProblem } from '@triptych/kernel';
import { problem, type Thing } from '../pack-problems.ts';

export function times<T>(list: readonly T[], wanted: T): number {
  let found = 0;
  for (const item of list) if (item === wanted) found++;
  return found;
}

/** Each of these things is in the list exactly that many times. */
export function checkAmounts<T extends Thing>(
  path: string,
  rule: string,
  list: readonly T[],
  things: readonly T[],
  wanted: number,
): PackProblem[] {
  return things.flatMap((thing) => {
    const found = times(list, thing);
    return found === wanted ? [] : [problem(path, rule, 'amount', { thing, found, wanted })];
  });
}

/** Each of these things is in the list between `least` and `most` times. */
export function checkRanges<T extends Thing>(
  path: string,
  rule: string,
  list: readonly T[],
  things: readonly T[],
  { least, most }: { readonly least: number; readonly most: number },
): PackProblem[] {
  return things.flatMap((thing) => {
    const found = times(list, thing);
    if (found >= least && found <= most) return [];
    return [problem(path, rule, 'amount-range', { thing, found, least, most })];
  });
}

/** No card or building needs more than that many of a kind. */
export function checkMost<T extends Thing>(
  path: string,
  rule: string,
  list: readonly T[],
  most: number,
): PackProblem[] {
  return [...new Set(list)].flatMap((thing) => {
    const found = times(list, thing);
    return found > most ? [problem(path, rule, 'too-many-of-kind', { thing, found, most })] : [];
  });
}

/** No two of these lists hold the same things. */
export function checkAlike(
  rule: string,
  lists: readonly { readonly path: string; readonly list: readonly Thing[] }[],
): PackProblem[] {
  const faces = lists.map(({ list }) => [...list].sort().join());
  return lists.flatMap(({ path }, at) => {
    const twin = faces.indexOf(faces[at]);
    return twin < at ? [problem(path, rule, 'alike', { other: lists[twin].path })] : [];
  });
}
