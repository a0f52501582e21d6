/**
 * The widths, in pixels, up to which a page is narrow. Media queries cannot read them from here, so that they repeat
 * the numbers; a test sees to it that they use no other ones.
 */
export const BREAKPOINTS = {
  /** A phone: silhouettes instead of details, which a tap opens. */
  phone: 700,
  /** No room for two columns of text. */
  column: 900,
} as const;
