import { type Answer, refuse } from '@triptych/kernel';
import type { Components } from '../../content/components.ts';
import type { XerxesQuestion } from '../../questions.ts';
import type { XerxesState } from '../../state.ts';
import { isHome } from '../workers.ts';
import { noCampaign, noConversion, noForces } from './campaigns.ts';
import type { Reason } from './codes.ts';
import { isResource, noBonus, noGift, noHeirGift, noRobbery, noTake } from './resources.ts';
import { noBuilding, noTax } from './spending.ts';
import { noArea, noPlace } from './workers.ts';

/** Why an answer that the question does not offer is illegal. It uses only what the asked seat may know. */
export function explain(
  components: Components,
  state: XerxesState,
  question: XerxesQuestion,
  answer: Answer,
): Reason {
  return typeof answer === 'number'
    ? explainOne(components, state, question, answer)
    : explainList(components, state, question, answer);
}

function explainOne(
  components: Components,
  state: XerxesState,
  question: XerxesQuestion,
  option: number,
): Reason {
  const { seat } = question;
  switch (question.kind) {
    case 'satrap':
      return option >= 0 && isHome(state, option) ? refuse('satrap-taken', 'E1.2') : null;
    case 'worker':
      return noPlace(components, state, seat, option);
    case 'push':
      return noArea(components, state, option);
    case 'campaign':
      return noCampaign(components, state, seat, option);
    case 'convert':
      return noConversion(components, state, seat, option);
    case 'rival':
      return option === seat ? refuse('not-a-rival', 'E5.6') : null;
    case 'giveUp':
      return isResource(state, option) ? refuse('none-held', 'E7.1', { resource: option }) : null;
    case 'bonus':
      return noBonus(components, state, seat, option);
    case 'build':
      return noBuilding(components, state, seat, option);
    case 'move':
      return state.buildings[option] === undefined ? null : refuse('not-free', 'E11.6', { building: option });
    case 'tax':
      return noTax(components, state, seat, option);
    case 'rob':
      return noRobbery(state, seat, option);
    case 'give':
      return noGift(state, seat, option);
    case 'take':
      return noTake(state, seat, question.given, option);
    case 'keepTaxes':
    case 'keepCampaigns':
    case 'ignore':
    case 'heir':
    case 'forces':
    case 'divide':
    case 'order':
      return null;
  }
}

function explainList(
  components: Components,
  state: XerxesState,
  question: XerxesQuestion,
  answer: readonly number[],
): Reason {
  const { seat } = question;
  switch (question.kind) {
    case 'keepTaxes':
    case 'keepCampaigns':
      return noKeep(question.shape, question.rule, answer);
    case 'heir':
      return noHeirGift(state, seat, question.shape, answer);
    case 'forces':
      return noForces(components, state, seat, question.shape.items, answer);
    case 'divide': {
      const total = answer.reduce((sum, loss) => sum + loss, 0);
      return total === question.shape.min ? null : refuse('whole-loss', 'E8.7', { loss: question.shape.min });
    }
    case 'order':
      return refuse('everybody-once', 'E7.6');
    default:
      return null;
  }
}

/** E2.3, E2.4 */
function noKeep(
  shape: { readonly of: readonly number[]; readonly min: number },
  rule: string,
  answer: readonly number[],
): Reason {
  if (answer.some((card) => !shape.of.includes(card))) return refuse('not-in-hand', rule);
  return answer.length === shape.min ? null : refuse('keep-number', rule, { count: shape.min });
}
