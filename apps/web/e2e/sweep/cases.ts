import { FastRng } from '@triptych/kernel';
import { LANGUAGES } from '@triptych/words';

/** A window, and what it is used with. */
export interface Case {
  readonly width: number;
  readonly height: number;
  /** The reader's text size in percent. */
  readonly text: number;
  readonly touch: boolean;
  readonly language: string;
}

/** What `npm run sweep -- …` was asked for. */
export interface SweepOptions {
  /** A game, or `sheets`, `pages`, `workshop`, `tables`. */
  readonly game?: string;
  readonly phase?: string;
  readonly size?: string;
  readonly text?: string;
  readonly language?: string;
  readonly pointer?: string;
  readonly shots?: string;
  readonly seed?: string;
  readonly axe?: string;
  /** How many of the windows, drawn at random, if there is no time for all. */
  readonly windows?: string;
}

const DEVICES: readonly (readonly [width: number, height: number, text: number, touch: boolean])[] = [
  [320, 480, 100, true],
  [480, 320, 100, true],
  [360, 640, 100, true],
  [412, 915, 100, true],
  [412, 915, 200, true],
  [844, 390, 100, true],
  // A laptop whose browser is zoomed to 200 %: its page has half as many pixels.
  [683, 384, 100, false],
  [768, 1024, 100, true],
  [1024, 768, 100, true],
  [1366, 768, 100, false],
  [1366, 768, 200, false],
  [2560, 1440, 100, false],
  [3840, 2160, 100, false],
];
const RANDOM_SIZES = 12;
const TEXTS = [100, 125, 150, 175, 200];
/** Sides of a window. */
const SHORT = { least: 320, most: 2160 };
const LONG = { least: 480, most: 3840 };
/** No window is larger than this. */
const SLENDER = 2.4;

export function casesOf(options: SweepOptions, seed: number): readonly Case[] {
  const { size, text, language, pointer, windows } = options;
  const asked = (one: Case): Case => ({
    ...one,
    text: text === undefined ? one.text : Number(text),
    language: language ?? one.language,
    touch: pointer === undefined ? one.touch : pointer === 'touch',
  });
  if (size !== undefined)
    return size.split(',').map((each) => {
      const [width, height] = each.split('x').map(Number);
      return asked({ width, height, text: 100, touch: width < 1200, language: 'de' });
    });
  const rng = new FastRng(seed);
  const devices = DEVICES.map(([width, height, percent, touch], at) => ({
    width,
    height,
    text: percent,
    touch,
    language: LANGUAGES[at % LANGUAGES.length],
  }));
  const all = [...devices, ...Array.from({ length: RANDOM_SIZES }, (_, at) => randomCase(rng, at))].map(
    asked,
  );
  return windows === undefined ? all : mixed(all, seed).slice(0, Number(windows));
}

/** Another language redraws a whole board, so windows of the same one follow one another. */
export function byLanguage(cases: readonly Case[]): readonly Case[] {
  return LANGUAGES.flatMap((language) => cases.filter((one) => one.language === language));
}

/** In random order. */
export function mixed(cases: readonly Case[], seed: number): readonly Case[] {
  const rng = new FastRng(seed);
  return cases
    .map((one) => ({ one, at: rng.below(1_000_000) }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

function randomCase(rng: FastRng, at: number): Case {
  const share = (): number => rng.below(10_000) / 10_000;
  // Small windows are as likely as large ones.
  const short = Math.round(SHORT.least * (SHORT.most / SHORT.least) ** share());
  const least = Math.max(short, LONG.least);
  const long = Math.round(least + (Math.min(LONG.most, short * SLENDER) - least) * share());
  const [width, height] = rng.below(2) === 0 ? [short, long] : [long, short];
  return {
    width,
    height,
    text: TEXTS[rng.below(TEXTS.length)],
    touch: at % 2 === 0,
    language: LANGUAGES[rng.below(LANGUAGES.length)],
  };
}

export function nameOf({ width, height, text, touch, language }: Case): string {
  return `${width}x${height}@${text} ${touch ? 'touch' : 'mouse'} ${language}`;
}
