import { Hand, type Point } from '../../draw/hand.ts';

/** What part of a drawing is: the look gives each its colour. */
export type Ink = 'wall' | 'shade' | 'roof' | 'line' | 'hatch' | 'light' | 'flag' | 'ground' | 'hay';

export interface Mark {
  readonly ink: Ink;
  readonly path: string;
}

/** A leaning tower or house: its foot, its size, and how far its top leans. */
interface Block {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly height: number;
  readonly lean: number;
}

function wall(hand: Hand, { x, foot, width, height, lean }: Block, spread = 0): Mark[] {
  const topLeft: Point = [x - width / 2 + lean - spread, foot - height];
  const topRight: Point = [x + width / 2 + lean + spread, foot - height];
  const footRight: Point = [x + width / 2, foot];
  const footLeft: Point = [x - width / 2, foot];
  return [
    {
      ink: 'wall',
      path: hand.stroke([topLeft, topRight, footRight, footLeft], { closed: true, wobble: 0.9 }),
    },
    { ink: 'hatch', path: hand.hatch(topRight, footRight, width * 0.5, 4.5) },
  ];
}

function pointedRoof(hand: Hand, { x, foot, width, height, lean }: Block, rise: number): Mark[] {
  const top = foot - height;
  const tip: Point = [x + lean * 2.2 + hand.off(width * 0.18), top - rise];
  const left: Point = [x - width / 2 + lean - width * 0.2, top + 2];
  const right: Point = [x + width / 2 + lean + width * 0.2, top + 1];
  return [
    { ink: 'roof', path: hand.stroke([left, tip, right], { closed: true, wobble: 1.1, step: 14 }) },
    { ink: 'hatch', path: hand.hatch([tip[0], tip[1] + rise * 0.2], right, width * 0.5, 4) },
  ];
}

function window(hand: Hand, x: number, y: number, width: number, height: number): Mark {
  const arch: Point[] = [
    [x - width / 2, y],
    [x - width / 2, y - height * 0.7],
    [x, y - height],
    [x + width / 2, y - height * 0.7],
    [x + width / 2, y],
  ];
  return { ink: 'light', path: hand.stroke(arch, { closed: true, wobble: 0.5 }) };
}

function flag(hand: Hand, x: number, y: number, length: number): Mark[] {
  const cloth: Point[] = [
    [x, y - length],
    [x + length * 0.8, y - length * 0.86 + hand.off(1.5)],
    [x + length * 0.5, y - length * 0.66],
    [x + length * 0.85, y - length * 0.44 + hand.off(1.5)],
    [x, y - length * 0.4],
  ];
  return [
    {
      ink: 'line',
      path: hand.stroke(
        [
          [x, y],
          [x, y - length],
        ],
        { wobble: 0.4 },
      ),
    },
    { ink: 'flag', path: hand.stroke(cloth, { closed: true, wobble: 0.6 }) },
  ];
}

/** The roofs of a castle, on a field of 300 × 90 whose foot is the top of the rows. Each board has its own. */
export function castleRoofs(board: number): Mark[] {
  const hand = new Hand(board * 7 + 3);
  const marks: Mark[] = [];
  const keep: Block = { x: 150, foot: 92, width: 76, height: hand.between(34, 42), lean: hand.off(7) };
  const back: Block[] = [
    { x: 96, foot: 92, width: 30, height: hand.between(38, 50), lean: hand.off(6) },
    { x: 206, foot: 92, width: 32, height: hand.between(36, 50), lean: hand.off(6) },
  ];
  for (const tower of back) {
    marks.push(...wall(hand, tower, 2), ...pointedRoof(hand, tower, hand.between(24, 34)));
  }
  marks.push(...wall(hand, keep, 3), ...pointedRoof(hand, keep, hand.between(30, 42)));
  const tip = keep.foot - keep.height;
  marks.push(...flag(hand, keep.x + keep.lean * 2.2, tip - 30, 22));
  marks.push(
    window(hand, keep.x + keep.lean - 14, tip + 26, 12, 17),
    window(hand, keep.x + keep.lean + 14, tip + 25, 11, 16),
  );
  const sides: Block[] = [
    { x: 34, foot: 92, width: 52, height: hand.between(26, 40), lean: hand.off(5) - 3 },
    { x: 266, foot: 92, width: 52, height: hand.between(24, 42), lean: hand.off(5) + 3 },
  ];
  for (const tower of sides) {
    marks.push(...wall(hand, tower, 5), ...pointedRoof(hand, tower, hand.between(24, 40)));
    marks.push(window(hand, tower.x + tower.lean, tower.foot - tower.height + 22, 11, 15));
  }
  marks.push({ ink: 'wall', path: crenels(hand, 8, 292, 84, 9) });
  return marks;
}

function crenels(hand: Hand, from: number, to: number, top: number, tooth: number): string {
  const points: Point[] = [[from, top + 14]];
  for (let x = from, up = true; x < to; x += tooth * 1.6, up = !up) {
    const y = up ? top - tooth * 0.6 : top + tooth * 0.35;
    points.push([x, y + hand.off(1)], [Math.min(to, x + tooth * 1.6), y + hand.off(1)]);
  }
  points.push([to, top + 14]);
  return hand.stroke(points, { closed: true, wobble: 0.5, step: 30 });
}

/** The crooked wall behind the rows, on a field of 100 × 100 that is stretched. */
export function castleWall(board: number): Mark[] {
  const hand = new Hand(board * 11 + 5);
  const body: Point[] = [
    [1.5, 0],
    [98.5, 0],
    [97 + hand.off(1), 50],
    [99, 100],
    [1, 100],
    [3 + hand.off(1), 50],
  ];
  return [{ ink: 'wall', path: hand.stroke(body, { closed: true, wobble: 0.7, step: 9 }) }];
}

/** A place of the realm of men on a field of 100 × 72. */
export function placeDrawing(kind: 'tavern' | 'farm' | 'village' | 'city', seed: number): Mark[] {
  const hand = new Hand(seed * 13 + 1);
  const ground: Mark = {
    ink: 'ground',
    path: hand.stroke(
      [
        [-4, 60],
        [30, 57 + hand.off(3)],
        [66, 61 + hand.off(3)],
        [104, 57],
        [104, 76],
        [-4, 76],
      ],
      { closed: true, wobble: 0.8 },
    ),
  };
  switch (kind) {
    case 'tavern':
      return [
        ground,
        ...house(hand, { x: 48, foot: 63, width: 50, height: 28, lean: hand.off(6) }, 24, 3),
        ...tavernSign(hand),
      ];
    case 'farm':
      return [
        ground,
        ...house(hand, { x: 40, foot: 62, width: 46, height: 22, lean: hand.off(6) }, 22, 1),
        ...hayAndFence(hand),
      ];
    case 'village':
      return [
        ground,
        ...house(hand, { x: 24, foot: 61, width: 26, height: 20, lean: hand.off(5) }, 20, 1),
        ...house(hand, { x: 78, foot: 61, width: 26, height: 22, lean: hand.off(5) }, 18, 1),
        ...house(hand, { x: 51, foot: 65, width: 32, height: 24, lean: hand.off(6) }, 24, 2),
      ];
    case 'city':
      return [ground, ...city(hand)];
  }
}

function house(hand: Hand, block: Block, rise: number, windows: number): Mark[] {
  const marks = [...wall(hand, block, 2), ...pointedRoof(hand, block, rise)];
  for (let at = 0; at < windows; at++) {
    const x = block.x + block.lean * 0.5 + (at - (windows - 1) / 2) * 12;
    marks.push(window(hand, x, block.foot - block.height * 0.38, 7, 10));
  }
  return marks;
}

function tavernSign(hand: Hand): Mark[] {
  return [
    {
      ink: 'line',
      path: hand.stroke(
        [
          [74, 30],
          [92, 28],
        ],
        { wobble: 0.5 },
      ),
    },
    {
      ink: 'line',
      path: hand.stroke(
        [
          [84, 29],
          [84, 34],
        ],
        { wobble: 0.3 },
      ),
    },
    {
      ink: 'hay',
      path: hand.stroke(
        [
          [77, 34],
          [92, 34],
          [91, 50],
          [78, 50],
        ],
        { closed: true, wobble: 0.8 },
      ),
    },
    {
      ink: 'line',
      path: hand.stroke(
        [
          [92, 38],
          [96, 39],
          [95, 46],
          [91, 46],
        ],
        { wobble: 0.4 },
      ),
    },
  ];
}

function hayAndFence(hand: Hand): Mark[] {
  const marks: Mark[] = [
    {
      ink: 'hay',
      path: hand.stroke(
        [
          [66, 64],
          [72, 44],
          [80, 38],
          [89, 46],
          [95, 64],
        ],
        { closed: true, wobble: 1.1, step: 9 },
      ),
    },
    { ink: 'hatch', path: hand.hatch([84, 42], [92, 63], 12, 3.6) },
  ];
  for (let x = 4; x < 66; x += 9) {
    marks.push({
      ink: 'line',
      path: hand.stroke(
        [
          [x + hand.off(1.5), 70],
          [x + hand.off(2), 60],
        ],
        { wobble: 0.3 },
      ),
    });
  }
  marks.push({
    ink: 'line',
    path: hand.stroke(
      [
        [0, 65],
        [66, 64],
      ],
      { wobble: 0.7 },
    ),
  });
  return marks;
}

function city(hand: Hand): Mark[] {
  const marks: Mark[] = [];
  for (const x of [30, 70, 50]) {
    const tower: Block = { x, foot: 52, width: 16, height: hand.between(20, 32), lean: hand.off(4) };
    marks.push(...wall(hand, tower, 1.5), ...pointedRoof(hand, tower, hand.between(12, 17)));
    marks.push(window(hand, x + tower.lean * 0.6, tower.foot - tower.height + 13, 5, 8));
  }
  for (const x of [12, 88]) {
    const tower: Block = { x, foot: 66, width: 19, height: hand.between(28, 36), lean: hand.off(3) };
    marks.push(...wall(hand, tower, 2.5), ...pointedRoof(hand, tower, hand.between(12, 18)));
  }
  marks.push({ ink: 'wall', path: `${crenels(hand, 16, 84, 46, 6)}` });
  marks.push({
    ink: 'wall',
    path: hand.stroke(
      [
        [16, 54],
        [84, 54],
        [86, 68],
        [14, 68],
      ],
      { closed: true, wobble: 0.8 },
    ),
  });
  marks.push({ ink: 'hatch', path: hand.hatch([84, 52], [85, 68], 14, 3.5) });
  marks.push(window(hand, 50, 68, 15, 16));
  return marks;
}
