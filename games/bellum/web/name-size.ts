const LONG_WORD = 10;

/** Cards are narrow: the longest word of a name limits its font size. */
export function nameSize(name: string): number {
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  return longest < LONG_WORD - 1 ? 18 : 16;
}

/** A creature has room for two lines; a name that needs three is set smaller. */
export function creatureSize(name: string): number {
  let lines = 1;
  let width = 0;
  for (const part of name.split(/(?<=-)|\s/)) {
    if (width > 0 && width + part.length >= LONG_WORD) {
      lines++;
      width = 0;
    }
    width += part.length + 1;
  }
  return lines > 2 ? 14 : nameSize(name);
}
