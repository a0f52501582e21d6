import { entry } from '@triptych/words';

/** Letters wider or narrower than average, in the font of the names on the map. */
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
  m: 1.65,
  w: 1.65,
  M: 1.9,
  W: 2,
};
const CAPITAL = 1.25;

/** The width of a text in average letters. */
export function lettersIn(text: string): number {
  let letters = 0;
  for (const letter of text)
    letters += entry(WIDTHS, letter) ?? (letter === letter.toLowerCase() ? 1 : CAPITAL);
  return letters;
}
