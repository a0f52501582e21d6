import type { Language } from '@triptych/words';

/** Longer nobody waits: what comes later takes its place when it is there. */
const PATIENCE = 3000;

/** A letter from each file of a face that the language needs. */
const SAMPLES: Readonly<Record<Language, string>> = { en: 'a', de: 'a', pl: 'ał' };

/**
 * Waits for the type that this page is set in, and for more if it is wanted: what is there before the first letter is
 * drawn shifts nothing.
 */
export async function typeIsHere(language: Language, more: readonly string[] = []): Promise<void> {
  const style = getComputedStyle(document.documentElement);
  const own = ['--display', '--text'].map((name) => style.getPropertyValue(name).split(',')[0]);
  const loads = [...own, ...more].map((family) =>
    document.fonts.load(`600 16px ${family}`, SAMPLES[language]),
  );
  await Promise.race([Promise.allSettled(loads), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
