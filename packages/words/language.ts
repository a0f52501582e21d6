/** The supported languages; every catalogue is complete in each. */
export const LANGUAGES = ['en', 'de', 'pl', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * A catalogue in every language. The English one defines the type: its keys, and its sentences' parameters.
 */
export type Catalogues<C> = Readonly<Record<Language, C>>;

/** The first supported language among wishes such as `de-AT` or `pl_PL.UTF-8`; otherwise English. */
export function chooseLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const supported = LANGUAGES.find((language) => wish.toLowerCase().split(/[-_.]/)[0] === language);
    if (supported !== undefined) return supported;
  }
  return 'en';
}
