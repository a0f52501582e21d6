/** Its people agreed to stop: somebody was ahead, but nobody has won. */
export function isBrokenOff(match: {
  readonly endedEarly: boolean;
  readonly resigned: readonly number[];
}): boolean {
  return match.endedEarly && match.resigned.length === 0;
}
