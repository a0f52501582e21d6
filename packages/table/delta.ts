/** Plain data, as it survives JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * What changed in a value, written small:
 * `[value]` is a new value; `0` a field that is gone; an object holds what changed, by field or by place in a
 * list; `"@": [from, gone, ...new]` in a list takes out `gone` items at `from` and puts new ones there.
 */
export type Delta = readonly [Json] | 0 | { readonly [key: string]: Delta | readonly Json[] };

const SPLICE = '@';

/** What makes `after` out of `before`; undefined if nothing does. */
export function diff(before: Json, after: Json): Delta | undefined {
  if (before === after) return undefined;
  if (isList(before) && isList(after)) return diffLists(before, after);
  if (isFields(before) && isFields(after)) return diffFields(before, after);
  return [after];
}

function diffFields(before: Fields, after: Fields): Delta | undefined {
  const changes: [string, Delta][] = [];
  let kept = 0;
  for (const key in before) {
    if (!Object.hasOwn(after, key)) changes.push([key, 0]);
    else kept++;
  }
  // Nothing in common: saying what is gone would only take room.
  if (kept === 0 && changes.length > 0) return [after];
  for (const key in after) {
    const change = Object.hasOwn(before, key) ? diff(before[key], after[key]) : ([after[key]] as const);
    if (change !== undefined) changes.push([key, change]);
  }
  return changes.length === 0 ? undefined : Object.fromEntries(changes);
}

function diffLists(before: readonly Json[], after: readonly Json[]): Delta | undefined {
  if (before.length !== after.length) return splice(before, after);
  const changes: Record<string, Delta> = {};
  let number = 0;
  for (let at = 0; at < after.length; at++) {
    const change = diff(before[at], after[at]);
    if (change === undefined) continue;
    changes[at] = change;
    number++;
  }
  if (number === 0) return undefined;
  // Short lists of numbers that changed everywhere are shorter as they are.
  return number === after.length && number > 1 && after.every((item) => typeof item !== 'object')
    ? [after]
    : changes;
}

function splice(before: readonly Json[], after: readonly Json[]): Delta {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && diff(before[start], after[start]) === undefined) start++;
  let end = 0;
  while (
    end < shorter - start &&
    diff(before[before.length - 1 - end], after[after.length - 1 - end]) === undefined
  )
    end++;
  if (start === 0 && end === 0) return [after];
  return { [SPLICE]: [start, before.length - start - end, ...after.slice(start, after.length - end)] };
}

/** Carries a change out. Trusts it: both ends of the wire run this code. Shares what did not change. */
export function patch(before: Json, delta: Delta | undefined): Json {
  if (delta === undefined) return before;
  if (delta === 0) return null;
  if (isReplacement(delta)) return delta[0];
  if (isList(before)) return patchList(before, delta);
  return isFields(before) ? patchFields(before, delta) : before;
}

type Changes = { readonly [key: string]: Delta | readonly Json[] };

function patchList(before: readonly Json[], changes: Changes): Json {
  const after = [...before];
  for (const [key, change] of Object.entries(changes)) {
    if (key === SPLICE && isItems(change))
      after.splice(Number(change[0]), Number(change[1]), ...change.slice(2));
    else if (isDelta(change)) after[Number(key)] = patch(before[Number(key)], change);
  }
  return after;
}

function patchFields(before: Fields, changes: Changes): Json {
  const after = new Map(Object.entries(before));
  for (const [key, change] of Object.entries(changes)) {
    if (change === 0) after.delete(key);
    else if (isDelta(change)) after.set(key, patch(before[key], change));
  }
  return Object.fromEntries(after);
}

type Fields = { readonly [key: string]: Json };

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function isFields(value: Json): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isReplacement(delta: Delta): delta is readonly [Json] {
  return Array.isArray(delta);
}

function isItems(change: Delta | readonly Json[]): change is readonly Json[] {
  return Array.isArray(change);
}

/** A list of one item is a new value; splices are looked at before. */
function isDelta(change: Delta | readonly Json[]): change is Delta {
  return !Array.isArray(change) || change.length === 1;
}
