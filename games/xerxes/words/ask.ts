import { listOf } from '@triptych/words';
import type { XerxesQuestion } from '../questions.ts';
import { Pair } from '../questions.ts';
import { countForces, usableForces } from '../rules/forces.ts';
import { publicState } from '../imagine.ts';
import type { XerxesView } from '../view.ts';
import { areaName, campaignText, effectOf, forPeople, type Speaker } from './speaker.ts';
import { countedForces, countedKinds, countedResources } from './things.ts';

/** A question as a sentence to the seat that must answer it. */
export function ask(
  speaker: Speaker,
  question: XerxesQuestion,
  view: XerxesView,
  players: readonly string[],
): string {
  const { components, language, words } = speaker;
  const { ask: sentences, counted } = words;
  const store = listOf(language, countedResources(counted, view.seats[question.seat].resources)) || '–';
  switch (question.kind) {
    case 'satrap':
    case 'convert':
    case 'rival':
    case 'giveUp':
    case 'bonus':
    case 'rob':
    case 'give':
    case 'order':
      return sentences[question.kind]();
    case 'keepTaxes':
      return sentences.keepTaxes({ least: question.shape.min, most: question.shape.max });
    case 'keepCampaigns':
      return sentences.keepCampaigns({ least: question.shape.min });
    case 'worker':
      return sentences.worker({ worker: forPeople(question.worker) });
    case 'push':
      return sentences.push({ area: areaName(speaker, question.area) });
    case 'ignore': {
      const event = components.names(language).events[view.event];
      return sentences.ignore({ event, effect: effectOf(speaker, view.event) });
    }
    case 'heir':
      return sentences.heir({ number: question.shape.min });
    case 'campaign':
      return sentences.campaign(forcesAtHand(speaker, question, view));
    case 'forces':
      return sentences.forces({ card: campaignText(speaker, question.card) });
    case 'build':
    case 'tax':
      return sentences[question.kind]({ store });
    case 'move':
      return sentences.move({ owner: players[question.owner] });
    case 'divide':
      return sentences.divide({ loss: question.shape.min });
    case 'take':
      return sentences.take({
        given: listOf(language, countedKinds(counted, Pair.resources(question.given))),
      });
  }
}

/** `1 chariot, 2 ships and any force`, and how many of them may serve. */
function forcesAtHand(
  { components, language, words }: Speaker,
  { seat }: XerxesQuestion,
  view: XerxesView,
): { readonly forces: string; readonly usable: number } {
  const state = publicState(view);
  const counts = countForces(components, state, seat);
  const kinds = counts.slice(0, -1).flatMap((count, kind) => Array.from({ length: count }, () => kind));
  const any = Array.from({ length: counts[counts.length - 1] }, () => words.names.anyForce);
  const forces = listOf(language, [...countedForces(words.counted, kinds), ...any]);
  const atHand = counts.reduce((sum, count) => sum + count, 0);
  return { forces, usable: usableForces(components, state, seat, atHand) };
}
