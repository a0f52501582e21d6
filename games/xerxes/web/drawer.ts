import type { XerxesQuestion } from '../questions.ts';
import type { XerxesView } from '../view.ts';

/** What opens over the map on a phone. */
export type DrawerName = 'cards' | 'buildings';

/** The drawer that a question needs; null if it needs the map. */
export function drawerFor(question: XerxesQuestion | null, view: XerxesView): DrawerName | null {
  switch (question?.kind) {
    case 'satrap':
    case 'keepTaxes':
    case 'keepCampaigns':
    case 'campaign':
    case 'tax':
      return 'cards';
    case 'build':
    case 'move':
      return 'buildings';
    case 'give':
    case 'take':
      return view.within === 'tax' ? 'cards' : 'buildings';
    // The workers have left the map, and the prices show which resource is needed most.
    case 'giveUp':
    case 'bonus':
      return view.buildings.some((owner) => owner < 0) ? 'buildings' : 'cards';
    default:
      return null;
  }
}
