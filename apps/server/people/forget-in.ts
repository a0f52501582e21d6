import { isFields } from '@triptych/protocol';
/** Somebody who is to be forgotten, and what replaces them. */
export interface Forgotten {
  readonly person: string;
  /** What they were called at the table. */
  readonly names: ReadonlySet<string>;
  readonly as: string;
  readonly name: string;
}

/** What a person is called in stored data, as a player with their id. */
export function namesIn(data: unknown, person: string): string[] {
  if (Array.isArray(data)) return data.flatMap((part) => namesIn(part, person));
  if (!isFields(data)) return [];
  const own = data.id === person && typeof data.name === 'string' ? [data.name] : [];
  return [...own, ...Object.values(data).flatMap((part) => namesIn(part, person))];
}

/** The same data without the person. What they have written is left out. */
export function forgetIn<T>(data: T, gone: Forgotten): T;
export function forgetIn(data: unknown, gone: Forgotten): unknown {
  if (data === gone.person) return gone.as;
  if (Array.isArray(data)) return data.map((part: unknown) => forgetIn(part, gone));
  if (!isFields(data)) return data;
  const isTheirs = typeof data.name === 'string' && gone.names.has(data.name);
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      if (isTheirs && key === 'name') return [key, gone.name];
      if (isTheirs && key === 'text') return [key, '…'];
      // A pack may be called like a person.
      if (key === 'pack') return [key, value];
      return [key, forgetIn(value, gone)];
    }),
  );
}
