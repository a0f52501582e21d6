import type { PackProblem, PackReading } from '@triptych/kernel';
import type { z } from 'zod';
import type { NamedThings, WordsOfPack } from './names.ts';
import { readForm } from './read-form.ts';
import { checkWords } from './words-of-pack.ts';

/** A game's packs. `Old` is their first format, if there was one. */
export interface PackKind<P extends { readonly words: WordsOfPack<Section> }, Old, Section extends string> {
  readonly schema: z.ZodType<P>;
  readonly firstForm?: {
    readonly format: string;
    readonly schema: z.ZodType<Old>;
    readonly convert: (old: Old) => P;
  };
  readonly namedThings: (pack: P) => NamedThings<Section>;
  /** Why the rules cannot be played with the pack. */
  readonly faults: (pack: P) => readonly PackProblem[];
  /** The demands on our own packs that this one does not meet. */
  readonly findings: (pack: P) => readonly PackProblem[];
}

/** Reads a custom pack in the current or the first format; both give the same pack. */
export function packReader<P extends { readonly words: WordsOfPack<Section> }, Old, Section extends string>({
  schema,
  firstForm,
  namedThings,
  faults,
  findings,
}: PackKind<P, Old, Section>): (data: unknown) => PackReading<P> {
  const read = (data: unknown): ReturnType<typeof readForm<P>> => {
    if (firstForm === undefined || formatOf(data) !== firstForm.format) return readForm(schema, data);
    const old = readForm(firstForm.schema, data);
    return old.ok ? { ok: true, pack: firstForm.convert(old.pack) } : old;
  };
  return (data) => {
    const form = read(data);
    if (!form.ok) return form;
    const { pack } = form;
    const problems = [...checkWords(namedThings(pack), pack.words), ...faults(pack)];
    return problems.length > 0 ? { ok: false, problems } : { ok: true, pack, findings: findings(pack) };
  };
}

function formatOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'format' in data ? data.format : undefined;
}
