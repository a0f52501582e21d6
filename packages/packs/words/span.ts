/** The allowed range. */
export interface Span {
  readonly least: number;
  readonly most: number;
}
