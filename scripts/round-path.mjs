/** How many numbers each command of an SVG path takes. */
/** @type {Record<string, number>} */
const ARGUMENTS = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/**
 * The same path in whole numbers. Every point is rounded at its absolute position, so that errors do not add
 * up.
 * @param {string} path
 * @param {number} scale how large it should be
 */
export function roundedPath(path, scale = 1) {
  let out = '';
  let last = '';
  const at = { x: 0, y: 0 };
  const start = { x: 0, y: 0 };
  for (const { command, values } of commands(path, scale)) {
    let upper = command.toUpperCase();
    const relative = command !== upper;
    const from = relative ? { ...at } : { x: 0, y: 0 };
    /** @type {number[]} */
    const rounded = [];
    // Relative numbers are written against the rounded current point.
    const base = { x: Math.round(at.x), y: Math.round(at.y) };
    const point = (/** @type {number} */ x, /** @type {number} */ y) =>
      rounded.push(Math.round(from.x + x) - base.x, Math.round(from.y + y) - base.y);
    switch (upper) {
      case 'Z':
        Object.assign(at, start);
        break;
      case 'H':
        at.x = from.x + (values[0] ?? 0);
        rounded.push(Math.round(at.x) - base.x);
        break;
      case 'V':
        at.y = from.y + (values[0] ?? 0);
        rounded.push(Math.round(at.y) - base.y);
        break;
      default: {
        const pairs = upper === 'A' ? values.slice(5) : values;
        if (upper === 'A')
          rounded.push(...values.slice(0, 2).map((r) => Math.max(1, Math.round(r))), ...values.slice(2, 5));
        for (let i = 0; i < pairs.length; i += 2) point(pairs[i] ?? 0, pairs[i + 1] ?? 0);
        at.x = from.x + (pairs.at(-2) ?? 0);
        at.y = from.y + (pairs.at(-1) ?? 0);
        if (upper === 'M') Object.assign(start, at);
      }
    }
    if (upper === 'C' && flat(rounded)) {
      upper = 'L';
      rounded.splice(0, 4);
    }
    // The line has become too short to see.
    if ('LHV'.includes(upper) && rounded.every((number) => number === 0)) continue;
    const name = upper === 'Z' ? 'z' : upper.toLowerCase();
    const numbers = rounded.join(' ').replaceAll(' -', '-');
    // A repeated command needs no letter, except for moves.
    out +=
      name === last && name !== 'm' && name !== 'z'
        ? (numbers.startsWith('-') ? '' : ' ') + numbers
        : name + numbers;
    last = name;
  }
  return out.replace(/^m/, 'M');
}

/** A curve that leaves its chord by less than this looks like a line. */
const FLAT = 0.8;

/**
 * Whether a curve, relative to its start, can be drawn as a line.
 * @param {readonly number[]} curve
 */
function flat([ax = 0, ay = 0, bx = 0, by = 0, x = 0, y = 0]) {
  const length = Math.hypot(x, y);
  return [
    [ax, ay],
    [bx, by],
  ].every(([px = 0, py = 0]) => {
    if (length === 0) return Math.hypot(px, py) <= FLAT;
    const along = (px * x + py * y) / length;
    return Math.abs(px * y - py * x) / length <= FLAT && along >= -FLAT && along <= length + FLAT;
  });
}

/**
 * @param {string} path
 * @param {number} scale
 * @returns {Generator<{ command: string, values: number[] }>}
 */
function* commands(path, scale) {
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const number = ARGUMENTS[letter.toUpperCase()] ?? 0;
    const arc = letter.toUpperCase() === 'A';
    // An arc's rotation and flags are not lengths.
    const values = (arc ? arcNumbers(rest) : numbersIn(rest)).map((value, at) =>
      arc && [2, 3, 4].includes(at % number) ? value : value * scale,
    );
    if (number === 0) yield { command: letter, values: [] };
    for (let i = 0; i < values.length && number > 0; i += number) {
      // After a move, further points are lines.
      const command = i > 0 && letter === 'm' ? 'l' : i > 0 && letter === 'M' ? 'L' : letter;
      yield { command, values: values.slice(i, i + number) };
    }
  }
}

/** @param {string} text */
const numbersIn = (text) => [...text.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([number]) => Number(number));

/**
 * An arc's two flags may be written without any space.
 * @param {string} text
 */
function arcNumbers(text) {
  const number = String.raw`(-?(?:\d+\.?\d*|\.\d+))[\s,]*`;
  const flag = String.raw`([01])[\s,]*`;
  return [...text.matchAll(new RegExp(number.repeat(3) + flag.repeat(2) + number.repeat(2), 'g'))].flatMap(
    (arc) => arc.slice(1).map(Number),
  );
}
