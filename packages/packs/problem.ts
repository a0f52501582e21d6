import type { PackProblem } from '@triptych/kernel';

type ValuesOf<Problems, Code extends keyof Problems> = Problems[Code] & PackProblem['values'];

/** Makes problems as data; the type of a code says which values belong to it. */
export function problemMaker<Problems>() {
  return <Code extends keyof Problems & string>(
    path: string,
    rule: string | null,
    code: Code,
    values: ValuesOf<Problems, Code>,
  ): PackProblem => ({ path, rule, code, values: { ...values } });
}
