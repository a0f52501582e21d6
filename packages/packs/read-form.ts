import type { PackProblem } from '@triptych/kernel';
import type { z } from 'zod';
import type { FieldType, FormFaults } from './form-faults.ts';
import { problemMaker } from './problem.ts';

type Form<P> =
  | { readonly ok: true; readonly pack: P }
  | { readonly ok: false; readonly problems: readonly PackProblem[] };

const problem = problemMaker<FormFaults>();

/** Reads data by a pack's schema and reports faults of form with their paths. */
export function readForm<P>(schema: z.ZodType<P>, data: unknown): Form<P> {
  const read = schema.safeParse(data);
  if (read.success) return { ok: true, pack: read.data };
  return { ok: false, problems: read.error.issues.flatMap((issue) => faults(data, issue)) };
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
      // Zod's own limits for whole numbers: our limits are tighter and report the fault.
      return [];
  }
}

type Fault = Pick<PackProblem, 'code' | 'values'>;

/** A fault named by the schema itself (see `fields.ts`). */
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
    case 'record':
      return 'object';
    default:
      return 'wholeNumber';
  }
}

/** Whether the data has anything at this path, even of the wrong type. */
function isThere(data: unknown, path: readonly PropertyKey[]): boolean {
  let here = data;
  for (const key of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return false;
    here = Reflect.get(here, key);
  }
  return here !== undefined;
}

/** `fearsome[3].left[2]` */
function pathOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((before, key) => {
    if (typeof key === 'number') return `${before}[${key}]`;
    return before === '' ? String(key) : `${before}.${String(key)}`;
  }, '');
}
