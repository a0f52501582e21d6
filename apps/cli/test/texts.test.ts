import { describe, expect, it } from 'vitest';
import { bellum } from '@triptych/games/bellum';
import { readableJson, readJson } from '@triptych/protocol';
import { currentLanguage } from '../language.ts';
import { findRules, ruleLines } from '../rule-search.ts';
import { dataFolder } from '../folders.ts';
import { readSeat } from '../seats.ts';
import { painter, wantsColour } from '@triptych/terminal-kit/style.ts';
import { beside, widthOf, wrap } from '@triptych/terminal-kit/text.ts';
import { catalogue } from '../words/index.ts';
import { LANGUAGES } from '@triptych/words';

describe('the language', () => {
  it.each([
    [['--lang', 'pl'], { TRIPTYCH_LANG: 'de' }, 'pl'],
    [['play', '--lang=de'], {}, 'de'],
    [[], { TRIPTYCH_LANG: 'de', LANG: 'pl_PL.UTF-8' }, 'de'],
    [[], { LC_ALL: 'pl_PL.UTF-8', LANG: 'de_DE' }, 'pl'],
    [[], { LC_MESSAGES: 'de_AT.UTF-8', LANG: 'pl_PL' }, 'de'],
    [[], { LC_ALL: 'C', LANG: 'de_DE.UTF-8' }, 'en'],
    [[], { LANG: 'fr_FR.UTF-8' }, 'fr'],
    [[], { LANG: 'it_IT.UTF-8' }, 'en'],
    [[], {}, 'en'],
  ])('%j with %j is %s', (args, environment, language) => {
    expect(currentLanguage(args, environment)).toBe(language);
  });

  it('has every text of the terminal in every language, none left in English by mistake', () => {
    const texts = (value: unknown): unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [value];
    const [en, ...others] = LANGUAGES.map((language) => texts({ ...catalogue(language), language: '' }));
    const sentences = en.filter(
      (text) => typeof text === 'string' && text.includes(' ') && !text.startsWith('Bot '),
    );
    for (const other of others) {
      expect(other).toHaveLength(en.length);
      expect(sentences.filter((sentence) => other.includes(sentence))).toEqual([]);
    }
  });
});

describe('the words of the terminal', () => {
  it('fit the number', () => {
    const unreadable = (number: number) =>
      LANGUAGES.map((language) => catalogue(language).play.unreadable(number, 'x'));
    expect(unreadable(1)).toEqual([
      '(1 file in x cannot be opened by this version and was left as it is.)',
      '(1 Datei in x lässt sich hier nicht öffnen und bleibt, wie sie ist.)',
      '(1 pliku w x nie da się tu otworzyć; pozostaje bez zmian.)',
      '(Dans x, 1 fichier ne peut pas être ouvert par cette version et reste tel quel.)',
    ]);
    const { sequence, some } = catalogue('pl').play.entry;
    expect([some(1, 1), some(2, 2), sequence(6)]).toEqual([
      'Wpisz 1 liczbę.',
      'Wpisz 2 liczby oddzielone spacjami.',
      'Wpisz po kolei 6 liczb oddzielonych spacjami; mogą się powtarzać.',
    ]);
  });
});

describe('colours', () => {
  it.each([
    [true, {}, true],
    [false, {}, false],
    [true, { NO_COLOR: '1' }, false],
    [true, { NO_COLOR: '' }, true],
    [false, { FORCE_COLOR: '1' }, true],
    [true, { FORCE_COLOR: '0' }, false],
    [true, { NO_COLOR: '1', FORCE_COLOR: '1' }, false],
    [true, { TERM: 'dumb' }, false],
  ])('terminal %s with %j: %s', (isTerminal, environment, wanted) => {
    expect(wantsColour(isTerminal, environment)).toBe(wanted);
  });

  it('take up no space', () => {
    expect(widthOf(painter(true)('żółw', 'bold', 'red'))).toBe(4);
  });
});

describe('lines', () => {
  it('break at spaces, and continue indented', () => {
    expect(wrap('one two three four', 9, '  ')).toEqual(['one two', '  three', '  four']);
  });

  it('stand beside each other', () => {
    expect(beside(['a', 'bbb'], ['x', 'y', 'z'], ' | ')).toEqual(['a   | x', 'bbb | y', '    | z']);
  });
});

describe('JSON', () => {
  it.each([
    ['{\n  "a": 1,\n  "b": [1, 2,, 3]\n}', 3, 14],
    ['{"a": tru}', 1, 10],
    ['{"a": 1', 1, 8],
    ['hello', 1, 1],
    ['', 1, 1],
    ['{"a": 1}\nrubbish', 2, 1],
  ])('%j is broken at line %i, column %i', (text, line, column) => {
    expect(readJson(text)).toEqual({ ok: false, place: { line, column } });
  });

  it('is readable and stays the same', () => {
    const { standard } = bellum.packs;
    const text = readableJson(standard);
    expect(JSON.parse(text)).toEqual(standard);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(130);
  });
});

describe('rules are found', () => {
  const { rules } = bellum.narrator(bellum.packs.standard, 'en');
  const numbers = (search: string): string[] => findRules(rules, search, 'en').map(({ number }) => number);

  it('by number, with and without the letter', () => {
    expect(numbers('B4.4')).toEqual(['B4.4']);
    expect(numbers('b4.4')).toEqual(['B4.4']);
    expect(numbers('4.4')).toEqual(['B4.4']);
  });

  it('by chapter, and chapter 1 is not chapter 10', () => {
    expect(numbers('B1')).toEqual(['B1.1', 'B1.2', 'B1.3', 'B1.4', 'B1.5']);
  });

  it('by several words, in any case and order', () => {
    expect(numbers('THIEF chest')).toContain('B4.7');
    expect(numbers('xylophone')).toEqual([]);
  });

  it('in any form of a word, and without what is only about content packs', () => {
    expect(numbers('castle')).toEqual(numbers('castles'));
    expect(numbers('castle').some((number) => number.startsWith('B10.'))).toBe(false);
    expect(numbers('B10')).toContain('B10.1');
  });

  it('without the accents of the language', () => {
    const polish = bellum.narrator(bellum.packs.standard, 'pl').rules;
    expect(findRules(polish, 'zlodziej', 'pl').length).toBeGreaterThan(0);
    expect(findRules(polish, 'zlodziej', 'pl')).toEqual(findRules(polish, 'ZŁODZIEJ', 'pl'));
  });

  it.each([
    ['en', 'face-up', 'face-'],
    ['fr', "d'epees", 'd’épé'],
  ] as const)('with the signs of a keyboard, and marked: %s %s', (language, search, marked) => {
    const all = bellum.narrator(bellum.packs.standard, language).rules;
    const paint = (text: string): string => `[${text}]`;
    const lines = ruleLines(findRules(all, search, language), search, paint, 500, catalogue(language)).join(
      '\n',
    );
    expect(lines).toContain(`[${marked}`);
  });
});

describe('a seat', () => {
  it.each([
    ['2', 1],
    ['ana', 0],
    ['Be', 1],
    ['bruno', 3],
    ['bot', null],
    ['9', null],
    ['', null],
    ['Zoe', null],
  ])('%j is %s', (text, seat) => {
    expect(readSeat(text, ['Ana', 'Ben', 'Bot Ada', 'Bot Bruno'])).toBe(seat);
  });
});

describe('the data folder', () => {
  it.each([
    [{ TRIPTYCH_DATA: '/data' }, 'linux', '/data'],
    [{ XDG_DATA_HOME: '/xdg' }, 'linux', '/xdg/triptych'],
    [{}, 'linux', '/me/.local/share/triptych'],
    [{}, 'darwin', '/me/Library/Application Support/triptych'],
    [{ LOCALAPPDATA: '/local' }, 'win32', '/local/triptych'],
  ] as const)('%j on %s', (environment, platform, folder) => {
    expect(dataFolder(environment, platform, '/me')).toBe(folder);
  });
});
