/** Tables to which this page has just moved a match: their host is shown the invitation first. */
export const justMoved = new Set<string>();
