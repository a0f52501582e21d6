/** A target figure: the summary after all benchmarks says whether it was reached. */
export interface Figure {
  readonly name: string;
  readonly measured: number;
  readonly wanted: number;
  readonly is: 'at least' | 'at most';
}

/** Hands a figure to `run.mjs`. */
export function noteFigure(figure: Figure): void {
  process.send?.(figure);
}
