/*
 * Views are compared with the last ones after every answer, and most of them is as it was. Parts that did not change
 * are taken from the last view: what is the very same need not be compared, kept or cleared away again.
 */

/** The last list if it holds the very same items; otherwise a copy, of the first `length` ones. */
export function unchangedList<T>(
  last: readonly T[] | undefined,
  list: readonly T[],
  length = list.length,
): readonly T[] {
  if (last === undefined || last.length !== length) return list.slice(0, length);
  for (let at = 0; at < length; at++) if (last[at] !== list[at]) return list.slice(0, length);
  return last;
}

/** The last object if all its fields are the very same; otherwise the new one. */
export function unchangedFields<T extends object>(last: T | undefined, now: T): T {
  if (last === undefined) return now;
  for (const name in now) if (last[name] !== now[name]) return now;
  return last;
}
