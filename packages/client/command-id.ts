/**
 * A name for a command. The host only compares it with the same person's last few, so 32 bits are enough, and replies,
 * which repeat it, stay short.
 */
export function newCommandId(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number.toString(36);
}
