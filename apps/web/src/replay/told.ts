const BETWEEN = ' · ';

/** How a moment ended, in as many of its sentences as there is room for; the log has them all. */
export function endOf(told: readonly string[], room: number): string {
  let from = Math.max(0, told.length - 1);
  while (from > 0 && told.slice(from - 1).join(BETWEEN).length <= room) from--;
  return (from > 0 ? ['…', ...told.slice(from)] : told).join(BETWEEN);
}
