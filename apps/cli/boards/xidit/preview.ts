import { ACTION, COLOURS, NONE, ORDERS, RECRUIT, THREAT, WAIT, xiditWords } from '@triptych/xidit';
import type { Answer, Seat } from '@triptych/kernel';
import type { XiditScene } from './scene.ts';
import { boardWords } from './words.ts';

/** Where six orders lead, as things stand now: others may change what lies in the cities. */
export function previewOrders(scene: XiditScene, seat: Seat, answer: Answer): string[] {
  if (typeof answer === 'number') return [];
  const { game, view, language, paint } = scene;
  const words = boardWords[language];
  const { orders, colours } = xiditWords[language].names;
  const name = (city: number): string => `${city + 1} ${game.components.cities[city].name[language]}`;
  let { city } = view.lords[seat];
  return answer.map((order, place) => {
    const start = `${place + 1}. ${orders[ORDERS[order]]}: `;
    if (order === WAIT) return start + name(city);
    if (order === ACTION) {
      const lies = view.sides[city];
      const what =
        lies === RECRUIT ? words.recruitHere : lies === THREAT ? words.threatHere : words.nothingHere;
      const text = `${start}${name(city)} – ${what}`;
      return lies === RECRUIT || lies === THREAT ? text : paint(text, 'yellow');
    }
    const end = game.components.leadsTo[order][city];
    if (end === NONE)
      return paint(`${start}${name(city)} – ${words.noRoad(colours[COLOURS[order]])}`, 'yellow');
    city = end;
    return start + name(city);
  });
}
