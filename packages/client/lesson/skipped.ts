import type { Answer } from '@triptych/kernel';
import type { Draft } from '../draft.ts';
import type { LessonContext, LessonStep, LessonTypes } from './lesson.ts';

/** What keeps the match up with a lesson of which a step is skipped: an answer, or a part of one. */
export type Skipped = { readonly answer: Answer } | { readonly draft: Draft };

/** Of the taught answer, as much as the step is about; what the learner has set beyond that stays. */
export function skipped(
  taught: Answer,
  done: LessonStep<LessonTypes, string>['done'],
  context: LessonContext,
): Skipped {
  if (typeof taught === 'number' || done === undefined) return { answer: taught };
  const { draft } = context;
  const own = typeof draft === 'object' && draft !== null ? draft : [];
  const drafts = taught.map((_, last) => taught.map((item, at) => (at <= last ? item : (own[at] ?? null))));
  const least = drafts.find((items) => done({ ...context, draft: items }));
  return least === undefined ? { answer: taught } : { draft: least };
}
