import type { PackProblem } from '@triptych/kernel';
import { unknownProblem as de } from './de.ts';
import { unknownProblem as en } from './en.ts';
import { unknownProblem as fr } from './fr.ts';
import { unknownProblem as pl } from './pl.ts';

const UNKNOWN = { en, de, pl, fr };

/** A game's sentence for a problem of its pack. */
export function problemSentence(
  sentences: object,
  language: keyof typeof UNKNOWN,
  { code, values }: PackProblem,
): string {
  if (!Object.hasOwn(sentences, code)) return UNKNOWN[language];
  // The reader gives each code its proper values; the general type no longer shows that.
  const sentence = (sentences as Readonly<Record<string, (values: never) => string>>)[code];
  return sentence(values as never);
}
