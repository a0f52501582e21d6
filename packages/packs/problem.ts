import type { PackProblem } from '@triptych/kernel';

type ValuesOf<Problems, Code extends keyof Problems> = Problems[Code] & PackProblem['values'];

/** Creates problems as data; a code's type determines its values. */
export function problemMaker<Problems>() {
  return <Code extends keyof Problems & string>(
    path: string,
    rule: string | null,
    code: Code,
    values: ValuesOf<Problems, Code>,
  ): PackProblem => ({ path, rule, code, values: { ...values } });
}
