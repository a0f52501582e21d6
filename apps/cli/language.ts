import { chooseLanguage, LANGUAGES, type Language } from '@triptych/words';

type Environment = Readonly<Record<string, string | undefined>>;

/** What was typed after --lang, or null. */
export function languageFlag(args: readonly string[]): string | null {
  for (const [at, arg] of args.entries()) {
    if (arg === '--') return null;
    if (arg === '--lang') return args[at + 1] ?? '';
    if (arg.startsWith('--lang=')) return arg.slice('--lang='.length);
  }
  return null;
}

export function isLanguage(text: string): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** The language of everything on the screen: the flag, else our own variable, else the terminal's locale. */
export function currentLanguage(
  args: readonly string[] = process.argv.slice(2),
  environment: Environment = process.env,
): Language {
  const { LC_ALL, LC_MESSAGES, LANG, TRIPTYCH_LANG } = environment;
  // The first locale variable that is set hides the others.
  const locale = [LC_ALL, LC_MESSAGES, LANG].find((value) => value !== undefined && value !== '');
  return chooseLanguage([languageFlag(args) ?? '', TRIPTYCH_LANG ?? '', locale ?? '']);
}
