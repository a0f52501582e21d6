import { isAtStore } from './on-board.ts';
import { countAt, fitsPair, pickForPair } from './picks.ts';
import type { XerxesModel } from './types.ts';

/** Whether a resource in my store can be chosen now. */
export function mayChooseResource(model: XerxesModel, resource: number): boolean {
  const question = model.asked ? model.question : null;
  if (question === null || !isAtStore(question)) return false;
  if (question.kind === 'heir') return question.shape.caps[question.shape.to.indexOf(resource)] > 0;
  const offered = question.shape.shape === 'one' || question.shape.shape === 'some' ? question.shape.of : [];
  return question.kind === 'give' || question.kind === 'take'
    ? fitsPair(offered, resource)
    : offered.includes(resource);
}

export function chooseResource(model: XerxesModel, resource: number): void {
  const { question } = model;
  if (question?.kind === 'give' || question?.kind === 'take')
    return model.replace(pickForPair(question.shape.of, model.draft, resource));
  if (question?.kind !== 'heir') return model.choose(resource);
  const { to, caps, max } = question.shape;
  const at = to.indexOf(resource);
  const taken = to.reduce((sum, _, other) => sum + countAt(model.draft, other), 0);
  const count = countAt(model.draft, at);
  model.set(at, taken >= max || count >= caps[at] ? 0 : count + 1);
}
