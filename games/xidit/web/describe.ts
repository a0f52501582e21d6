import { NONE } from '../content/components.ts';
import { ASSESSMENTS, COLOURS, ORDERS } from '../content/symbols.ts';
import { floorsOf } from '../rules/assessments.ts';
import { catalogues } from '../words/catalogues.ts';
import type { Passage } from '@triptych/board-kit/game-page.ts';
import { army, cityName } from './names.ts';
import { cityText, regionText } from './sentences.ts';
import { supplies, supplyText } from './supply.ts';
import { boardOf, type XiditBoard } from './board-context.ts';
import type { XiditProps } from './types.ts';

/** The table as text. */
export function describe(props: XiditProps): readonly Passage[] {
  const board = boardOf(props);
  if (board === null || props.model.opening === null) return [];
  const { components, view, words, seats } = board;
  return [
    { title: view.year === 0 ? words.setUp : words.year(view.year), sentences: present(board) },
    ...view.lords.map((_, seat) => ({ title: seats[seat].name, sentences: lordSentences(board, seat) })),
    {
      title: words.cities,
      sentences: components.cities.map((_, city) => `${cityText(board, city)}. ${roadText(board, city)}`),
    },
    { title: words.regions, sentences: components.regions.map((_, region) => regionText(board, region)) },
    { title: words.titans, sentences: titanSentences(board) },
  ];
}

function present(board: XiditBoard): string[] {
  const { view, words, language, seats } = board;
  const { names } = catalogues[language];
  const order = view.setting.assessments.map((at) => names.assessments[ASSESSMENTS[at]]);
  return [
    `${words.firstPlayer}: ${seats[view.first].name}`,
    `${words.assessments}: ${order.join(', ')}`,
    ...(view.dummy.length === 0
      ? []
      : [
          `${names.dummy}: ${ASSESSMENTS.map((name, at) => `${names.assessments[name]} ${view.dummy[at]}`).join(', ')}`,
        ]),
    ...supplies(board).map((supply) => supplyText(board, supply)),
    `${words.barracks}: ${army(board, view.barracks)}`,
  ];
}

function lordSentences(board: XiditBoard, seat: number): string[] {
  const { view, words, language } = board;
  const { counted, names } = catalogues[language];
  const lord = view.lords[seat];
  const built = floorsOf(view, seat);
  return [
    ...(lord.city === NONE ? [] : [words.standing(cityName(board, lord.city))]),
    `${words.built}: ${built}; ${words.floorsLeft}: ${lord.floors}; ${words.floorsKept}: ${lord.kept}`,
    ...(lord.units === null ? [] : [words.units(army(board, lord.units))]),
    ...(lord.gold === null ? [] : [counted('gold', lord.gold)]),
    ...(lord.bards === null ? [] : [`${words.bardsLeft}: ${lord.bards}`]),
    ...(lord.orders.length === 0
      ? []
      : [`${words.lastOrders}: ${lord.orders.map((order) => names.orders[ORDERS[order]]).join(', ')}`]),
  ];
}

function roadText(board: XiditBoard, city: number): string {
  const { components, language, words } = board;
  const { colours } = catalogues[language].names;
  const roads = COLOURS.flatMap((colour, at) => {
    const to = components.leadsTo[at][city];
    return to === NONE ? [] : [words.road(colours[colour], cityName(board, to))];
  });
  return `${words.roads}: ${roads.join(', ')}`;
}

function titanSentences({ view, words, language, components }: XiditBoard): string[] {
  const { counted } = catalogues[language];
  return view.lairs.map((titans, lair) => {
    const titan = titans[view.gone[lair]] ?? NONE;
    const costs = words.costs(counted('unit', lair + 3));
    if (view.gone[lair] >= titans.length) return words.gone;
    if (view.raging[lair] === 0 || titan === NONE) return `${words.asleep}, ${costs}`;
    const { offer } = components.titans[titan];
    const [gold, bards, floors] = offer;
    const rewards = [counted('gold', gold), counted('bard', bards), counted('floor', floors)].join(', ');
    return `${components.names(language).titans[titan]} ${words.rages}, ${costs}: ${rewards}`;
  });
}
