import { NONE } from '@triptych/xidit/components';
import { ASSESSMENTS, COLOURS, ORDERS, UNITS } from '@triptych/xidit/symbols';
import { threatText } from '@triptych/xidit/labels';
import { catalogues } from '@triptych/xidit/words';
import { listOf } from '@triptych/words';
import type { BoardProps, Passage } from '../games/game-page.ts';
import { cityText, regionText } from './sentences.ts';
import { componentsOf, viewOf } from './state.ts';
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

/** `1 militia and 2 archers`, or a dash. */
function army({ language }: XiditTable, units: readonly number[]): string {
  const { counted } = catalogues[language];
  const present = UNITS.flatMap((unit, of) => (units[of] > 0 ? [counted(unit, units[of])] : []));
  return present.length === 0 ? '–' : listOf(language, present);
}

function present(table: XiditTable): string[] {
  const { view, words, language, components, seats } = table;
  const { names } = catalogues[language];
  const speaker = { components, language, words: catalogues[language] };
  const city = (tile: number): string => `${tile + 1} ${components.cities[tile].name[language]}`;
  const order = view.setting.assessments.map((at) => names.assessments[ASSESSMENTS[at]]);
  return [
    `${words.firstPlayer}: ${seats[view.first].name}`,
    `${words.assessments}: ${order.join(', ')}`,
    ...(view.dummy.length === 0
      ? []
      : [
          `${names.dummy}: ${ASSESSMENTS.map((name, at) => `${names.assessments[name]} ${view.dummy[at]}`).join(', ')}`,
        ]),
    ...(view.nextRecruit === NONE ? [] : [`${words.nextRecruit}: ${city(view.nextRecruit)}`]),
    ...(view.nextThreat === NONE
      ? []
      : [
          `${words.nextThreat}: ${city(view.nextThreat)}, ${threatText(speaker, view.nextThreat, seats.length)}`,
        ]),
    `${words.barracks}: ${army(table, view.barracks)}`,
  ];
}

function lordSentences(table: XiditTable, seat: number): string[] {
  const { view, words, language, components } = table;
  const { counted, names } = catalogues[language];
  const lord = view.lords[seat];
  const built = view.heights.reduce(
    (sum, height, city) => (view.guilds[city] === seat ? sum + height : sum),
    0,
  );
  return [
    ...(lord.city === NONE
      ? []
      : [words.standing(`${lord.city + 1} ${components.cities[lord.city].name[language]}`)]),
    `${words.built}: ${built}; ${words.floorsLeft}: ${lord.floors}; ${words.floorsKept}: ${lord.kept}`,
    ...(lord.units === null ? [] : [words.units(army(table, lord.units))]),
    ...(lord.gold === null ? [] : [counted('gold', lord.gold)]),
    ...(lord.bards === null ? [] : [`${words.bardsLeft}: ${lord.bards}`]),
    ...(lord.orders.length === 0
      ? []
      : [`${words.lastOrders}: ${lord.orders.map((order) => names.orders[ORDERS[order]]).join(', ')}`]),
  ];
}

function roadText({ components, language, words }: XiditTable, city: number): string {
  const { colours } = catalogues[language].names;
  const roads = COLOURS.flatMap((colour, at) => {
    const to = components.leadsTo[at][city];
    return to === NONE
      ? []
      : [words.road(colours[colour], `${to + 1} ${components.cities[to].name[language]}`)];
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
    const { name, offer } = components.titans[titan];
    const [gold, bards, floors] = offer;
    const rewards = [counted('gold', gold), counted('bard', bards), counted('floor', floors)].join(', ');
    return `${name[language]} ${words.rages}, ${costs}: ${rewards}`;
  });
}
