import type { WorkshopBook, WorkshopChapter, WorkshopField } from '@triptych/client/workshop/book.ts';
import { COLOURS, LANDSCAPES, LONGEST_PACK_NAME, REWARDS, UNITS } from '../content/symbols.ts';

const NO_UNITS: readonly number[] = UNITS.map(() => 0);
const NO_REWARDS = { gold: 0, bards: 0, floors: 0 };
const rewards = (...inside: string[]): WorkshopField[] =>
  REWARDS.map((reward) => ({
    name: reward,
    at: [...inside, reward],
    kind: 'number',
    least: 0,
    most: 9,
    sign: reward,
  }));
const worth = (name: string): WorkshopField => ({ name, at: [name], kind: 'number', least: 0, most: 99 });

function tiles(name: string, set: string, wanted: number): WorkshopChapter {
  return {
    name,
    at: ['tiles', set],
    holds: 'list',
    wanted,
    sections: [],
    blank: { number: 0, recruit: NO_UNITS, threat: { asks: NO_UNITS, ...NO_REWARDS } },
    numbered: 'number',
    fields: [
      { name: 'number', at: ['number'], kind: 'number', least: 1, most: 21 },
      { name: 'recruit', at: ['recruit'], kind: 'counts', of: UNITS, most: 9 },
      { name: 'asks', at: ['threat', 'asks'], kind: 'counts', of: UNITS, most: 9 },
      ...rewards('threat'),
    ],
    rule: 'X1.6',
  };
}

/** How a pack of Lords of Xidit is edited: what is in the box, component by component. */
export const book: WorkshopBook = {
  format: 'triptych-xidit-pack-2',
  sections: ['cities', 'foes', 'regions', 'titans'],
  longestName: LONGEST_PACK_NAME,
  chapters: [
    {
      name: 'cities',
      at: ['cities'],
      holds: 'list',
      wanted: 21,
      sections: ['cities', 'foes'],
      blank: { x: 500, y: 350 },
      fields: [{ name: 'at', at: [], kind: 'point' }],
      rule: 'X1.5',
    },
    {
      name: 'roads',
      at: ['roads'],
      holds: 'list',
      wanted: null,
      sections: [],
      blank: { colour: COLOURS[0], from: 1, to: 2, via: { x: 500, y: 350 } },
      fields: [
        { name: 'colour', at: ['colour'], kind: 'one', of: COLOURS },
        { name: 'from', at: ['from'], kind: 'link', to: ['cities'], by: 'number' },
        { name: 'to', at: ['to'], kind: 'link', to: ['cities'], by: 'number' },
        { name: 'via', at: ['via'], kind: 'point' },
      ],
      rule: 'X1.5',
    },
    {
      name: 'regions',
      at: ['regions'],
      holds: 'list',
      wanted: 9,
      sections: ['regions'],
      blank: { landscape: LANDSCAPES[0], first: 0, second: 0, outline: [] },
      fields: [
        { name: 'landscape', at: ['landscape'], kind: 'one', of: LANDSCAPES },
        worth('first'),
        worth('second'),
        { name: 'outline', at: ['outline'], kind: 'links', to: ['cities'], by: 'number', most: 21 },
      ],
      rule: 'X1.5',
    },
    {
      name: 'central',
      at: ['central'],
      holds: 'single',
      wanted: 1,
      sections: [],
      blank: 9,
      fields: [{ name: 'central', at: [], kind: 'link', to: ['regions'], by: 'number' }],
      rule: 'X1.5',
    },
    tiles('large', 'large', 21),
    tiles('small', 'small', 18),
    {
      name: 'titans',
      at: ['titans'],
      holds: 'list',
      wanted: 6,
      sections: ['titans'],
      blank: { cost: 3, ...NO_REWARDS },
      fields: [{ name: 'cost', at: ['cost'], kind: 'number', least: 3, most: 5 }, ...rewards()],
      rule: 'X1.7',
    },
  ],
};
