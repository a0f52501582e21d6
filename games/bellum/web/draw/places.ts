import { Pen } from '@triptych/board-kit/draw/pen.ts';
import { type Block, crenels, lit, type Mark, pointedRoof, wall } from './blocks.ts';

/** A place of the realm of men on a field of 100 × 72. */
export function placeDrawing(kind: 'tavern' | 'farm' | 'village' | 'city', seed: number): Mark[] {
  const pen = new Pen(seed * 13 + 1);
  const ground: Mark = {
    ink: 'ground',
    path: pen.stroke(
      [
        [-4, 60],
        [30, 57 + pen.off(3)],
        [66, 61 + pen.off(3)],
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
        ...house(pen, { x: 48, foot: 63, width: 50, height: 28, lean: pen.off(6) }, 24, 3),
        ...tavernSign(pen),
      ];
    case 'farm':
      return [
        ground,
        ...house(pen, { x: 40, foot: 62, width: 46, height: 22, lean: pen.off(6) }, 22, 1),
        ...hayAndFence(pen),
      ];
    case 'village':
      return [
        ground,
        ...house(pen, { x: 24, foot: 61, width: 26, height: 20, lean: pen.off(5) }, 20, 1),
        ...house(pen, { x: 78, foot: 61, width: 26, height: 22, lean: pen.off(5) }, 18, 1),
        ...house(pen, { x: 51, foot: 65, width: 32, height: 24, lean: pen.off(6) }, 24, 2),
      ];
    case 'city':
      return [ground, ...city(pen)];
  }
}

function house(pen: Pen, block: Block, rise: number, windows: number): Mark[] {
  const marks = [...wall(pen, block, 2), ...pointedRoof(pen, block, rise)];
  for (let at = 0; at < windows; at++) {
    const x = block.x + block.lean * 0.5 + (at - (windows - 1) / 2) * 12;
    marks.push(lit(pen, x, block.foot - block.height * 0.38, 7, 10));
  }
  return marks;
}

function tavernSign(pen: Pen): Mark[] {
  return [
    {
      ink: 'line',
      path: pen.stroke(
        [
          [74, 30],
          [92, 28],
        ],
        { wobble: 0.5 },
      ),
    },
    {
      ink: 'line',
      path: pen.stroke(
        [
          [84, 29],
          [84, 34],
        ],
        { wobble: 0.3 },
      ),
    },
    {
      ink: 'hay',
      path: pen.stroke(
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
      path: pen.stroke(
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

function hayAndFence(pen: Pen): Mark[] {
  const marks: Mark[] = [
    {
      ink: 'hay',
      path: pen.stroke(
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
    { ink: 'hatch', path: pen.hatch([84, 42], [92, 63], 12, 3.6) },
  ];
  for (let x = 4; x < 66; x += 9) {
    marks.push({
      ink: 'line',
      path: pen.stroke(
        [
          [x + pen.off(1.5), 70],
          [x + pen.off(2), 60],
        ],
        { wobble: 0.3 },
      ),
    });
  }
  marks.push({
    ink: 'line',
    path: pen.stroke(
      [
        [0, 65],
        [66, 64],
      ],
      { wobble: 0.7 },
    ),
  });
  return marks;
}

function city(pen: Pen): Mark[] {
  const marks: Mark[] = [];
  for (const x of [30, 70, 50]) {
    const tower: Block = { x, foot: 52, width: 16, height: pen.between(20, 32), lean: pen.off(4) };
    marks.push(...wall(pen, tower, 1.5), ...pointedRoof(pen, tower, pen.between(12, 17)));
    marks.push(lit(pen, x + tower.lean * 0.6, tower.foot - tower.height + 13, 5, 8));
  }
  for (const x of [12, 88]) {
    const tower: Block = { x, foot: 66, width: 19, height: pen.between(28, 36), lean: pen.off(3) };
    marks.push(...wall(pen, tower, 2.5), ...pointedRoof(pen, tower, pen.between(12, 18)));
  }
  marks.push({ ink: 'wall', path: `${crenels(pen, 16, 84, 46, 6)}` });
  marks.push({
    ink: 'wall',
    path: pen.stroke(
      [
        [16, 54],
        [84, 54],
        [86, 68],
        [14, 68],
      ],
      { closed: true, wobble: 0.8 },
    ),
  });
  marks.push({ ink: 'hatch', path: pen.hatch([84, 52], [85, 68], 14, 3.5) });
  marks.push(lit(pen, 50, 68, 15, 16));
  return marks;
}
