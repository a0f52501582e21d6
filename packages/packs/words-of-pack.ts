import type { PackProblem } from '@triptych/kernel';
import { z } from 'zod';
import { faultMaker, textUpTo } from './fields.ts';
import type { FormFaults } from './form-faults.ts';
import { type NamedThings, sectionsOf, type WordsOfPack } from './names.ts';
import { problemMaker } from './problem.ts';

const fault = faultMaker<FormFaults>();
const problem = problemMaker<FormFaults>();

/** A pack may have words in a language that this program does not support yet. */
const LANGUAGE = /^[a-z]{2,3}$/;

/** The form of a pack's words; `checkWords` checks that they are complete. */
export function wordsSchema<Section extends string>(
  sections: readonly Section[],
  longest: number,
): z.ZodType<WordsOfPack<Section>> {
  const text = textUpTo(longest);
  const names = z.record(z.string(), text);
  const shape = { title: text, ...Object.fromEntries(sections.map((section) => [section, names])) };
  const words = z.record(z.string(), z.strictObject(shape)).superRefine((languages, context) => {
    const codes = Object.keys(languages);
    if (codes.length === 0) context.addIssue({ code: 'custom', ...fault('no-language', {}) });
    for (const language of codes.filter((code) => !LANGUAGE.test(code)))
      context.addIssue({ code: 'custom', path: [language], ...fault('wrong-language', { language }) });
  });
  // For a shape built from a list of names, the compiler only sees a record; its fields are `sections`.
  return words as unknown as z.ZodType<WordsOfPack<Section>>;
}

/** Duplicate ids, missing words in a language, and words for things that do not exist. */
export function checkWords<Section extends string>(
  things: NamedThings<Section>,
  words: WordsOfPack<Section>,
): PackProblem[] {
  const sections = sectionsOf(things);
  const names = sections.flatMap((section) => {
    const ids = new Set(things[section].map(({ id }) => id));
    return Object.entries(words).flatMap(([language, { [section]: given }]) => {
      const place = `words.${language}.${section}`;
      const missing = [...ids].filter((id) => !Object.hasOwn(given, id));
      const idle = Object.keys(given).filter((id) => !ids.has(id));
      return [
        ...missing.map((id) => problem(`${place}.${id}`, null, 'missing-name', { id })),
        ...idle.map((id) => problem(`${place}.${id}`, null, 'idle-name', { id })),
      ];
    });
  });
  // By path: a thing named in two sections is reported once.
  const twice = new Map(sections.flatMap((section) => repeated(things[section])));
  return [...[...twice].map(([path, id]) => problem(path, null, 'id-twice', { id })), ...names];
}

function repeated(things: NamedThings<string>[string]): [path: string, id: string][] {
  return things.flatMap(({ id, path }, at): [string, string][] =>
    things.findIndex((one) => one.id === id) < at ? [[path, id]] : [],
  );
}
