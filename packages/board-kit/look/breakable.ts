import type { Language } from '@triptych/words';

const SOFT_HYPHEN = '\u00ad';
/** Shorter words are never divided. */
const LONG_WORD = 10;

/**
 * Before the last consonant (or group with one sound) before a vowel, if a whole syllable comes before it; but
 * never between "ung" and the "s" that joins it to the next word.
 */
const SYLLABLE =
  /(?<=\p{L}{3})(?<=[aeiouyäöüéèêàąęó]\p{L}*)(?=(?:sch|ch|ph|th|sz|cz|rz|dz|[bcdfghjklmnpqrstvwxzćłńśźż])[aeiouyäöüéèêàąęó]\p{L}{2})(?<!s(?=ch)|[cpst](?=h)|[scrd](?=z)|ung(?=s))|(?<=ungs)(?=\p{L}{3})/gu;

/** In French, "br" and its like and "gn" begin a syllable: em-brouillé, cham-pi-gnon. */
const FRENCH_SYLLABLE =
  /(?<=\p{L}{2})(?<=[aeiouyàâéèêëîïôûœ]\p{L}*)(?=(?:[bcdfgptv][lr]|gn|qu|ch|ph|th|[bcdfghjklmnpqrstvwxzç])[aeiouyàâéèêëîïôûœ]\p{L}{2})(?<![bcdfgptv](?=[lr])|g(?=n)|[cpt](?=h))/gu;

/**
 * In German, "ck" and "schl" stay together, and a consonant before "kl", "br", "st" and their like ends a word of a
 * compound, as does "en" before a vowel. "Be" and "Ge" keep clear of what follows them.
 * Soon after "ungs" there is no other place: Befestigungs-anlage.
 */
const GERMAN_SYLLABLE =
  /(?<=\p{L}{3})(?<=[aeiouyäöü]\p{L}*)(?=(?:sch[lmnrw]?|ch|ck|ph|th|(?<=[bcdfghjklmnpqrstvwxzß])(?:[bcdfgkpt][lr]|kn|s[ptk]r?)|[bcdfghjklmnpqrstvwxzß])[aeiouyäöü]\p{L}{2})(?<!s(?=ch)|sch(?=[lmnrw])|[cpst](?=h)|c(?=k)|[bcdfghjklmnpqrstvwxzß](?:[bcdfgkpt](?=[lr])|k(?=n)|s(?=[ptk])|s[ptk](?=r))|ung(?=s)|ungs\p{L}{1,4}|(?<!\p{L})[BG]e[bcdfgkpt](?=[lr])|\p{L}{3}e(?=n(?!en[^d])[aeouäöü]))|(?<=ungs)(?=\p{L}{3})|(?<=\p{L}{3}en)(?!en[^d])(?=[aeouäöü]\p{L}{2})/gu;
const SYLLABLES: Readonly<Record<Language, RegExp>> = {
  en: SYLLABLE,
  de: GERMAN_SYLLABLE,
  pl: SYLLABLE,
  fr: FRENCH_SYLLABLE,
};

/**
 * A name with soft hyphens between syllables, because browsers cannot hyphenate the names of a pack, and many know only
 * some languages.
 */
export function breakable(name: string, language: Language): string {
  return name
    .split(' ')
    .map((word) => (word.length < LONG_WORD ? word : word.replace(SYLLABLES[language], SOFT_HYPHEN)))
    .join(' ');
}
