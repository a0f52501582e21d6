/** Characters that look alike, by the one that stands for all of them; upper and lower case together. */
const ALIKE: Readonly<Record<string, string>> = {
  a: 'аɑαΑАᴀꭺ',
  b: 'ВΒЬЪƄʙᏴ',
  c: 'сСϲϹⅽᴄⲤ',
  d: 'ԁԀⅾꓒᏧ',
  e: 'еЕΕҽєЄ℮ꬲⲈ',
  f: 'ƒϜꬵ',
  g: 'ɡԌցᏀ',
  h: 'һНΗհᏂʜҺ',
  i: 'іΙιıɩӀΪꙇ',
  j: 'јЈϳյ',
  k: 'кКκΚⲔᴋ',
  l: 'Iӏ1|ǀ׀ɭⅼ∣ΙІ',
  n: 'ոпΝԤ',
  o: 'оОοΟ0օσՕ๐໐ⲞО〇ס',
  p: 'рРρΡⲢᴘ',
  q: 'ԛԚգ',
  r: 'гᴦꭇ',
  rn: 'mмМΜⅿм',
  s: 'ѕЅꜱՏ',
  t: 'тТτΤⲦᴛ',
  u: 'υսʋꞟ',
  v: 'ѵѴνⅴ',
  vv: 'wѡωԝԜ',
  x: 'хХχΧⲬ×',
  y: 'уУγΥүҮʏ',
  z: 'ΖᴢⲌ',
  "'": '’‘ʼʹ′`´՚',
  '-': '‐‑‒–—−ー',
  '.': '․。',
};

const LOOK: ReadonlyMap<string, string> = new Map(
  Object.entries(ALIKE).flatMap(([look, all]) => Array.from(all, (one): [string, string] => [one, look])),
);

/**
 * What a name looks like: names that a reader could take for each other have the same look, even if they use letters of
 * different alphabets. Accents count; case does not.
 */
export function lookOfName(name: string): string {
  return inLooks(inLooks(name.normalize('NFKC')).toLowerCase());
}

function inLooks(text: string): string {
  return Array.from(text, (letter) => LOOK.get(letter) ?? letter).join('');
}
