/**
 * A name for a command. The server compares it with the last few of the same person only, so 32 bits are enough; every
 * reply repeats it, and stays short.
 */
export function newCommandId(random: {
  getRandomValues(numbers: Uint32Array<ArrayBuffer>): Uint32Array;
}): string {
  const [number = 0] = random.getRandomValues(new Uint32Array(1));
  return number.toString(36);
}
