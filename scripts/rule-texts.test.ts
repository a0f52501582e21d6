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

/** Decisions that no published rulebook makes: each must be marked as ours, for readers of every language. */
const OURS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  bellum: {
    'six rows': ['B1.1'],
    'castles in seat order': ['B2.1'],
    'goblins are visible before the secret choice': ['B2.1'],
    'the captain is drawn or set': ['B2.5'],
    'former owners know the value of a chest': ['B4.8', 'B8.2'],
    'the game ends at the end of the phase': ['B4.11'],
  },
  xerxes: {
    'nobody knows which satraps exclude each other': ['E1.2'],
    'three resources and one force in every area': ['E1.3'],
    'the expansion is shuffled into one deck': ['E2.1'],
    'satraps in seat order': ['E2.2'],
    'five or more': ['E2.3'],
    'the first turn order is drawn or set': ['E2.6'],
    'the heir gives at once': ['E4.3'],
    'a force of one’s choice': ['E7.3'],
    'no bonus of a kind that is stopped': ['E7.4'],
    'passing is not final': ['E8.1'],
    'the timing of abilities': ['E11.1', 'E11.2', 'E11.3', 'E11.4', 'E11.5', 'E11.7'],
    'a moved marker brings no reward': ['E11.6'],
    'stores are public': ['E13.1'],
  },
  xidit: {
    'the recruit pile with three players': ['X2.2'],
    'kept floors are not floors left': ['X4.16'],
    'titans raise the dummy player too': ['X4.17'],
    'census rewards can be declined': ['X7.9'],
    'kept floors are public': ['X10.1'],
  },
};

/** Where the German and the Polish rulebook differ. */
const EDITIONS: Readonly<Record<string, string>> = {
  'a second threat in one city': 'X4.7',
  'turning the discard pile as a whole': 'X5.5',
  'keeping a floor': 'X7.8',
  'who sits later wins a tie': 'X8.9',
  'the dummy player and ties': 'X9.5',
  'the wasteland of a short game': 'X9.7',
};

describe.each(ruleFiles().map(({ file }) => ({ game: basename(dirname(dirname(file))), file })))(
  'the marks of $game',
  ({ game, file }) => {
    const rules = JSON.parse(readFileSync(file, 'utf8')) as Record<string, RuleText[]>;
    const numbers = (language: string, wanted: (rule: RuleText) => boolean): string[] =>
      rules[language].filter(wanted).map(({ number }) => number);

    it.each(LANGUAGES)('say what is our own decision: %s', (language) => {
      const ours = numbers(language, ({ ruling }) => ruling);
      expect(ours).toEqual(expect.arrayContaining([...new Set(Object.values(OURS[game] ?? {}).flat())]));
    });

    it.each(LANGUAGES)('say where the rulebooks differ: %s', (language) => {
      const differ = numbers(language, ({ editionsDiffer }) => editionsDiffer);
      expect(differ).toEqual(game === 'xidit' ? Object.values(EDITIONS) : []);
    });
  },
);
