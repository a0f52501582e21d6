import { type Answer, checkShape, type Seat, type Shape } from '@triptych/kernel';

/** Values that never answer any question. */
const NEVER: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  '',
  '0',
  Symbol('0'),
  0n,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  -0,
  0.5,
  1e308,
  2 ** 53,
  {},
  JSON.parse('{"__proto__":[0],"length":1}'),
  JSON.parse('{"constructor":{"prototype":{"length":1}}}'),
  Uint8Array.of(1),
  [null],
  [undefined],
  [Number.NaN],
  [-0],
  [0.5],
  [true],
  [{}],
  Object.assign([], { length: 3 }),
  Array.from({ length: 100_000 }, () => 0),
];

/** The same, and this legal answer in disguises that make it invalid. */
export function hostileValues(legal: Answer): unknown[] {
  const inside = typeof legal === 'number' ? legal : (legal[0] ?? 0);
  return [
    ...NEVER,
    String(inside),
    JSON.stringify(legal),
    inside + 0.5,
    () => legal,
    { answer: legal },
    { 0: inside, length: 1 },
    { valueOf: () => inside },
    Object.create([inside]),
    Object(inside),
    new Map([[0, inside]]),
    [legal, [legal]],
    [[inside]],
    [String(inside)],
  ];
}

/** Seats that do not exist, some of a type that only outside data can have. */
export function hostileSeats(seats: number): Seat[] {
  const odd: Seat[] = JSON.parse('["0", null, [0], true, "__proto__", "length", {}]');
  return [-1, seats, 0.5, Number.NaN, Number.POSITIVE_INFINITY, ...odd];
}

/** Illegal answers that are close to this legal one. */
export function nearMisses(shape: Shape, legal: Answer): Answer[] {
  const changed = typeof legal === 'number' ? changedNumber(legal) : changedList(legal);
  const outside = [-1, 0, 1, [], [-1], 2 ** 31, -(2 ** 31), Number.MAX_SAFE_INTEGER];
  return [...changed, ...outside].filter((answer) => checkShape(shape, answer) !== null);
}

function changedNumber(legal: number): Answer[] {
  return [legal - 1, legal + 1, -legal - 1, legal + 256, legal + 2 ** 32, [legal], [legal, legal]];
}

function changedList(legal: readonly number[]): Answer[] {
  const changed: Answer[] = [
    legal.slice(1),
    legal.slice(0, -1),
    [...legal, legal[0] ?? 0],
    [...legal, ...legal],
    legal.toReversed(),
    legal.toSorted((a, b) => a - b),
    [...legal.slice(1), ...legal.slice(0, 1)],
    Array.from({ length: 257 }, () => legal[0] ?? 0),
    legal[0] ?? 0,
  ];
  for (const [at, item] of legal.entries()) {
    const neighbour = legal[at + 1] ?? legal[0];
    for (const other of [item - 1, item + 1, -1, neighbour, item + 2 ** 32])
      changed.push(legal.with(at, other));
  }
  return changed;
}
