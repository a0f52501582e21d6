import type { Amount } from './amounts.ts';

/** How the symbols of a row are drawn. */
export interface RowFit {
  /** Each kind of symbol once, with its number. */
  readonly once: boolean;
  readonly lines: number;
  /** Symbols in a line. */
  readonly across: number;
  readonly size: number;
}

interface Space {
  readonly width: number;
  readonly height: number;
  /** The size of a symbol where there is room. */
  readonly size: number;
}

/** Large enough to tell the symbols apart at a glance. */
const CLEAR = 16;
const SMALLEST = 11;
const DIGIT = 9;
const LINE = 2;
const LINES = [1, 2];
/** More cannot be counted at a glance. */
const MOST_EACH = 5;

/** Every symbol in one line or in two, else each kind once with its number: the first way in which they are clear. */
export function fitRow(amounts: readonly Amount[], { width, height, size }: Space): RowFit {
  const all = amounts.reduce((sum, { number }) => sum + number, 0);
  const counted = amounts.filter(({ number }) => number > 1);
  const digits = Math.max(0, ...counted.map(({ number }) => String(number).length)) * DIGIT;
  const ways = [false, true].flatMap((once) =>
    LINES.filter((lines) => lines === 1 || (height - LINE) / lines >= SMALLEST + 1).map((lines): RowFit => {
      const across = Math.max(1, Math.ceil((once ? amounts.length : all) / lines));
      const beside = once ? Math.min(across, counted.length) * digits + (across - 1) : 0;
      const room = Math.min((width - beside) / across, (height - LINE) / lines);
      return { once, lines, across, size: !once && all > MOST_EACH ? 0 : Math.min(size, room) };
    }),
  );
  const [first] = ways;
  const clear = ways.find((way) => way.size >= Math.min(size, CLEAR));
  const best = clear ?? ways.reduce((a, b) => (b.size > a.size ? b : a), first);
  return best;
}
