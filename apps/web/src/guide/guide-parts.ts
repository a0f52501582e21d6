/** The parts of the rules that are for reading, in their order. Each has a heading of the same name. */
export const GUIDE_PARTS = ['twoMinutes', 'signs', 'more'] as const;

/** Where the heading of a part is on the page. */
export function guidePartId(part: (typeof GUIDE_PARTS)[number]): string {
  return `guide-${part}`;
}
