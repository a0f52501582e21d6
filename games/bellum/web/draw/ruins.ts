import { Pen, type Point } from '@triptych/board-kit/draw/pen.ts';
import type { Mark } from './blocks.ts';

const GROUND: readonly Point[] = [
  [-4, 60],
  [34, 57],
  [70, 61],
  [104, 58],
  [104, 76],
  [-4, 76],
];

/** The remains of a place, on a field of 100 × 72: stumps of walls, a beam, and smoke. */
export function ruin(seed: number): Mark[] {
  const pen = new Pen(seed * 17 + 2);
  const stump = (x: number, width: number, tall: number): Mark[] => [
    {
      ink: 'wall',
      path: pen.stroke(
        [
          [x, 63],
          [x + 1, 63 - tall],
          [x + width * 0.3, 63 - tall * 0.8],
          [x + width * 0.5, 63 - tall * 0.45],
          [x + width * 0.8, 63 - tall * 0.55],
          [x + width, 63],
        ],
        { closed: true, wobble: 1 },
      ),
    },
    { ink: 'hatch', path: pen.hatch([x + width * 0.7, 63 - tall * 0.4], [x + width, 62], width * 0.5, 4) },
  ];
  const smoke = (x: number): Mark => ({
    ink: 'smoke',
    path: `M${x} 44c${pen.between(-14, -8)} -8 ${pen.between(10, 16)} -12 2 -20s${pen.between(8, 14)} -10 3 -18`,
  });
  const beam: readonly Point[] = [
    [38, 62],
    [66 + pen.off(4), 40],
    [70, 43],
    [44, 64],
  ];
  return [
    { ink: 'ground', path: pen.stroke(GROUND, { closed: true, wobble: 0.8 }) },
    smoke(34),
    smoke(58 + pen.off(5)),
    ...stump(12, 26, pen.between(22, 30)),
    ...stump(62, 24, pen.between(16, 24)),
    { ink: 'roof', path: pen.stroke(beam, { closed: true, wobble: 0.8 }) },
  ];
}

/** An empty market space after its deck has run out, on a field of 100 × 72: a post, a chain, a collar. */
export function emptyPost(seed: number): Mark[] {
  const pen = new Pen(seed * 19 + 4);
  const x = 34 + pen.off(6);
  const post: readonly Point[] = [
    [x - 5, 64],
    [x - 3 + pen.off(3), 16],
    [x + 1, 11],
    [x + 5 + pen.off(3), 17],
    [x + 6, 64],
  ];
  return [
    { ink: 'ground', path: pen.stroke(GROUND, { closed: true, wobble: 0.8 }) },
    { ink: 'roof', path: pen.stroke(post, { closed: true, wobble: 0.9 }) },
    { ink: 'hatch', path: pen.hatch([x + 4, 20], [x + 6, 62], 7, 5) },
    { ink: 'chain', path: `M${x + 3} 26q${pen.between(4, 10)} 26 20 32t22 3` },
    { ink: 'collar', path: 'M72 62a9 5 0 1 0 18 0a9 5 0 1 0 -18 0' },
  ];
}
