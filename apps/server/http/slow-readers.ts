/** Everything that sockets have not read yet may take up this much room together, in bytes. */
const TOGETHER = 48 * 1024 * 1024;

/** What we need of a socket. */
interface Reader {
  /** What waits for this reader, in bytes. */
  readonly bufferedAmount: number;
  terminate(): void;
}

/**
 * If too much waits for all readers together, ends the connections of the slowest ones: many that stay below the limit
 * for one could still fill the memory. Honest clients reconnect and get a fresh state.
 */
export function endSlowReaders(readers: Iterable<Reader>, together = TOGETHER): void {
  const waiting = [...readers].map((reader) => ({ reader, bytes: reader.bufferedAmount }));
  let sum = waiting.reduce((all, { bytes }) => all + bytes, 0);
  if (sum <= together) return;
  waiting.sort((a, b) => b.bytes - a.bytes);
  for (const { reader, bytes } of waiting) {
    if (sum <= together / 2) return;
    reader.terminate();
    sum -= bytes;
  }
}
