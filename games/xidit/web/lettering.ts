import { entry } from '@triptych/words';

/** Letters that are wider or narrower than most, in the type of the names on the map. */
const WIDTHS: Readonly<Record<string, number>> = {
  ' ': 0.35,
  i: 0.6,
  j: 0.6,
  l: 0.6,
  ł: 0.6,
  I: 0.6,
  J: 0.6,
  f: 0.75,
  r: 0.75,
  t: 0.75,
  m: 1.55,
  w: 1.55,
  M: 1.8,
  W: 1.8,
};
const CAPITAL = 1.25;

/** How much room a text takes, in letters as wide as most. */
export function lettersIn(text: string): number {
  let letters = 0;
  for (const letter of text)
    letters += entry(WIDTHS, letter) ?? (letter === letter.toLowerCase() ? 1 : CAPITAL);
  return letters;
}
