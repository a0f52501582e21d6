import type { Language } from '@triptych/words';

const SOFT_HYPHEN = '\u00ad';
/** Shorter words are never divided. */
const LONG_WORD = 10;

/**
 * Before the last consonant (or group with one sound) before a vowel, if a whole syllable comes before it; but
 * never between "ung" and the "s" that joins it to the next word, nor soon after that: Befestigungs-anlage.
 */
const SYLLABLE =
  /(?<=\p{L}{3})(?<=[aeiouyäöüéèêàąęó]\p{L}*)(?=(?:sch|ch|ph|th|sz|cz|rz|dz|[bcdfghjklmnpqrstvwxzćłńśźż])[aeiouyäöüéèêàąęó]\p{L}{2})(?<!s(?=ch)|[cpst](?=h)|[scrd](?=z)|ung(?=s)|ungs\p{L}{1,4})|(?<=ungs)(?=\p{L}{3})/gu;

/** In French, "br" and its like and "gn" begin a syllable: em-brouillé, cham-pi-gnon. */
const FRENCH_SYLLABLE =
  /(?<=\p{L}{2})(?<=[aeiouyàâéèêëîïôûœ]\p{L}*)(?=(?:[bcdfgptv][lr]|gn|qu|ch|ph|th|[bcdfghjklmnpqrstvwxzç])[aeiouyàâéèêëîïôûœ]\p{L}{2})(?<![bcdfgptv](?=[lr])|g(?=n)|[cpt](?=h))/gu;

/**
 * A name with soft hyphens between syllables, because browsers cannot hyphenate the names of a pack, and many know only
 * some languages.
 */
export function breakable(name: string, language: Language): string {
  const syllable = language === 'fr' ? FRENCH_SYLLABLE : SYLLABLE;
  return name
    .split(' ')
    .map((word) => (word.length < LONG_WORD ? word : word.replace(syllable, SOFT_HYPHEN)))
    .join(' ');
}
