import type { Language } from './language.ts';

/**
 * Which words are still on their way. In Node all words are there from the start and nothing waits; the page fetches
 * one language at a time (`apps/web/build/one-language.ts`).
 */
const parts: { readonly language: Language; readonly fetch: () => Promise<unknown>; done: boolean }[] = [];
let spoken: Language | null = null;

/** Declares words that load when their language is needed. */
export function fetchLater(language: Language, fetch: () => Promise<unknown>): void {
  parts.push({ language, fetch, done: false });
}

/** Fetches what is loaded so far in this language; whatever loads later brings its words along. */
export async function speak(language: Language): Promise<void> {
  spoken = language;
  const missing = parts.filter((part) => part.language === language && !part.done);
  await Promise.all(
    missing.map(async (part) => {
      await part.fetch();
      part.done = true;
    }),
  );
}

/** A module together with its words. */
export async function withWords<Module>(module: Promise<Module>): Promise<Module> {
  const loaded = await module;
  if (spoken !== null) await speak(spoken);
  return loaded;
}
