import { buildingLoss, buildingPoints, isBarred, NONE, publicState, xerxesWords } from '@triptych/xerxes';
import type { Seat } from '@triptych/kernel';
import { padEnd } from '../../text.ts';
import { letters, paintSeat, resourceText, seatLetter, type XerxesScene } from './scene.ts';
import { boardWords } from './words.ts';

const NAME = 14;
const ROOMY = 70;

/** The six buildings: cost, reward this year, and who has built or what bars them. */
export function drawBuildings(scene: XerxesScene, width: number): string[] {
  const { view, game, paint, language } = scene;
  const words = boardWords[language];
  const { counted, options } = xerxesWords[language];
  const round = Math.max(1, view.round);
  const lines = game.components.buildings.map(({ name, cost }, building) => {
    const loss = buildingLoss(building);
    const reward = counted('point', buildingPoints(building, round));
    const gain =
      view.seats.length === 1 ? '' : `${reward}${loss === 0 ? '' : `, ${options.othersLose({ loss })}`}`;
    const price = width >= ROOMY ? padEnd(resourceText(scene, cost), 39) : padEnd(letters(scene, cost), 15);
    return `${padEnd(name[language], NAME)} ${price} ${padEnd(gain, 16)} ${state(building)}`.trimEnd();
  });
  return [paint(words.buildings, 'bold'), ...lines];

  function state(building: number): string {
    const owner: Seat = view.buildings[building];
    if (owner !== NONE) return paintSeat(scene, owner, seatLetter(owner));
    const viewer = scene.viewer === 'spectator' ? 0 : scene.viewer;
    const barred = view.round > 0 && isBarred(game.components, publicState(view), viewer, building);
    return barred ? paint(words.barred, 'red') : '';
  }
}
