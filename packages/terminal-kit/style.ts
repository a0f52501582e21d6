type Environment = Readonly<Record<string, string | undefined>>;

const CODES = {
  bold: [1, 22],
  dim: [2, 22],
  underline: [4, 24],
  inverse: [7, 27],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [94, 39],
  magenta: [35, 39],
  cyan: [36, 39],
  grey: [90, 39],
} as const;

export type Ink = keyof typeof CODES;

/** Colours text, or leaves it as it is if colours are off. Colour is never the only sign of anything. */
export type Paint = (text: string, ...inks: readonly Ink[]) => string;

export function painter(colour: boolean): Paint {
  if (!colour) return (text) => text;
  return (text, ...inks) =>
    inks.reduce((painted, ink) => `\u001B[${CODES[ink][0]}m${painted}\u001B[${CODES[ink][1]}m`, text);
}

/** https://no-color.org, then FORCE_COLOR, then whether the output is a terminal. */
export function wantsColour(isTerminal: boolean, environment: Environment): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = environment;
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false;
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '') return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return isTerminal && TERM !== 'dumb';
}
