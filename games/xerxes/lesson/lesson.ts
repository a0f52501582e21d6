import { defineLesson } from '@triptych/client/lesson/lesson.ts';
import type { XerxesTypes } from '../types.ts';
import { firstYear } from './first-year.ts';
import { match } from './match.ts';
import { secondYear } from './second-year.ts';
import { values } from './values.ts';
import type { LessonText } from './words/en.ts';

/** Lydia, two years: taxes bring an elephant, the ability a better position; then a campaign and a building. */
export const lesson = defineLesson<XerxesTypes, LessonText>({
  match,
  steps: [...firstYear, ...secondYear],
  asides: {
    worker: 'asideWorker',
    campaign: 'asideCampaign',
    forces: 'asideForces',
    rival: 'asideRival',
    giveUp: 'asideGiveUp',
    bonus: 'asideBonus',
    heir: 'asideHeir',
    build: 'asideBuild',
    divide: 'asideDivide',
    tax: 'asideTax',
    order: 'asideOrder',
  },
  refused: 'refused',
  values,
});
