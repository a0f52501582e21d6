/** A pack's names in one language: its title, and the names of its things by section and id. */
export type WordsIn<Section extends string> = { title: string } & {
  [Name in Section]: Record<string, string>;
};

/** A pack's words by language. The hash does not cover them: see `packHash`. */
export type WordsOfPack<Section extends string> = Record<string, WordsIn<Section>>;

/** The ids of named things by section, each with its path. */
export type NamedThings<Section extends string> = Readonly<
  Record<Section, readonly { readonly id: string; readonly path: string }[]>
>;

/** A pack's words in a language; if missing, in English, or in whatever there is. */
export function wordsIn<Section extends string>(
  words: WordsOfPack<Section>,
  language: string,
): WordsIn<Section> {
  return words[language] ?? words.en ?? Object.values(words)[0];
}

/** A pack's names in one language, by section, in the order in which the game numbers its components. */
export type Names<Section extends string> = Readonly<Record<Section, readonly string[]>>;

/** Looks up a pack's names, once per language. */
export function namesOf<Section extends string>(
  words: () => WordsOfPack<Section>,
  things: () => NamedThings<Section>,
): (language: string) => Names<Section> {
  const known = new Map<string, Names<Section>>();
  return (language) => {
    const names = known.get(language) ?? lookUp(wordsIn(words(), language), things());
    known.set(language, names);
    return names;
  };
}

function lookUp<Section extends string>(
  words: WordsIn<Section>,
  things: NamedThings<Section>,
): Names<Section> {
  const names: Partial<Record<Section, readonly string[]>> = {};
  for (const section of sectionsOf(things))
    names[section] = things[section].map(({ id }) => words[section][id]);
  return names as Names<Section>;
}

export function sectionsOf<Section extends string>(things: NamedThings<Section>): Section[] {
  return Object.keys(things) as Section[];
}
