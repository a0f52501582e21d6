import type { LessonTarget } from '@triptych/client/lesson/lesson.ts';
import { type Anchor, anchored, isAnchor } from '@triptych/board-kit/anchors.ts';

/** `space=place:1` is the anchor `space` with a value; `choice` alone means all anchors of that kind. */
export function selectorOf(target: LessonTarget): string | null {
  const [anchor, ...value] = target.split('=');
  if (!isAnchor(anchor)) return null;
  return value.length === 0 ? anchored(anchor satisfies Anchor) : anchored(anchor, value.join('='));
}

/** The things that a lesson talks about, even if they are scrolled out of sight. */
function drawnTargets(table: HTMLElement, targets: readonly LessonTarget[]): readonly HTMLElement[] {
  return targets
    .flatMap((target) => selectorOf(target) ?? [])
    .flatMap((selector) => [...table.querySelectorAll<HTMLElement>(selector)])
    .filter((element) => element.checkVisibility());
}

/** What can be seen of the things that a lesson talks about. */
export function targetsIn(table: HTMLElement, targets: readonly LessonTarget[]): readonly HTMLElement[] {
  return drawnTargets(table, targets).filter((element) => seenPart(element).width > 0);
}

/** In a low window boards scroll: what a lesson talks about comes into sight. Returns whether there was anything. */
export function bringIntoSight(table: HTMLElement, targets: readonly LessonTarget[]): boolean {
  const [first] = drawnTargets(table, targets);
  if (first === undefined) return false;
  if (targetsIn(table, targets).length === 0) first.scrollIntoView({ block: 'nearest' });
  return true;
}

/** The part of an element that is not scrolled out of sight, in pixels of the window. */
export function seenPart(element: HTMLElement): DOMRect {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === 'visible') continue;
    const box = around.getBoundingClientRect();
    left = Math.max(left, box.left);
    top = Math.max(top, box.top);
    right = Math.min(right, box.right);
    bottom = Math.min(bottom, box.bottom);
  }
  return right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : new DOMRect();
}
