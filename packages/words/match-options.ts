import { entry } from './entry.ts';

interface MatchOption {
  readonly name: string;
  readonly hint: string;
  readonly values: Readonly<Record<string, string>>;
}

/**
 * The options of a match in words, from a game's catalogue. `special` names values that no catalogue can list, such as
 * numbers; null: not one of them.
 */
export function matchOptionNames(
  options: Readonly<Record<string, MatchOption>>,
  special: (name: string, value: string) => string | null = () => null,
): {
  matchOption(name: string): string;
  matchOptionHint(name: string): string;
  matchOptionValue(name: string, value: string): string;
} {
  return {
    matchOption: (name) => entry(options, name)?.name ?? name,
    matchOptionHint: (name) => entry(options, name)?.hint ?? '',
    matchOptionValue: (name, value) =>
      special(name, value) ?? entry(entry(options, name)?.values ?? {}, value) ?? value,
  };
}
