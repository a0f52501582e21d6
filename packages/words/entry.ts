/** What a table holds under a name that came from outside, if anything. */
export function entry<T>(table: Readonly<Record<string, T>>, name: string): T | null {
  return Object.hasOwn(table, name) ? table[name] : null;
}
