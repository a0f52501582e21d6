import { at } from './difference.ts';

/**
 * Whether a value is plain data. Fast, because it runs on the result of every tried answer. The slow
 * `impurity` explains what is wrong, and also finds extra fields on arrays.
 */
export function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  if (value === null) return true;
  if (Array.isArray(value)) {
    for (let item = 0; item < value.length; item++) if (!isPlain(value[item])) return false;
    return true;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  for (const key of Object.keys(value)) if (!isPlain(Reflect.get(value, key))) return false;
  return true;
}

/** What keeps a value from surviving JSON bit for bit, and where; null if nothing does. */
export function impurity(value: unknown, path = ''): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      if (Number.isFinite(value) && !Object.is(value, -0)) return null;
      return `${at(path)} is ${Object.is(value, -0) ? '-0' : value}`;
    case 'object':
      return value === null ? null : impurityInside(value, path);
    default:
      return `${at(path)} is ${value === undefined ? 'undefined' : `a ${typeof value}`}`;
  }
}

function impurityInside(value: object, path: string): string | null {
  if (path.length > 1000) return `${at(path.slice(0, 60))}… has no end`;
  const isList = Array.isArray(value);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== (isList ? Array.prototype : Object.prototype))
    return `${at(path)} is an instance of a class`;
  if (Reflect.ownKeys(value).length !== (isList ? value.length + 1 : Object.keys(value).length)) {
    return `${at(path)} has holes or hidden fields`;
  }
  for (const [key, item] of Object.entries(value)) {
    const problem = impurity(item, isList ? `${path}[${key}]` : `${path}.${key}`);
    if (problem !== null) return problem;
  }
  return null;
}

/**
 * Where a state holds one object in two places. After JSON they are two objects, so a rule that changes one
 * of them would behave differently after a restart. Frozen content may be shared, because no rule changes it.
 */
export function sharedTwice(value: unknown, seen = new Map<object, string>(), path = ''): string | null {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return null;
  const before = seen.get(value);
  if (before !== undefined) return `${at(before)} and ${at(path)} are the same object`;
  seen.set(value, path);
  for (const [key, item] of Object.entries(value)) {
    const problem = sharedTwice(item, seen, `${path}.${key}`);
    if (problem !== null) return problem;
  }
  return null;
}
