import type { LessonStep } from '@triptych/client/lesson/lesson.ts';
import type { XerxesEvent } from '../events.ts';
import type { Phase } from '../state.ts';
import type { XerxesTypes } from '../types.ts';
import { canComplete, type Context, helpsTax, lacksNothing, taughtArea } from './planning.ts';
import type { LessonText } from './words/en.ts';

export type Step = LessonStep<XerxesTypes, LessonText>;

/** The phases of a year that the lesson talks about, in order. */
const YEAR: readonly Phase[] = ['worker', 'heir', 'campaign', 'giveUp', 'build', 'tax', 'order'];
/** Phases within another one. */
const WITHIN: Readonly<Partial<Record<Phase, Phase>>> = {
  push: 'worker',
  ignore: 'heir',
  convert: 'campaign',
  forces: 'campaign',
  rival: 'campaign',
  bonus: 'giveUp',
  move: 'build',
  divide: 'build',
};

/** Whether a phase of a year is over, so that the lesson no longer waits for it. */
export const past =
  (year: number, phase: Phase) =>
  ({ view }: Context): boolean => {
    if (view.round !== year) return view.round > year;
    return YEAR.indexOf(WITHIN[view.phase] ?? view.phase) > YEAR.indexOf(phase);
  };

export const did =
  (type: XerxesEvent['type']) =>
  ({ since, me }: Context): boolean =>
    since.some((event) => event.type === type && 'seat' in event && event.seat === me);

export const heard =
  (...texts: readonly LessonText[]) =>
  (context: Context): boolean =>
    texts.some((text) => context.heard.includes(text));
export const hasBuilt = ({ view, me }: Context): boolean => view.buildings.includes(me);
export const onMap = (context: Context): readonly string[] => [`space=area:${taughtArea(context)}`];
export const atBuilding = (at: number | null | undefined): readonly string[] =>
  at == null ? [] : [`space=building:${at}`];

export const position = ({ view, me }: Context): number => view.order.indexOf(me) + 1;
/** How many of my forces could serve for the campaign that is being fulfilled. */
export const atHand = ({ question }: Context): number =>
  question?.kind === 'forces' ? new Set(question.shape.items.flat()).size : 0;

/** A worker who collects for the tax card: the comment says what it really brings. */
export const fetches = {
  asks: 'worker',
  points: onMap,
  teaches: taughtArea,
  replies: [
    { says: 'onTrack', when: did('trackTaken') },
    { says: 'claimed', when: did('trackClaimed') },
    { says: 'complete', when: lacksNothing },
    { says: 'onCourse', when: (context) => helpsTax(context) && canComplete(context) },
    { says: 'tooLittle', when: helpsTax, poor: true },
    { says: 'elsewhere', poor: true },
  ],
} as const satisfies Partial<Step>;
