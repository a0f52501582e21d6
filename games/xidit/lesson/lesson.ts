import { asList } from '@triptych/client/draft.ts';
import { defineLesson, type LessonScene } from '@triptych/client/lesson/lesson.ts';
import { LANGUAGES, listOf } from '@triptych/words';
import { tilesFor } from '../content/components.ts';
import { ACTION, BLACK, ORDERS, ORDERS_PER_YEAR, RED } from '../content/symbols.ts';
import type { XiditEvent } from '../events.ts';
import type { XiditTypes } from '../types.ts';
import { catalogues } from '../words/catalogues.ts';
import { countClasses } from '../words/things.ts';
import { type SuggestedPlan, suggestPlan } from './suggest-plan.ts';
import type { LessonText } from './words/en.ts';

type Scene = LessonScene<XiditTypes>;

/** The first year's orders: three cities with recruits, one after the other. */
const FIRST_YEAR = [ACTION, BLACK, ACTION, RED, ACTION, RED] as const;
/** After this year the lesson no longer waits for a threat to fall. */
const LAST_YEAR = 3;

const year =
  (wanted: number) =>
  ({ view }: Scene): boolean =>
    view.year === wanted;
const after =
  (last: number) =>
  ({ view }: Scene): boolean =>
    view.year > last;

/** What the dial at this place shows; null: nothing yet. */
const dial = ({ draft }: Scene, place: number): number | null =>
  typeof draft === 'object' && draft !== null ? (draft[place] ?? null) : null;

const count = ({ since, me }: Scene, type: XiditEvent['type']): number =>
  since.filter((event) => event.type === type && 'seat' in event && event.seat === me).length;

const plan = ({ components, view, me }: Scene): SuggestedPlan => suggestPlan(components, view, me);
const palette = (order: number): string => `choice=order:${order}`;
/** The symbol that the suggested plan has in the next free dial. */
function nextSymbol(scene: Scene): readonly string[] {
  const free = plan(scene).orders.findIndex((_, place) => dial(scene, place) === null);
  return free < 0 ? ['action'] : [palette(plan(scene).orders[free])];
}

/** Thornwatch, two years: three units on the way, then a threat that asks for some of them. */
export const lesson = defineLesson<XiditTypes, LessonText>({
  match: {
    seats: 4,
    options: { length: 'short', first: '1' },
    seed: 'a5'.padStart(64, '0'),
    log: [10, 4, 9, 17].map((city, seat) => ({ seat, answer: city })),
  },
  steps: [
    {
      says: 'goal',
      asks: 'orders',
      unless: after(1),
      points: ({ view, me }) => [`city=${view.lords[me].city}`, palette(ACTION)],
      done: (scene) => dial(scene, 0) !== null,
      teaches: () => FIRST_YEAR,
    },
    {
      says: 'road',
      asks: 'orders',
      unless: after(1),
      points: () => [palette(BLACK)],
      done: (scene) => dial(scene, 1) !== null,
      teaches: () => FIRST_YEAR,
      replies: [{ says: 'notThat', when: (scene) => dial(scene, 1) !== null && dial(scene, 1) !== BLACK }],
    },
    {
      says: 'fill',
      asks: 'orders',
      unless: after(1),
      points: (scene) => {
        const free = FIRST_YEAR.findIndex((_, place) => dial(scene, place) === null);
        return [palette(FIRST_YEAR[free] ?? ACTION)];
      },
      done: ({ draft }) => asList(draft).length === ORDERS_PER_YEAR,
      teaches: () => FIRST_YEAR,
    },
    {
      says: 'ready',
      asks: 'orders',
      unless: after(1),
      points: () => ['action'],
      teaches: () => FIRST_YEAR,
      replies: [
        { says: 'three', when: (scene) => count(scene, 'recruited') > 2 },
        { says: 'some', when: (scene) => count(scene, 'recruited') > 0 },
        { says: 'none', poor: true },
      ],
    },
    {
      says: 'threat',
      asks: 'orders',
      when: (scene) => scene.view.year > 1 && plan(scene).threat >= 0,
      unless: (scene) =>
        scene.view.year > LAST_YEAR || (scene.view.year === LAST_YEAR && plan(scene).threat < 0),
      points: (scene) => [`city=${plan(scene).threat}`, ...nextSymbol(scene)],
      teaches: (scene) => plan(scene).orders,
      replies: [
        { says: 'slain', when: (scene) => count(scene, 'threatEliminated') > 0 },
        { says: 'notSlain' },
      ],
    },
    {
      says: 'gather',
      asks: 'orders',
      when: (scene) => scene.view.year > 1,
      unless: (scene) => scene.view.year > 2 || count(scene, 'ordersRevealed') > 0 || hasActed(scene),
      points: nextSymbol,
      teaches: (scene) => plan(scene).orders,
    },
    {
      says: 'rewards',
      asks: 'rewards',
      unless: (scene) => after(LAST_YEAR)(scene) || (year(LAST_YEAR)(scene) && hasActed(scene)),
      points: () => ['choice'],
      teaches: ({ question }) =>
        question?.kind === 'rewards' && question.shape.shape === 'some'
          ? question.shape.of.slice(-question.shape.max)
          : null,
    },
    {
      says: 'bards',
      // If only one region is possible, nobody is asked.
      when: (scene) => count(scene, 'bardsPlaced') > 0 || scene.question?.kind === 'bards',
      unless: (scene) =>
        scene.view.year > LAST_YEAR ||
        (scene.question?.kind === 'orders' && count(scene, 'bardsPlaced') === 0),
      points: ({ question }) => (question?.kind === 'bards' ? ['choice'] : []),
    },
    {
      says: 'alone',
      asks: 'orders',
      unless: after(LAST_YEAR + 1),
      points: () => [],
      teaches: (scene) => plan(scene).orders,
    },
    { says: 'end', when: ({ question }) => question !== null },
  ],
  asides: {
    orders: 'asideOrders',
    rewards: 'asideRewards',
    bards: 'asideBards',
    titan: 'asideTitan',
    payment: 'asidePayment',
    census: 'asideCensus',
    censusBards: 'asideBards',
    censusFloor: 'asideFloor',
  },
  refused: 'refused',
  values: (scene, language) => {
    const { components, view, me } = scene;
    const spoken = LANGUAGES.find((known) => known === language) ?? 'en';
    const words = catalogues[spoken];
    const { cities } = components.names(language);
    const { orders, threat } = scene.question?.kind === 'orders' ? plan(scene) : { orders: [], threat: -1 };
    const asks = tilesFor(components, view.lords.length)[threat]?.asks ?? [];
    return {
      here: cities[view.lords[me].city],
      year: view.year,
      threat: cities[threat] ?? '',
      asks: listOf(spoken, countClasses(words.counted, asks)),
      route: orders.map((order) => words.names.orderWords[ORDERS[order]]).join(', '),
    };
  },
});

/** Whether the orders of the year before were carried out since the latest step. */
function hasActed({ since }: Scene): boolean {
  return since.some(({ type }) => type === 'ordersRevealed');
}
