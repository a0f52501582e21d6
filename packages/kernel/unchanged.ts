/*
 * After every answer views are compared with the previous ones, and most of their content is unchanged. Parts
 * taken over from the last view need not be compared, stored or garbage-collected again.
 */

/** The last list if it holds identical items; otherwise a copy of the first `length` items. */
export function unchangedList<T>(
  last: readonly T[] | undefined,
  list: readonly T[],
  length = list.length,
): readonly T[] {
  if (last === undefined || last.length !== length) return list.slice(0, length);
  for (let at = 0; at < length; at++) if (last[at] !== list[at]) return list.slice(0, length);
  return last;
}

/** The last object if all its fields are identical; otherwise the new one. */
export function unchangedFields<T extends object>(last: T | undefined, now: T): T {
  if (last === undefined) return now;
  for (const name in now) if (last[name] !== now[name]) return now;
  return last;
}
