/** The names of a pack in one language: its own, and by section and id those of what it holds. */
export type WordsIn<Section extends string> = { title: string } & {
  [Name in Section]: Record<string, string>;
};

/** The names of a pack by language. They are no part of what its hash covers: see `packHash`. */
export type WordsOfPack<Section extends string> = Record<string, WordsIn<Section>>;

/** What has a name: by section the ids, each with the place where it stands. */
export type NamedThings<Section extends string> = Readonly<
  Record<Section, readonly { readonly id: string; readonly path: string }[]>
>;

/** A pack's words in a language; one that it does not speak becomes English, or whatever it does speak. */
export function wordsIn<Section extends string>(
  words: WordsOfPack<Section>,
  language: string,
): WordsIn<Section> {
  return words[language] ?? words.en ?? Object.values(words)[0];
}

/** The names of a pack in one language: by section, in the order in which the game numbers its components. */
export type Names<Section extends string> = Readonly<Record<Section, readonly string[]>>;

/** Looks the names of a pack up, once for each language. */
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
