import type { GuideBook } from '@triptych/board-kit/guide.ts';

/** A match of three, whose first two years the pictures show. */
const MATCH = {
  seats: 3,
  options: { satraps: 'dealt', order: '1-2-3' },
  seed: '0'.repeat(64),
};
const KEPT = [
  {
    reveal: [
      [0, 5, 8, 13, 15],
      [3, 9, 12, 17, 21],
      [1, 14, 16, 19, 23],
    ],
  },
  {
    reveal: [
      [9, 11, 13],
      [2, 5, 6],
      [0, 8, 14],
    ],
  },
];
/** Seats and answers of two years. */
const ANSWERS: readonly (readonly [seat: number, answer: number])[] = [
  [0, 0],
  [1, 16],
  [2, 12],
  [0, 2],
  [1, 9],
  [2, 13],
  [1, 0],
  [2, 0],
  [0, 3],
  [1, 0],
  [2, 0],
  [0, 1],
  [1, 18],
  [1, 0],
  [2, 0],
  [0, 2],
  [1, 1000],
  [1, 17],
  [2, 10],
  [0, 9],
  [1, 18],
  [2, 13],
];
const LOG = [...KEPT, ...ANSWERS.map(([seat, answer]) => ({ seat, answer }))];
const of = (kind: string, ...numbers: readonly number[]): string[] =>
  numbers.map((number) => `${kind}:${number}`);

/** What the guide shows, without its words. */
export const xerxesBook: GuideBook = {
  match: { ...MATCH, log: LOG },
  turn: [
    {
      name: 'workers',
      picture: { after: 6, shows: of('space=area', 0, 2, 12) },
      rule: 'E3',
      kinds: ['worker', 'push'],
    },
    {
      name: 'campaign',
      picture: { after: 24, shows: of('piece=campaign', 9, 11, 13) },
      rule: 'E5',
      kinds: ['campaign', 'forces', 'rival', 'convert', 'keepCampaigns'],
    },
    {
      name: 'build',
      picture: { after: 13, shows: of('space=building', 0, 1, 2) },
      rule: 'E8',
      kinds: ['build', 'divide', 'move'],
    },
    {
      name: 'taxes',
      picture: { after: 13, shows: of('piece=tax', 0, 5, 8) },
      rule: 'E9',
      kinds: ['tax', 'keepTaxes'],
    },
  ],
  chapters: [
    { name: 'buildings', picture: null, rule: 'E8.3', kinds: [] },
    { name: 'order', picture: null, rule: 'E7', kinds: ['order', 'giveUp', 'bonus'] },
    { name: 'events', picture: null, rule: 'E4', kinds: ['heir', 'ignore'] },
    { name: 'abilities', picture: null, rule: 'E11', kinds: ['satrap', 'rob', 'give', 'take'] },
    { name: 'secrets', picture: null, rule: 'E13', kinds: [] },
  ],
  hidden: ['E14', 'E15'],
};
