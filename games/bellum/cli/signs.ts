import { bellumWords, CHEST_KINDS, type ChestKind, SYMBOLS, type Symbol } from '../index.ts';
import type { Ink } from '@triptych/terminal-kit/style.ts';
import { wrap } from '@triptych/terminal-kit/text.ts';
import type { BellumDrawingContext } from './drawing-context.ts';
import { boardWords } from './words/index.ts';

const INKS: Readonly<Record<Symbol, readonly Ink[]>> = {
  food: ['green'],
  glyph: ['magenta'],
  map: ['yellow'],
  sword: ['bold'],
  magicSword: ['cyan', 'bold'],
  thief: ['red'],
};

const CHEST_INKS: Readonly<Record<ChestKind, readonly Ink[]>> = {
  wooden: ['yellow'],
  metal: ['blue'],
  golden: ['yellow', 'bold'],
};

const NONE = '·';

/** Signs for the things of the game: each has a letter or shape, and a colour. */
export class Signs {
  readonly #context: BellumDrawingContext;

  constructor(context: BellumDrawingContext) {
    this.#context = context;
  }

  letter(symbol: Symbol): string {
    return this.#context.paint(bellumWords[this.#context.language].names.letters[symbol], ...INKS[symbol]);
  }

  /** `3f`, or nothing. */
  count(symbol: Symbol, number: number): string {
    if (number === 0) return '';
    const letter = bellumWords[this.#context.language].names.letters[symbol];
    return this.#context.paint(`${number}${letter}`, ...INKS[symbol]);
  }

  /** A number aligned under its letter. */
  number(symbol: Symbol, number: number): string {
    return number === 0
      ? this.#context.paint(NONE, 'grey')
      : this.#context.paint(String(number), ...INKS[symbol]);
  }

  /** One row of a card or castle: `ffm`, and `5s` if there would be too many letters. */
  row(numbers: readonly number[], row: number, symbols: readonly Symbol[]): string {
    const parts = symbols.map((symbol) => {
      const number = numbers[row * SYMBOLS.length + SYMBOLS.indexOf(symbol)];
      const letter = bellumWords[this.#context.language].names.letters[symbol];
      const text = number > 2 ? `${number}${letter}` : letter.repeat(number);
      return text === '' ? '' : this.#context.paint(text, ...INKS[symbol]);
    });
    return parts.join('') || this.#context.paint(NONE, 'grey');
  }

  barrels(number: number): string {
    return number === 0 ? '' : this.#context.paint(`${number}${this.#words.barrel[0]}`, 'cyan');
  }

  chest(kind: ChestKind, text = ''): string {
    return this.#context.paint(`[${this.#words.chest[kind][0]}]${text}`, ...CHEST_INKS[kind]);
  }

  /** `3W` */
  chests(kind: ChestKind, number: number): string {
    return this.#context.paint(`${number}${this.#words.chest[kind][0]}`, ...CHEST_INKS[kind]);
  }

  defence(shields: number, magicShields: number): string {
    const plain = shields === 0 && magicShields > 0 ? '' : `◇${shields}`;
    const magic = magicShields === 0 ? '' : this.#context.paint(`◆${magicShields}`, 'cyan', 'bold');
    return [plain, magic].filter((part) => part !== '').join(' ');
  }

  marker(marker: 'shield' | 'magicShield' | 'spell'): string {
    const { paint } = this.#context;
    switch (marker) {
      case 'shield':
        return '◇';
      case 'magicShield':
        return paint('◆', 'cyan', 'bold');
      case 'spell':
        return paint('*', 'magenta', 'bold');
    }
  }

  /** The meaning of every sign. */
  legend(width: number): string[] {
    const { names } = bellumWords[this.#context.language];
    const { barrel, chest, shield, magicShield, spell } = this.#words;
    const entries: readonly (readonly [string, string])[] = [
      ...SYMBOLS.map((symbol) => [this.letter(symbol), names.symbols[symbol]] as const),
      [this.#context.paint(barrel[0], 'cyan'), barrel[1]],
      ...CHEST_KINDS.map((kind) => [this.chest(kind), chest[kind][1]] as const),
      [this.marker('shield'), shield],
      [this.marker('magicShield'), magicShield],
      [this.marker('spell'), spell],
    ];
    // No-break spaces keep a sign and its meaning together.
    const text = entries
      .map(([sign, meaning]) => `${sign} ${meaning}`.replaceAll(' ', '\u00A0'))
      .join('\u00A0 ');
    return wrap(text, width, '').map((line) => line.replaceAll('\u00A0', ' '));
  }

  get #words() {
    return boardWords[this.#context.language];
  }
}
