import type { XerxesQuestion } from '../questions.ts';
import type { XerxesView } from '../view.ts';

/** What lies over the map on a phone, when it is wanted. */
export type DrawerName = 'cards' | 'buildings';

/** What a question is answered with, or decided by; null: the map is to be seen. */
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
    // The workers have left the map, and the prices say which resource is missed most.
    case 'giveUp':
    case 'bonus':
      return view.buildings.some((owner) => owner < 0) ? 'buildings' : 'cards';
    default:
      return null;
  }
}
