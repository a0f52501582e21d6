import type { Narrator, Refusal } from '@triptych/kernel';
import { common, type CommonWords } from '@triptych/words';
import type { Words } from './words/index.ts';

/** A refusal as a sentence, from the game or the kernel. */
export function refusalSentence(
  refusal: Refusal,
  narrator: Narrator,
  names: readonly string[],
  words: Words,
): string {
  const own = narrator.refuse(refusal, names);
  if (own !== null) return own;
  const { refusals } = common[words.language];
  return isKernelCode(refusals, refusal.code) ? refusals[refusal.code](refusal.values) : refusal.code;
}

function isKernelCode(
  refusals: CommonWords['refusals'],
  code: string,
): code is keyof CommonWords['refusals'] {
  return Object.hasOwn(refusals, code);
}
