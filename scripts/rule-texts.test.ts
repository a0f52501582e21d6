import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { RuleText } from '@triptych/kernel';
import { LANGUAGES } from '@triptych/words';
import { describe, expect, it } from 'vitest';
import { asFile, ruleFiles, ruleTexts } from './rule-texts.mjs';

describe('ruleTexts', () => {
  it('gives every rule with its chapter, without marks', () => {
    const ledger = `# A ledger
**[R]** marks a ruling, **[D]** editions that differ.

## B4 Attack, **theft**
- B4.3 A castle's *defence* (\`B4.6\`) is public.
- B4.4 The tavern stays **[R]**.
  Even at **night** **[D]**.

## B5 Recruiting
- B5.1 From the captain clockwise **[R]**, each player may recruit.`;
    expect(ruleTexts(ledger)).toEqual([
      {
        number: 'B4.3',
        chapter: 'Attack, theft',
        text: "A castle's defence (B4.6) is public.",
        ruling: false,
        editionsDiffer: false,
      },
      {
        number: 'B4.4',
        chapter: 'Attack, theft',
        text: 'The tavern stays. Even at night.',
        ruling: true,
        editionsDiffer: true,
      },
      {
        number: 'B5.1',
        chapter: 'Recruiting',
        text: 'From the captain clockwise, each player may recruit.',
        ruling: true,
        editionsDiffer: false,
      },
    ]);
  });

  it('separates rules that share an item, in any language', () => {
    const ledger = `## X7 Zählung
- X7.4 Miliz: 1 Gold. X7.5 Ärzte: 2 Gold **[R]**. X7.6 Łucznicy (zob. X4.3). X7.7 2 Barden.`;
    expect(ruleTexts(ledger).map(({ number, text, ruling }) => [number, text, ruling])).toEqual([
      ['X7.4', 'Miliz: 1 Gold.', false],
      ['X7.5', 'Ärzte: 2 Gold.', true],
      ['X7.6', 'Łucznicy (zob. X4.3).', false],
      ['X7.7', '2 Barden.', false],
    ]);
  });
});

describe.each(ruleFiles().map((rules) => ({ game: basename(dirname(dirname(rules.file))), ...rules })))(
  'the rules of $game',
  ({ file, en, translated }) => {
    it('agree with the ledgers (otherwise: npm run rules:write)', () => {
      expect(readFileSync(file, 'utf8')).toBe(asFile({ en, translated }));
    });

    it('are translated', () => {
      expect(translated.map(({ language }) => language)).toEqual(expect.arrayContaining(LANGUAGES.slice(1)));
    });

    it.each(translated)('have the same numbers, chapters and marks in $language', ({ rules }) => {
      expect(rules.map(marked)).toEqual(en.map(marked));
      expect(chapterStarts(rules)).toEqual(chapterStarts(en));
    });

    it('are complete and free of marks', () => {
      const bad = [...en, ...translated.flatMap(({ rules }) => rules)].filter(
        ({ chapter, text }) =>
          chapter === '' || /[*`]|\[[RD]\]/.test(`${chapter} ${text}`) || !/^[\p{Lu}\d].*\.\)?$/u.test(text),
      );
      expect(bad).toEqual([]);
    });
  },
);

const marked = ({ number, ruling, editionsDiffer }: RuleText) => ({ number, ruling, editionsDiffer });

/** The first rule of every chapter. */
function chapterStarts(rules: readonly { number: string; chapter: string }[]): string[] {
  return rules.filter(({ chapter }, i) => chapter !== rules[i - 1]?.chapter).map(({ number }) => number);
}
