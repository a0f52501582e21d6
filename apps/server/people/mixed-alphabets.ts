/** Written together with any alphabet. */
const WITH_ALL = ['Common', 'Inherited', 'Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul'];

/** Alphabets with many letters that look like some of another one. */
const ALPHABETS = ['Latin', 'Greek', 'Cyrillic'].map((own) => ({
  own: new RegExp(`\\p{Script=${own}}`, 'u'),
  foreign: new RegExp(`[^${[own, ...WITH_ALL].map((script) => `\\p{Script=${script}}`).join('')}]`, 'u'),
}));

/** Whether a name has letters or digits of several alphabets. No table of look-alikes knows all of them. */
export function mixesAlphabets(name: string): boolean {
  const plain = name.normalize('NFKC');
  return ALPHABETS.some(({ own, foreign }) => own.test(plain) && foreign.test(plain));
}
