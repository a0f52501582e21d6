/**
 * A name for a command. The host compares it with the last few of the same person only, so that 32 bits are enough;
 * every reply says it once more, and is short.
 */
export function newCommandId(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number.toString(36);
}
