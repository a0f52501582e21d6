import type { PackProblem, PackReading } from '@triptych/kernel';
import type { z } from 'zod';
import { checkBalance, checkNumbers } from './demands/index.ts';
import { type Pack, packSchema } from './pack.ts';
import { type FieldType, problem } from './pack-problems.ts';

/**
 * Reads a pack that somebody wrote. Faults of form and wrong numbers of components (E1) make it unplayable; the
 * demands on our own pack (E15) are findings only, so that the printed values can be played with (E15.7).
 */
export function readPack(data: unknown): PackReading<Pack> {
  const read = packSchema.safeParse(data);
  if (!read.success)
    return { ok: false, problems: read.error.issues.flatMap((issue) => faults(data, issue)) };
  const problems = checkNumbers(read.data);
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, pack: read.data, findings: checkBalance(read.data) };
}

type Issue = z.core.$ZodIssue;

function faults(data: unknown, issue: Issue): PackProblem[] {
  const path = pathOf(issue.path);
  switch (issue.code) {
    case 'invalid_type': {
      if (isThere(data, issue.path)) {
        return [problem(path, null, 'wrong-type', { expected: fieldType(issue.expected) })];
      }
      return [problem(path, null, 'missing-field', { field: String(issue.path.at(-1)) })];
    }
    case 'unrecognized_keys':
      return issue.keys.map((field) =>
        problem(pathOf([...issue.path, field]), null, 'unknown-field', { field }),
      );
    case 'invalid_value':
      if (path === 'format')
        return [problem(path, null, 'wrong-format', { expected: String(issue.values[0]) })];
      return [problem(path, null, 'unknown-word', { allowed: issue.values.join(', ') })];
    case 'custom':
      return isFault(issue.params) ? [{ path, rule: null, ...issue.params }] : [];
    default:
      // Zod's own limits of whole numbers: what is outside of them is outside of ours too, and told as such.
      return [];
  }
}

type Fault = Pick<PackProblem, 'code' | 'values'>;

/** The faults that the schema itself names (see `pack.ts`). */
function isFault(params: unknown): params is Fault {
  return typeof params === 'object' && params !== null && 'code' in params && 'values' in params;
}

function fieldType(expected: string): FieldType {
  switch (expected) {
    case 'string':
      return 'text';
    case 'array':
      return 'list';
    case 'object':
      return 'object';
    default:
      return 'wholeNumber';
  }
}

/** Whether the data has something at this path, be it of the wrong type. */
function isThere(data: unknown, path: readonly PropertyKey[]): boolean {
  let here = data;
  for (const key of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return false;
    here = Reflect.get(here, key);
  }
  return here !== undefined;
}

/** `lands[3].resources[2]` */
function pathOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((before, key) => {
    if (typeof key === 'number') return `${before}[${key}]`;
    return before === '' ? String(key) : `${before}.${String(key)}`;
  }, '');
}
