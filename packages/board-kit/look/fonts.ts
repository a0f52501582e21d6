import type { Language } from '@triptych/words';

/** The longest wait, in milliseconds; a font that loads later is swapped in. */
const TIMEOUT = 3000;

/** A letter from each font file that the language needs. */
const SAMPLES: Readonly<Record<Language, string>> = { en: 'a', de: 'a', pl: 'ał', fr: 'aœ' };

/** Waits for the fonts of this page, and for `more` fonts, so that nothing shifts after the first letter is drawn. */
export async function fontsReady(language: Language, more: readonly string[] = []): Promise<void> {
  const style = getComputedStyle(document.documentElement);
  const own = ['--display', '--text'].map((name) => style.getPropertyValue(name).split(',')[0]);
  const loads = [...own, ...more].map((family) =>
    document.fonts.load(`600 16px ${family}`, SAMPLES[language]),
  );
  await Promise.race([Promise.allSettled(loads), new Promise((resolve) => setTimeout(resolve, TIMEOUT))]);
}
