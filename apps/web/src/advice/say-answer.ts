import type { Answer, Question } from '@triptych/kernel';
import type { ShortNames, Storyteller } from '@triptych/board-kit/game-page.ts';

/** An answer in the words of its options, without what the board shows; empty if it chooses nothing. */
export function sayAnswer(
  narrator: Pick<Storyteller, 'option' | 'item'>,
  short: ShortNames | undefined,
  question: Question,
  answer: Answer,
  view: unknown,
  names: readonly string[],
): string {
  const { shape } = question;
  const label = (option: number): string =>
    short?.option(question, option) ?? narrator.option(question, option, view, names);
  const item = (at: number): string => short?.item(question, at) ?? narrator.item(question, at, view, names);
  const given = typeof answer === 'number' ? [answer] : answer;
  switch (shape.shape) {
    case 'one':
    case 'some':
      return given.map(label).join(', ');
    case 'sequence':
    case 'order':
      return given.map(label).join(' → ');
    case 'distribute':
      return shape.to
        .flatMap((target, at) => (given[at] > 0 ? [`${given[at]} × ${label(target)}`] : []))
        .join(', ');
    case 'assign':
      return given.map((target, at) => `${item(at)} – ${label(target)}`).join(', ');
  }
}
