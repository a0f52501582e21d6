/** Whether two values are equal bit for bit. Fast, because the suite calls it all the time. */
function equal(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    for (let item = 0; item < one.length; item++) if (!equal(one[item], other[item])) return false;
    return true;
  }
  const keys = Object.keys(one);
  if (Array.isArray(other) || Object.keys(other).length !== keys.length) return false;
  for (const key of keys) {
    if (!Object.hasOwn(other, key) || !equal(Reflect.get(one, key), Reflect.get(other, key))) return false;
  }
  return true;
}

/** The first difference between two values, bit for bit; null if they are equal. */
export function difference(one: unknown, other: unknown): string | null {
  return equal(one, other) ? null : firstDifference(one, other, '');
}

function firstDifference(one: unknown, other: unknown, path: string): string {
  const isPair = typeof one === 'object' && typeof other === 'object' && one !== null && other !== null;
  if (isPair && Array.isArray(one) === Array.isArray(other)) {
    const isList = Array.isArray(one);
    const sameLength = !isList || Reflect.get(one, 'length') === Reflect.get(other, 'length');
    const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
    for (const key of sameLength ? keys : []) {
      const [mine, theirs]: unknown[] = [Reflect.get(one, key), Reflect.get(other, key)];
      const inBoth = Object.hasOwn(one, key) && Object.hasOwn(other, key);
      if (inBoth && equal(mine, theirs)) continue;
      return firstDifference(mine, theirs, isList ? `${path}[${key}]` : `${path}.${key}`);
    }
  }
  return `${at(path)}: ${show(one)} against ${show(other)}`;
}

/** A deep copy, exact even for what is not plain data. */
export function snapshot<T>(value: T): T;
export function snapshot(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(snapshot<unknown>);
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) copy[key] = snapshot<unknown>(Reflect.get(value, key));
  return copy;
}

/** A short text for any value, for messages. */
export function show(value: unknown): string {
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : String(value);
  const long = Array.isArray(value) && value.length > 100;
  const text = JSON.stringify(long ? value.slice(0, 100) : value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

/** A path inside a value, for messages. */
export function at(path: string): string {
  return path === '' ? 'it' : path.replace(/^\./, '');
}
