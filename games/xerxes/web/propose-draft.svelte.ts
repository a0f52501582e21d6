import { proposeForces } from '../bot/propose-forces.ts';
import type { XerxesBoard } from './board-context.ts';
import type { XerxesModel } from './types.ts';

/** E5.2: proposes a good way to serve a campaign, once for each question; the player can choose any other. */
export function proposeDraft(model: () => XerxesModel, board: () => XerxesBoard | null): void {
  let proposed = -1;
  $effect(() => {
    const { asked, question, state, viewer } = model();
    const number = state?.number ?? -1;
    const at = board();
    if (!asked || question?.kind !== 'forces' || at === null || proposed === number) return;
    proposed = number;
    const proposal = proposeForces(at.components, at.state, viewer, question.card);
    if (proposal !== null) model().replace(proposal.sources);
  });
}
