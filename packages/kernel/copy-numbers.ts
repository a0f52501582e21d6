/** Copies numbers into an existing array, for a `copy` that reuses memory. */
export function copyNumbers(from: readonly number[], into: number[]): void {
  const length = from.length;
  // Setting the length is expensive, even to its current value.
  if (into.length !== length) into.length = length;
  for (let at = 0; at < length; at++) into[at] = from[at];
}
