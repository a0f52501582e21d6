import { reputations } from '../rules/assessments.ts';
import type { Components } from '../content/components.ts';
import type { XiditEvent } from '../events.ts';
import { ASSESSMENTS, INFLUENCE, WEALTH } from '../content/symbols.ts';
import type { XiditView } from '../view.ts';

/**
 * By assessment, by seat (the dummy last): the value at the end of each year, starting with the setup. Only public
 * events count, so bards in the Fortress count in the last year, when it is emptied.
 */
export function scoreHistory(
  components: Components,
  story: readonly XiditEvent[],
  view: XiditView,
): number[][][] {
  const { setting, dummy } = view;
  const gold = view.lords.map(() => 0);
  const floors = view.lords.map(() => 0);
  const lords = view.lords.map(() => ({ songs: components.regions.map(() => 0) }));
  const raised = dummy.map(
    (value, at) =>
      value - story.filter((event) => event.type === 'dummyRaised' && event.assessment === at).length,
  );
  const lines: number[][][] = ASSESSMENTS.map(() => [...lords, ...dummy.slice(0, 1)].map(() => []));
  const endYear = (): void => {
    const reputation = reputations(components, { lords, setting });
    for (const [at, seats] of lines.entries()) {
      const values = at === WEALTH ? gold : at === INFLUENCE ? floors : reputation;
      for (const [seat, line] of seats.entries()) line.push(seat < lords.length ? values[seat] : raised[at]);
    }
  };
  for (const event of story) {
    switch (event.type) {
      case 'yearBegan':
        endYear();
        break;
      case 'goldGained':
        gold[event.seat] += event.gold;
        break;
      case 'guildBuilt':
        floors[event.seat] += event.floors + event.kept;
        break;
      case 'floorAdded':
        floors[event.seat] += 1;
        break;
      case 'bardsPlaced':
        for (const [at, region] of event.regions.entries())
          lords[event.seat].songs[region] += event.bards[at];
        break;
      case 'dummyRaised':
        raised[event.assessment] = event.value;
        break;
      case 'fortressEmptied':
        for (const [seat, bards] of event.bards.entries()) lords[seat].songs[components.central] = bards;
        break;
      default:
        break;
    }
  }
  endYear();
  return lines;
}
