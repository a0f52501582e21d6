/** The numbers that are right. */
export interface Span {
  readonly least: number;
  readonly most: number;
}
