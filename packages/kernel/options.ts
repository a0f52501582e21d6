/** The options of a match, by name. */
export type Options = Readonly<Record<string, string>>;

/** One choice a host makes when a match is created. */
export interface OptionSpec {
  readonly name: string;
  readonly standard: string;
  /** All values that are possible with this many seats. */
  values(seats: number): readonly string[];
  /** Whether it makes a difference, given these other options; omitted: always. */
  matters?(options: Options): boolean;
}

/** The options that make a difference with this many seats, given these values. */
export function optionsThatMatter(
  specs: readonly OptionSpec[],
  seats: number,
  options: Options,
): readonly OptionSpec[] {
  return specs.filter(
    (spec) => spec.values(seats).length > 1 && (spec.matters === undefined || spec.matters(options)),
  );
}
