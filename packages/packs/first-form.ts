import { z } from 'zod';
import { textUpTo } from './fields.ts';
import type { WordsOfPack } from './names.ts';

/**
 * The first format of packs, `triptych-<game>-pack-1`: names are inside the content, in the three languages of that
 * time, and the hash covers them. Files, tables and exports in that format must be readable forever.
 */
const LANGUAGES = ['en', 'de', 'pl'] as const;

type Name = Readonly<Record<(typeof LANGUAGES)[number], string>>;

/** A name in each of those languages. */
export function nameUpTo(longest: number) {
  const text = textUpTo(longest);
  return z.strictObject({ en: text, de: text, pl: text });
}

/** Extracts the names from a pack in the first format; from then on things have ids. */
export class NameExtractor<Section extends string> {
  readonly #words: Readonly<Record<keyof Name, Record<string, string | Record<string, string>>>>;

  constructor(title: Name, sections: readonly Section[]) {
    const empty = (language: keyof Name) => ({
      title: title[language],
      ...Object.fromEntries(sections.map((section) => [section, {}])),
    });
    this.#words = { en: empty('en'), de: empty('de'), pl: empty('pl') };
  }

  /** The thing with an id, derived from its name, in place of the name. */
  take<T extends { readonly name: Name }>(section: Section, thing: T): Omit<T, 'name'> & { id: string } {
    const { name, ...rest } = thing;
    return { id: this.name(section, name), ...rest };
  }

  /** Records the name of the thing with this id, or with an id derived from the name. */
  name(section: Section, name: Name, id: string = this.#newId(section, name.en)): string {
    for (const language of LANGUAGES) this.#section(language, section)[id] = name[language];
    return id;
  }

  get words(): WordsOfPack<Section> {
    return this.#words as unknown as WordsOfPack<Section>;
  }

  #newId(section: Section, name: string): string {
    const taken = this.#section('en', section);
    const wish = idOf(name) || 'nameless';
    for (let number = 1; ; number++) {
      const id = number === 1 ? wish : `${wish}-${number}`;
      if (!Object.hasOwn(taken, id)) return id;
    }
  }

  #section(language: keyof Name, section: Section): Record<string, string> {
    return this.#words[language][section] as Record<string, string>;
  }
}

/** `Snik the Unwashed` becomes `snik-the-unwashed`. */
function idOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}|’|'/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 32)
    .replace(/-$/, '');
}
