import { z } from 'zod';
import type { FormFaults } from './form-faults.ts';

/** Creates the faults of a schema's own checks, which `readForm` turns into problems. */
export function faultMaker<Problems>() {
  return <Code extends keyof Problems>(code: Code, values: Problems[Code]) => ({ params: { code, values } });
}

const fault = faultMaker<FormFaults>();

export function whole(least: number, most: number) {
  return z
    .int()
    .refine((number) => number >= least && number <= most, fault('out-of-range', { least, most }));
}

/** Text for people. */
export function textUpTo(longest: number) {
  return (
    z
      .string()
      .refine((name) => name.trim() !== '', fault('empty-text', {}))
      // Invisible characters could control a terminal or reverse a line.
      .refine((name) => !/\p{C}/u.test(name), fault('invisible-characters', {}))
      .refine((name) => name.length <= longest, fault('text-too-long', { most: longest }))
  );
}

/** How a pack's words refer to a thing: the same in every language. */
export const id = z.string().refine((text) => /^[a-z][a-z0-9-]{0,39}$/.test(text), fault('wrong-id', {}));

export function listUpTo<T extends z.ZodType>(item: T, most: number) {
  return z.array(item).refine((items) => items.length <= most, fault('list-too-long', { most }));
}
