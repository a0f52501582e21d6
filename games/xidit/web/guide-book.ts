import type { GuideBook } from '@triptych/board-kit/guide.ts';
import { lesson } from '../lesson/lesson.ts';

const FIRST_YEAR = [3, 2, 3, 1, 3, 1];
/** Two years as the lesson teaches them. */
const LOG = [
  ...lesson.match.log,
  { reveal: [FIRST_YEAR, [1, 2, 3, 1, 3, 0], [1, 2, 3, 1, 3, 2], [2, 1, 3, 1, 3, 1]] },
  {
    reveal: [
      [3, 1, 3, 2, 0, 3],
      [0, 3, 1, 3, 0, 1],
      [2, 3, 0, 1, 3, 2],
      [3, 0, 1, 3, 2, 3],
    ],
  },
  { seat: 0, answer: [1, 2] },
];
const cities = (...numbers: readonly number[]): string[] => numbers.map((number) => `city=${number - 1}`);

/** A city and its tile. */
const tiles = (...numbers: readonly number[]): string[] => [
  ...cities(...numbers),
  ...numbers.map((number) => `piece=tile:${number - 1}`),
];

/** What the guide shows, without its words. */
export const xiditBook: GuideBook = {
  match: { ...lesson.match, log: LOG },
  turn: [
    {
      name: 'plan',
      picture: { after: 4, draft: FIRST_YEAR, shows: ['dial=0', 'dial=5'] },
      rule: 'X3',
      kinds: ['orders', 'lord'],
    },
    { name: 'recruit', picture: { after: 4, shows: tiles(11) }, rule: 'X4.3', kinds: [] },
    { name: 'threat', picture: { after: 5, shows: tiles(4) }, rule: 'X4.5', kinds: ['rewards'] },
    { name: 'build', picture: { after: 7, shows: cities(4, 19, 1) }, rule: 'X4.10', kinds: [] },
  ],
  chapters: [
    { name: 'reputation', picture: null, rule: 'X8.6', kinds: ['bards', 'censusBards'] },
    { name: 'census', picture: null, rule: 'X7', kinds: ['census', 'censusFloor'] },
    { name: 'titans', picture: null, rule: 'X6', kinds: ['titan', 'payment'] },
    { name: 'tiles', picture: { after: 4, shows: ['home=next:1', 'home=next:2'] }, rule: 'X5', kinds: [] },
    { name: 'secrets', picture: null, rule: 'X10', kinds: ['dummy'] },
  ],
  hidden: ['X11', 'X12'],
};
