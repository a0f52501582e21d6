import type { ArgsDef } from 'citty';
import { usageProblem } from './problem.ts';
import type { Words } from './words/index.ts';

/**
 * Refuses what a command does not know: citty itself would pass over it in silence.
 * Also tells apart a flag without its value.
 */
export function checkArguments(path: string, rawArgs: readonly string[], known: ArgsDef, words: Words): void {
  const { problems } = words;
  const positionals = Object.values(known).filter(({ type }) => type === 'positional');
  const open = positionals.some(({ valueHint }) => valueHint === MANY);
  const needed = positionals.filter(({ required }) => required !== false);
  let count = 0;
  for (let at = 0; at < rawArgs.length; at++) {
    const arg = rawArgs[at];
    if (!arg.startsWith('-') || arg === '-') {
      count++;
      if (count > positionals.length && !open) throw usageProblem(problems.tooManyArguments(arg));
      continue;
    }
    const [flag, value] = splitFlag(arg);
    const definition = Object.entries(known).find(
      ([name, { type }]) => `--${name}` === flag && type !== 'positional',
    );
    if (definition === undefined) throw usageProblem(problems.unknownFlag(flag, flagNames(known, words)));
    if (definition[1].type === 'boolean') {
      if (value !== null) throw usageProblem(problems.unwantedValue(flag));
    } else if (value === null) {
      at++;
      const next = rawArgs[at];
      if (next === undefined || next.startsWith('--')) throw usageProblem(problems.missingValue(flag));
    }
  }
  if (count < needed.length) {
    throw usageProblem(problems.missingArgument(needed[count].description ?? '', usageOf(path, known)));
  }
}

/** `replay <file> [--flags]` */
export function usageOf(path: string, known: ArgsDef): string {
  const positionals = Object.entries(known)
    .filter(([, { type }]) => type === 'positional')
    .map(([name, { required, valueHint = '' }]) =>
      required === false ? `[${name}${valueHint}]` : `<${name}${valueHint}>`,
    );
  const flags = Object.keys(known).length > positionals.length ? ['[--flags]'] : [];
  return [path, ...positionals, ...flags].join(' ');
}

/** Set as `valueHint` of a positional argument that takes all further words. */
export const MANY = '…';

/** All values of a flag that may stand several times: citty keeps only the last. */
export function allValues(rawArgs: readonly string[], name: string): string[] {
  return rawArgs.flatMap((arg, at) => {
    if (arg === `--${name}`) return rawArgs[at + 1] === undefined ? [] : [rawArgs[at + 1]];
    return arg.startsWith(`--${name}=`) ? [arg.slice(name.length + 3)] : [];
  });
}

function splitFlag(arg: string): [flag: string, value: string | null] {
  const at = arg.indexOf('=');
  return at < 0 ? [arg, null] : [arg.slice(0, at), arg.slice(at + 1)];
}

function flagNames(known: ArgsDef, words: Words): string {
  const names = Object.entries(known).filter(([, { type }]) => type !== 'positional');
  if (names.length === 0) return words.problems.noFlags;
  return names.map(([name]) => `--${name}`).join(', ');
}
