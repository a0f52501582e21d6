import type { GuideBook } from '@triptych/board-kit/guide.ts';
import { MARKET } from '../questions.ts';

const SEATS = 3;
/** Grudgehold, three days: a farm falls, a new roll is bought, and the first thief meets a castle with two chests. */
const LOG = [
  {
    reveal: [
      [0, 1],
      [1, 0],
      [0, 0],
    ],
  },
  ...[3, 1, 1].map((answer) => ({ seat: 0, answer })),
  { seat: 1, answer: 1 },
  { seat: 2, answer: 0 },
  ...[2, 1].map((answer) => ({ seat: 0, answer })),
  { seat: 1, answer: 1 },
  { seat: 0, answer: 101 },
];
/** One on each side of the castle, so that all of it is between them. */
const GOBLINS = ['piece=card:0', 'piece=card:8'];
const spaces = (kind: string, number: number): string[] =>
  Array.from({ length: number }, (_, space) => `space=${kind}:${space}`);

/** What the guide shows, without its words. */
export const bellumBook: GuideBook = {
  match: {
    seats: SEATS,
    options: { castles: 'dealt', first: '1' },
    seed: '389'.padStart(64, '0'),
    log: LOG,
  },
  turn: [
    { name: 'roll', picture: { after: 1, shows: GOBLINS }, rule: 'B3', kinds: ['reroll'] },
    {
      name: 'gather',
      picture: { after: 1, shows: ['home=castle:0', 'home=food:0', 'home=chests:0'] },
      rule: 'B4',
      kinds: [],
    },
    {
      name: 'attack',
      picture: { after: 1, shows: spaces('place', SEATS) },
      rule: 'B4.4',
      kinds: ['attack'],
    },
    {
      name: 'recruit',
      picture: { after: 2, shows: spaces('creature', MARKET) },
      rule: 'B5',
      kinds: ['recruit'],
    },
  ],
  chapters: [
    {
      name: 'sides',
      picture: { after: 3, shows: ['choice'] },
      rule: 'B5.4',
      kinds: ['side', 'goblins', 'castle'],
    },
    { name: 'theft', picture: { after: LOG.length, shows: ['choice'] }, rule: 'B4.7', kinds: ['theft'] },
    { name: 'barrels', picture: null, rule: 'B3.2', kinds: [] },
    { name: 'secrets', picture: null, rule: 'B8', kinds: [] },
  ],
  hidden: ['B9', 'B10'],
};
