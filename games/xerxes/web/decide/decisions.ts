import type { XerxesQuestion } from '../../questions.ts';

const DECISIONS = ['forces', 'convert', 'rival', 'divide', 'rob', 'order'] as const;
type Decided = (typeof DECISIONS)[number];

/** Whether a question has a panel of its own over the map, because nothing on the board stands for its options. */
export function isDecision(question: XerxesQuestion): question is Extract<XerxesQuestion, { kind: Decided }> {
  return DECISIONS.some((kind) => kind === question.kind);
}
