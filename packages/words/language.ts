/** The languages of the table; every catalogue is complete in each. */
export const LANGUAGES = ['en', 'de', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A catalogue in every language. The English one gives the type: its keys, and the parameters of its sentences. */
export type Catalogues<C> = Readonly<Record<Language, C>>;

/** The language for wishes such as `de-AT` or `pl_PL.UTF-8`, the first one that is spoken here; else English. */
export function chooseLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const spoken = LANGUAGES.find((language) => wish.toLowerCase().split(/[-_.]/)[0] === language);
    if (spoken !== undefined) return spoken;
  }
  return 'en';
}
