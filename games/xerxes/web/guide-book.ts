import type { GuideBook } from '@triptych/board-kit/guide.ts';
import { lesson } from '../lesson/lesson.ts';

/** Seats and answers of two years, as the lesson teaches them. */
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
const LOG = [...lesson.match.log, ...ANSWERS.map(([seat, answer]) => ({ seat, answer }))];
const of = (kind: string, ...numbers: readonly number[]): string[] =>
  numbers.map((number) => `${kind}:${number}`);

/** What the guide shows, without its words. */
export const xerxesBook: GuideBook = {
  match: { ...lesson.match, log: LOG },
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
