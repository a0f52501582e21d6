import { z } from 'zod';
import type { FormFaults } from './form-faults.ts';

/** Makes faults that a schema's own check finds: `readForm` makes problems of them. */
export function faultMaker<Problems>() {
  return <Code extends keyof Problems>(code: Code, values: Problems[Code]) => ({ params: { code, values } });
}

const fault = faultMaker<FormFaults>();

export function whole(least: number, most: number) {
  return z
    .int()
    .refine((number) => number >= least && number <= most, fault('out-of-range', { least, most }));
}

/** A text that people read. */
export function textUpTo(longest: number) {
  return (
    z
      .string()
      .refine((name) => name.trim() !== '', fault('empty-text', {}))
      // What is not to be seen could steer a terminal or turn a line round.
      .refine((name) => !/\p{C}/u.test(name), fault('invisible-characters', {}))
      .refine((name) => name.length <= longest, fault('text-too-long', { most: longest }))
  );
}

/** By what the words of a pack know a thing: the same in every language. */
export const id = z.string().refine((text) => /^[a-z][a-z0-9-]{0,39}$/.test(text), fault('wrong-id', {}));

export function listUpTo<T extends z.ZodType>(item: T, most: number) {
  return z.array(item).refine((items) => items.length <= most, fault('list-too-long', { most }));
}
