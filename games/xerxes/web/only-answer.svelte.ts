import type { XerxesModel } from './types.ts';

/** Long enough to read why nothing is asked. */
const PAUSE = 800;

/**
 * E5.1, E9.1: whoever might hold a card that can be fulfilled is asked, even without one, because that is secret. Against
 * bots only, the page answers then; another person would learn the secret from the time that it takes. Somebody who came
 * back here by Undo wants to go further back, and answers by hand.
 */
export function giveOnlyAnswer(model: () => XerxesModel): void {
  let furthest = -1;
  $effect(() => {
    const { asked, idle, opening, question, onlyAnswer, state } = model();
    const answers = state?.answers ?? -1;
    const taken = answers < furthest;
    furthest = Math.max(furthest, answers);
    if (!asked || !idle || taken || onlyAnswer === null) return;
    const people = opening?.seats.filter(({ player }) => player !== 'bot').length ?? 0;
    if (people !== 1) return;
    if (question?.kind !== 'campaign' && question?.kind !== 'tax') return;
    const timer = setTimeout(() => void model().commit(onlyAnswer), PAUSE);
    return () => clearTimeout(timer);
  });
}
