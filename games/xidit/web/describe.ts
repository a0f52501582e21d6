import { NONE } from '../content/components.ts';
import { ASSESSMENTS, COLOURS, ORDERS } from '../content/symbols.ts';
import { catalogues } from '../words/catalogues.ts';
import type { BoardProps, Passage } from '@triptych/board-kit/game-page.ts';
import { army, cityName } from './names.ts';
import { cityText, regionText } from './sentences.ts';
import { componentsOf, viewOf } from './state.ts';
import { supplies, supplyText } from './supply.ts';
import type { XiditTable } from './table.ts';
import { boardWords } from './words/index.ts';

/** The table in sentences. */
export function describe({ model, language }: BoardProps): readonly Passage[] {
  const view = viewOf(model);
  if (view === null || model.opening === null) return [];
  const components = componentsOf(model.opening.pack);
  const words = boardWords[language];
  const { seats } = model.opening;
  const table: XiditTable = { components, view, language, words, seats, viewer: model.viewer };
  return [
    { title: view.year === 0 ? words.setUp : words.year(view.year), sentences: present(table) },
    ...view.lords.map((_, seat) => ({ title: seats[seat].name, sentences: lordSentences(table, seat) })),
    {
      title: words.cities,
      sentences: components.cities.map((_, city) => `${cityText(table, city)}; ${roadText(table, city)}`),
    },
    { title: words.regions, sentences: components.regions.map((_, region) => regionText(table, region)) },
    { title: words.titans, sentences: titanSentences(table) },
  ];
}

function present(table: XiditTable): string[] {
  const { view, words, language, seats } = table;
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
    ...supplies(table).map((supply) => supplyText(table, supply)),
    `${words.barracks}: ${army(table, view.barracks)}`,
  ];
}

function lordSentences(table: XiditTable, seat: number): string[] {
  const { view, words, language } = table;
  const { counted, names } = catalogues[language];
  const lord = view.lords[seat];
  const built = view.heights.reduce(
    (sum, height, city) => (view.guilds[city] === seat ? sum + height : sum),
    0,
  );
  return [
    ...(lord.city === NONE ? [] : [words.standing(cityName(table, lord.city))]),
    `${words.built}: ${built}; ${words.floorsLeft}: ${lord.floors}; ${words.floorsKept}: ${lord.kept}`,
    ...(lord.units === null ? [] : [words.units(army(table, lord.units))]),
    ...(lord.gold === null ? [] : [counted('gold', lord.gold)]),
    ...(lord.bards === null ? [] : [`${words.bardsLeft}: ${lord.bards}`]),
    ...(lord.orders.length === 0
      ? []
      : [`${words.lastOrders}: ${lord.orders.map((order) => names.orders[ORDERS[order]]).join(', ')}`]),
  ];
}

function roadText(table: XiditTable, city: number): string {
  const { components, language, words } = table;
  const { colours } = catalogues[language].names;
  const roads = COLOURS.flatMap((colour, at) => {
    const to = components.leadsTo[at][city];
    return to === NONE ? [] : [words.road(colours[colour], cityName(table, to))];
  });
  return `${words.roads.toLowerCase()}: ${roads.join(', ')}`;
}

function titanSentences({ view, words, language, components }: XiditTable): string[] {
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
