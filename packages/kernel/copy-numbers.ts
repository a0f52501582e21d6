/** Fills an array with the numbers of another one, for a `copy` that uses its memory again. */
export function copyNumbers(from: readonly number[], into: number[]): void {
  const length = from.length;
  // Setting the length is dear, even to what it is.
  if (into.length !== length) into.length = length;
  for (let at = 0; at < length; at++) into[at] = from[at];
}
