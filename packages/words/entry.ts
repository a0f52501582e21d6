/** Looks up a name from outside in a table, ignoring inherited fields. */
export function entry<T>(table: Readonly<Record<string, T>>, name: string): T | null {
  return Object.hasOwn(table, name) ? table[name] : null;
}
