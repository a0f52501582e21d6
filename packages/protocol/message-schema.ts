import { z } from 'zod';

export const wireMessage = z
  .array(z.unknown())
  .min(2)
  .max(5)
  .describe(
    'A message: [n, milliseconds since the table was created, events, change, rest], cut short after the last part that is there; events is 0 if there are none. An event is [shape, ...values], where the shape is [type, ...names] when it first occurs and its number after that. A change: where a plain value was or comes, the new value; otherwise a list [place, change, …], the place of a field being its number in the object; {"=": value} is a new list or object, {"+": items} adds to the end of a list, {"@": [from, gone, ...new]} replaces items of a list.',
  );
