/** Characters that look alike, by the one that stands for all of them; upper and lower case together. */
const ALIKE: Readonly<Record<string, string>> = {
  a: 'аɑαΑАᴀꭺꓮᎪᗅᗩ',
  b: 'ВΒЬЪƄʙᏴꓐᏼᗷ',
  c: 'сСϲϹⅽᴄⲤꓚᏟᑕ',
  d: 'ԁԀⅾꓒᏧꓓᎠᗪᗞᴅ',
  e: 'еЕΕҽєЄ℮ꬲⲈꓰᎬᴇ',
  f: 'ƒϜꬵꓝᖴꜰ',
  g: 'ɡԌցᏀꓖɢᏳ',
  h: 'һНΗհᏂʜҺꓧᎻᕼ',
  i: 'ᎥіΙιıɩӀΪꙇ',
  j: 'јЈϳյꓙᎫᒍᴊ',
  k: 'кКκΚⲔᴋꓗᏦ',
  l: 'IᏆӏ1|ǀ׀ɭⅼ∣ΙІꓲꓡᏞᒪʟⳑ',
  n: 'ոпΝԤꓠᑎɴ',
  o: 'оОοΟ0օσՕ๐໐Ⲟ〇סꓳᴏᴑ٥௦०০੦Ⴍ',
  p: 'рРρΡⲢᴘꓑᏢᑭ',
  q: 'ԛԚգǫ',
  r: 'гᴦꭇꓣᎡᏒᖇʀ',
  rn: 'mмМΜⅿꓟᎷᗰᴍ',
  s: 'ѕЅꜱՏꓢᏚᔕႽ',
  t: 'тТτΤⲦᴛꓔᎢꞇ',
  u: 'υսʋꞟꓴᑌᴜՍ',
  v: 'ѵѴνⅴꓦᏙᐯᴠ',
  vv: 'wѡωԝԜꓪᏔᏇᎳᗯᴡ',
  x: 'хХχΧⲬ×ꓫ᙭ᕁ',
  y: 'уУγΥүҮʏꓬᎩ',
  z: 'ΖᴢⲌꓜᏃ',
  "'": '’‘ʼʹ′`´՚',
  '-': '‐‑‒–—−ー',
  '.': '․。',
};

/** Where letters in circles, in squares and in pairs that are flags begin. */
const DECORATED = [0x1f150, 0x1f170, 0x1f1e6];
const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');

const LOOK: ReadonlyMap<string, string> = new Map([
  ...Object.entries(ALIKE).flatMap(([look, all]) => Array.from(all, (one): [string, string] => [one, look])),
  ...DECORATED.flatMap((first) =>
    LETTERS.map((letter, at): [string, string] => [String.fromCodePoint(first + at), letter]),
  ),
]);

/** Marks that belong to no alphabet, and remain although they could have become part of an accented letter. */
const LOOSE_MARKS = /\p{Script=Inherited}/gu;

/**
 * What a name looks like: names that a reader could take for each other have the same look, even if they use letters of
 * different alphabets. Accents count; case does not.
 */
export function lookOfName(name: string): string {
  return inLooks(inLooks(name.normalize('NFKC').replaceAll(LOOSE_MARKS, '')).toLowerCase());
}

function inLooks(text: string): string {
  return Array.from(text, (letter) => LOOK.get(letter) ?? letter).join('');
}
