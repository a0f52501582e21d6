/**
 * The widths, in pixels, up to which a page counts as narrow. Media queries cannot import them and repeat the numbers;
 * a test checks that they use no others.
 */
export const BREAKPOINTS = {
  /** A phone: silhouettes instead of details, which open with a tap. */
  phone: 700,
  /** No room for two columns of text. */
  column: 900,
} as const;
