/** How many are missing, by the names of the things: `{ gold: 2, wool: 1 }`. */
export function lackOf(
  names: readonly string[],
  wanted: readonly number[],
  held: readonly number[],
): Record<string, number> {
  const lack: Record<string, number> = {};
  for (const [kind, name] of names.entries()) {
    if (wanted[kind] > held[kind]) lack[name] = wanted[kind] - held[kind];
  }
  return lack;
}
