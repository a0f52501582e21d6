export type Point = readonly [x: number, y: number];

/** Draws by hand: never quite straight, and always the same for the same seed. */
export class Pen {
  #seed: number;

  constructor(seed: number) {
    this.#seed = Math.imul(seed + 1, 0x9e3779b1) | 0;
  }

  /** A number from 0 up to, not including, 1 (mulberry32). */
  next(): number {
    this.#seed = (this.#seed + 0x6d2b79f5) | 0;
    let word = Math.imul(this.#seed ^ (this.#seed >>> 15), this.#seed | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32;
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  /** A random offset of at most `most` in either direction. */
  off(most: number): number {
    return this.between(-most, most);
  }

  /** A path through the points in short strokes that miss the straight line by up to `wobble`. */
  stroke(points: readonly Point[], { closed = false, wobble = 1, step = 18 } = {}): string {
    const ends = closed ? [...points, points[0]] : points;
    const cut: Point[] = [[ends[0][0] + this.off(wobble), ends[0][1] + this.off(wobble)]];
    for (const [at, to] of ends.slice(1).entries()) {
      const from = ends[at];
      const pieces = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / step));
      for (let piece = 1; piece <= pieces; piece++) {
        const share = piece / pieces;
        cut.push([
          from[0] + (to[0] - from[0]) * share + this.off(wobble),
          from[1] + (to[1] - from[1]) * share + this.off(wobble),
        ]);
      }
    }
    if (closed) cut.pop();
    return `M${cut.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${closed ? 'Z' : ''}`;
  }

  /** Woodcut shading: short cuts inwards from a line, longest in its middle. */
  hatch(from: Point, to: Point, length: number, every = 5): string {
    const all = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const cuts = Math.max(1, Math.floor(all / every));
    let path = '';
    for (let cut = 1; cut < cuts; cut++) {
      const share = (cut + this.off(0.3)) / cuts;
      const x = from[0] + (to[0] - from[0]) * share;
      const y = from[1] + (to[1] - from[1]) * share;
      const reach = length * (0.35 + 0.65 * Math.sin(Math.PI * share)) * this.between(0.6, 1.1);
      path += `M${round(x)} ${round(y)}l${round(-reach)} ${round(reach * 0.16)}`;
    }
    return path;
  }
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}

/** A crooked rectangle on a field of 100 × 100, for frames that are stretched over their content. */
export function frame(seed: number, wobble = 1.1): string {
  const hand = new Pen(seed);
  const corners: Point[] = [
    [1.5 + hand.off(1.2), 1.5 + hand.off(1.2)],
    [98.5 + hand.off(1.2), 1.5 + hand.off(1.2)],
    [98.5 + hand.off(1.2), 98.5 + hand.off(1.2)],
    [1.5 + hand.off(1.2), 98.5 + hand.off(1.2)],
  ];
  return hand.stroke(corners, { closed: true, wobble, step: 22 });
}
