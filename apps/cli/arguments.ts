import { parseArgs } from 'node:util';
import { usageProblem } from './problem.ts';
import type { Words } from './words/index.ts';

/** One word or flag that a command takes. */
export type Argument =
  /** `many`: takes all remaining words. */
  | {
      readonly type: 'positional';
      readonly required: boolean;
      readonly many?: true;
      readonly description: string;
    }
  /** `multiple`: may be repeated; of any other flag the last one counts. */
  | {
      readonly type: 'string';
      readonly valueHint: string;
      readonly multiple?: true;
      readonly description: string;
    }
  | { readonly type: 'boolean'; readonly description: string };

export type Arguments = Readonly<Record<string, Argument>>;

type ValueOf<A extends Argument> = A extends { readonly many: true } | { readonly multiple: true }
  ? readonly string[]
  : A extends { readonly type: 'boolean' }
    ? true | undefined
    : A extends { readonly type: 'positional'; readonly required: true }
      ? string
      : string | undefined;

/** What was typed for each argument. */
export type Values<A extends Arguments> = { readonly [Name in keyof A]: ValueOf<A[Name]> };

type Value = string | true | readonly string[] | undefined;

/** Reads what was typed after a command's name, or says what is wrong with it and what is possible. */
export function readArguments<A extends Arguments>(
  path: string,
  rawArgs: readonly string[],
  known: A,
  words: Words,
): Values<A> {
  const { problems } = words;
  const values: Record<string, Value> = {};
  const typed: string[] = [];
  for (const [name, argument] of Object.entries(known)) if (isList(argument)) values[name] = [];
  for (const token of tokensOf(rawArgs, known)) {
    if (token.kind === 'positional') {
      typed.push(token.value);
      continue;
    }
    const [flag = ''] = rawArgs[token.index]?.split('=') ?? [];
    const name = token.kind === 'option' && token.rawName === `--${token.name}` ? token.name : '';
    const argument = Object.hasOwn(known, name) ? known[name] : undefined;
    if (token.kind !== 'option' || argument === undefined || argument.type === 'positional')
      throw usageProblem(problems.unknownFlag(flag, flagNames(known, words)));
    const { value, inlineValue = false } = token;
    if (argument.type === 'boolean') {
      if (value !== undefined) throw usageProblem(problems.unwantedValue(flag));
      values[name] = true;
    } else {
      // The next flag follows: the value was forgotten.
      if (value === undefined || (!inlineValue && value.startsWith('--')))
        throw usageProblem(problems.missingValue(flag));
      values[name] = isList(argument) ? [...listOf(values[name]), value] : value;
    }
  }
  const all = { ...values, ...readPositionals(path, typed, known, words) };
  if (!fit(all, known)) throw new Error(`${path}: a value has another type than its argument says`);
  return all;
}

/** Whether each argument has a value of its type. */
function fit<A extends Arguments>(values: object, known: A): values is Values<A> {
  const typed = new Map<string, unknown>(Object.entries(values));
  return Object.entries(known).every(([name, argument]) => {
    const value = typed.get(name);
    if (isList(argument)) return Array.isArray(value);
    if (value === undefined) return argument.type !== 'positional' || !argument.required;
    return argument.type === 'boolean' ? value === true : typeof value === 'string';
  });
}

/** Node splits the words; here they are checked, with messages from the catalogue. */
function tokensOf(rawArgs: readonly string[], known: Arguments) {
  const options = Object.entries(known).flatMap(([name, { type }]) =>
    type === 'positional' ? [] : [[name, { type }] as const],
  );
  return parseArgs({
    args: [...rawArgs],
    options: Object.fromEntries(options),
    allowPositionals: true,
    strict: false,
    tokens: true,
  }).tokens;
}

function readPositionals(
  path: string,
  typed: readonly string[],
  known: Arguments,
  words: Words,
): Record<string, Value> {
  const { problems } = words;
  const values: Record<string, Value> = {};
  const left = [...typed];
  for (const [name, argument] of Object.entries(known)) {
    if (argument.type !== 'positional') continue;
    if (argument.required && left.length === 0)
      throw usageProblem(problems.missingArgument(argument.description, usageOf(path, known)));
    values[name] = argument.many ? left.splice(0) : left.shift();
  }
  if (left.length > 0) throw usageProblem(problems.tooManyArguments(left[0]));
  return values;
}

function isList(argument: Argument): boolean {
  return ('many' in argument && argument.many) || ('multiple' in argument && argument.multiple) || false;
}

function listOf(value: Value): readonly string[] {
  return Array.isArray(value) ? value : [];
}

/** `replay <file> [--flags]` */
export function usageOf(path: string, known: Arguments): string {
  const positionals = Object.entries(known).flatMap(([name, argument]) => {
    if (argument.type !== 'positional') return [];
    const shown = argument.many ? `${name}…` : name;
    return argument.required ? [`<${shown}>`] : [`[${shown}]`];
  });
  const flags = Object.keys(known).length > positionals.length ? ['[--flags]'] : [];
  return [path, ...positionals, ...flags].join(' ');
}

function flagNames(known: Arguments, words: Words): string {
  const names = Object.entries(known).filter(([, { type }]) => type !== 'positional');
  if (names.length === 0) return words.problems.noFlags;
  return names.map(([name]) => `--${name}`).join(', ');
}
