/** Tables to which this page has just moved a match: their host is shown first how friends come in. */
export const justMoved = new Set<string>();
