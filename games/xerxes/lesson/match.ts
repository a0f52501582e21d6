import type { LessonMatch } from '@triptych/client/lesson/lesson.ts';
import { satrapId } from '../content/components.ts';

/**
 * Lydia, whose ability claims the turn-order space, in position 1. Bad weather in year 1 stops nothing that the first tax
 * card needs; in year 2 comes the heir to the throne. Assyria has used its ability and Aegyptus can hardly use his so
 * early, so no rival does anything that the lesson has not explained.
 */
export const match: LessonMatch = {
  seats: 3,
  options: { satraps: 'chosen', order: '1-2-3' },
  seed: '58c'.padStart(64, '0'),
  log: [
    { seat: 0, answer: satrapId('lydia') },
    { seat: 1, answer: satrapId('aegyptus') },
    { seat: 2, answer: satrapId('assyria') },
    {
      reveal: [
        [6, 10, 12, 19, 20],
        [0, 4, 5, 11, 16],
        [1, 2, 7, 8, 14, 17],
      ],
    },
    { reveal: [[1, 2, 3], [4, 9, 12], null] },
  ],
};
