import { z } from 'zod';
import { textUpTo } from './fields.ts';
import type { WordsOfPack } from './names.ts';

/**
 * The first form of packs, `triptych-<game>-pack-1`: names stand inside the content, each in the three languages of
 * that time, and the hash covers them. Files, tables and exports of that form are read for ever.
 */
const LANGUAGES = ['en', 'de', 'pl'] as const;

type Name = Readonly<Record<(typeof LANGUAGES)[number], string>>;

/** A name in every language of that time. */
export function nameUpTo(longest: number) {
  const text = textUpTo(longest);
  return z.strictObject({ en: text, de: text, pl: text });
}

/** Takes the names out of a pack of the first form; what had one is known by an id from then on. */
export class NameTaker<Section extends string> {
  readonly #words: Readonly<Record<keyof Name, Record<string, string | Record<string, string>>>>;

  constructor(title: Name, sections: readonly Section[]) {
    const empty = (language: keyof Name) => ({
      title: title[language],
      ...Object.fromEntries(sections.map((section) => [section, {}])),
    });
    this.#words = { en: empty('en'), de: empty('de'), pl: empty('pl') };
  }

  /** The thing without its name, and with an id made of it. */
  take<T extends { readonly name: Name }>(section: Section, thing: T): Omit<T, 'name'> & { id: string } {
    const { name, ...rest } = thing;
    return { id: this.name(section, name), ...rest };
  }

  /** Notes a name of something that is known by this id, or by one that is made of the name. */
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
