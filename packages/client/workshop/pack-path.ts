import { isFields } from '@triptych/protocol';

/** Where something is in a pack: `['castles', 2, 'left', 0]`. */
export type PackPath = readonly (string | number)[];

/** As the check writes it: `castles[2].left[0]`. */
export function textOfPath(path: PackPath): string {
  return path.reduce<string>((before, key) => {
    if (typeof key === 'number') return `${before}[${key}]`;
    return before === '' ? key : `${before}.${key}`;
  }, '');
}

export function pathOfText(text: string): PackPath {
  return [...text.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key]) =>
    index === undefined ? key : Number(index),
  );
}

/** Undefined if there is nothing. */
export function valueAt(pack: unknown, path: PackPath): unknown {
  return path.reduce<unknown>(
    (here, key) =>
      typeof here === 'object' && here !== null && Object.hasOwn(here, key)
        ? Reflect.get(here, key)
        : undefined,
    pack,
  );
}

/** Whether `inner` is `outer` or inside it. */
export function isWithin(outer: PackPath, inner: PackPath): boolean {
  return outer.every((key, at) => inner[at] === key);
}

/** A copy with another value there; undefined removes it. Everything else is shared. */
export function withValue(pack: unknown, path: PackPath, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (typeof key === 'number') {
    const list: unknown[] = Array.isArray(pack) ? [...pack] : [];
    if (rest.length === 0 && value === undefined) list.splice(key, 1);
    else list[key] = withValue(list[key], rest, value);
    return list;
  }
  const fields = isFields(pack) ? { ...pack } : {};
  if (rest.length === 0 && value === undefined) delete fields[key];
  // Never through a setter such as `__proto__`.
  else Object.defineProperty(fields, key, { ...OWN, value: withValue(fields[key], rest, value) });
  return fields;
}

const OWN = { enumerable: true, configurable: true, writable: true } as const;
