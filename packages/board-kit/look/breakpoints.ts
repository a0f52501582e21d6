/**
 * The widths, in layout pixels, up to which a page other than a match counts as narrow. Container queries cannot import
 * them and repeat the numbers; a test checks that they use no others. A match has arrangements instead.
 */
export const BREAKPOINTS = {
  /** A phone. */
  phone: 700,
  /** No room for two columns of text. */
  column: 900,
} as const;
