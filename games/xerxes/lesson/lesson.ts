import { defineLesson, type LessonScene } from '@triptych/client/lesson/lesson.ts';
import type { Answer } from '@triptych/kernel';
import { LANGUAGES } from '@triptych/words';
import type { AreaId } from '../content/components.ts';
import { FORCES } from '../content/things.ts';
import type { XerxesEvent } from '../events.ts';
import { March, Pay } from '../questions.ts';
import type { XerxesTypes } from '../types.ts';
import { catalogues } from '../words/catalogues.ts';
import { listForces, listResources } from '../words/things.ts';
import { areaWith, campaignInReach, taxToPay } from './hints.ts';
import type { LessonText } from './words/en.ts';

type Scene = LessonScene<XerxesTypes>;

/** Babylonia and Parthia: with Sogdia's own they yield what the tax card wants. */
const FIRST_YEAR: readonly AreaId[] = [0, 2];
/** After this year the lesson no longer waits for an occasion. */
const LAST_YEAR = 2;

const after =
  (last: number) =>
  ({ view }: Scene): boolean =>
    view.round > last;

const did =
  (type: XerxesEvent['type'], test: (event: XerxesEvent) => boolean = () => true) =>
  ({ since, me }: Scene): boolean =>
    since.some((event) => event.type === type && 'seat' in event && event.seat === me && test(event));

const placedOn = (area: AreaId) =>
  did('workerPlaced', (event) => event.type === 'workerPlaced' && event.area === area);

const options = ({ question }: Scene): readonly number[] =>
  question?.shape.shape === 'one' ? question.shape.of : [];

const worker = ({ question }: Scene): number => (question?.kind === 'worker' ? question.worker : -1);

/** Where the lesson would send the worker that is being placed. */
function taughtArea(scene: Scene): AreaId {
  const { components, view } = scene;
  const possible = options(scene);
  const fallback = possible[0] ?? 0;
  if (view.round === 1) return possible.find((area) => area === FIRST_YEAR[worker(scene)]) ?? fallback;
  return areaWith(components, possible, campaignInReach(components, view)?.missing[0]) ?? fallback;
}

/** Whether the worker that is being placed brings a campaign into reach. */
function leadsToWar(scene: Scene): boolean {
  const { components, view } = scene;
  const inReach = campaignInReach(components, view);
  return (
    inReach !== null &&
    (inReach.missing.length === 0 || areaWith(components, options(scene), inReach.missing[0]) !== undefined)
  );
}

/** A resource that the tax card does not need. */
function spare(scene: Scene): Answer | null {
  const { components, view, me } = scene;
  const { cost } = components.taxes[taxToPay(components, view)];
  const { resources } = view.seats[me];
  const possible = options(scene);
  return possible.find((resource) => resources[resource] > cost[resource]) ?? possible[0] ?? null;
}

const tax = ({ components, view }: Scene): number => taxToPay(components, view);
const onMap = (scene: Scene): readonly string[] => [`space=area:${taughtArea(scene)}`];

/** Sogdia, two years: taxes bring an elephant, and the elephant brings a victory. */
export const lesson = defineLesson<XerxesTypes, LessonText>({
  match: {
    seats: 3,
    options: { satraps: 'dealt', order: '1-2-3' },
    seed: '0'.repeat(64),
    log: [
      {
        reveal: [
          [0, 5, 8, 13, 15],
          [3, 9, 12, 17, 21],
          [1, 14, 16, 19, 23],
        ],
      },
      {
        reveal: [
          [9, 11, 13],
          [2, 5, 6],
          [0, 8, 14],
        ],
      },
    ],
  },
  steps: [
    {
      says: 'goal',
      asks: 'worker',
      unless: after(1),
      points: (scene) => [...onMap(scene), `piece=tax:${tax(scene)}`],
      teaches: taughtArea,
      replies: [
        { says: 'onCourse', when: placedOn(FIRST_YEAR[0]) },
        { says: 'onTrack', when: did('trackTaken') },
        { says: 'elsewhere', poor: true },
      ],
    },
    {
      says: 'second',
      asks: 'worker',
      when: (scene) => worker(scene) === 1,
      unless: after(1),
      points: onMap,
      teaches: taughtArea,
      replies: [
        { says: 'onTrack', when: did('trackTaken') },
        { says: 'elsewhere', when: (scene) => !placedOn(FIRST_YEAR[1])(scene), poor: true },
      ],
    },
    {
      says: 'giveUp',
      asks: 'giveUp',
      unless: after(1),
      points: (scene) => ['space=event', `good=${scene.me}:${String(spare(scene))}`],
      teaches: spare,
    },
    {
      says: 'tax',
      asks: 'tax',
      when: (scene) => options(scene).includes(Pay.card(tax(scene))),
      unless: (scene) => after(LAST_YEAR)(scene) || (scene.view.round > 1 && worker(scene) >= 0),
      points: (scene) => [`piece=tax:${tax(scene)}`],
      teaches: (scene) => Pay.card(tax(scene)),
      refused: 'taxTooDear',
      replies: [
        { says: 'paid', when: did('forceGained') },
        { says: 'notPaid', when: did('taxesEnded'), poor: true },
      ],
    },
    {
      says: 'march',
      asks: 'worker',
      when: (scene) => scene.view.round > 1 && worker(scene) === 0 && leadsToWar(scene),
      unless: (scene) => after(LAST_YEAR)(scene) || (scene.view.round > 1 && worker(scene) === 1),
      points: onMap,
      teaches: taughtArea,
    },
    {
      says: 'marchOn',
      asks: 'worker',
      when: (scene) => scene.view.round > 1 && worker(scene) === 1 && leadsToWar(scene),
      unless: (scene) =>
        after(LAST_YEAR)(scene) ||
        (scene.view.round > 1 && worker(scene) === 1 && !leadsToWar(scene)) ||
        (scene.view.round > 1 && scene.question !== null && worker(scene) < 0),
      points: onMap,
      teaches: taughtArea,
    },
    {
      says: 'campaign',
      asks: 'campaign',
      when: (scene) => options(scene).length > 1,
      unless: after(LAST_YEAR),
      points: ({ components, view }) => [`piece=campaign:${campaignInReach(components, view)?.card ?? -1}`],
      teaches: (scene) => {
        const card = campaignInReach(scene.components, scene.view)?.card;
        return card === undefined ? null : March.card(card);
      },
      replies: [
        { says: 'notMarched', when: did('campaignsEnded'), poor: true },
        { says: 'won', when: did('campaignFulfilled') },
      ],
    },
    {
      says: 'rival',
      asks: 'rival',
      unless: ({ question, view }) =>
        view.round > LAST_YEAR || (question !== null && !['rival', 'forces'].includes(question.kind)),
      points: () => ['choice'],
      teaches: (scene) => options(scene)[0] ?? null,
    },
    {
      says: 'build',
      when: ({ view, question }) => view.round > 1 && question !== null && question.kind !== 'rival',
      points: ({ components }) => components.buildings.map((_, building) => `space=building:${building}`),
    },
    { says: 'end', when: ({ question }) => question !== null, points: ({ me }) => [`points=${me}`] },
  ],
  asides: {
    worker: 'asideWorker',
    campaign: 'asideCampaign',
    forces: 'asideForces',
    rival: 'asideRival',
    giveUp: 'asideGiveUp',
    bonus: 'asideBonus',
    heir: 'asideHeir',
    build: 'asideBuild',
    divide: 'asideDivide',
    tax: 'asideTax',
    order: 'asideOrder',
  },
  refused: 'refused',
  values: (scene, language) => {
    const { components, view, me } = scene;
    const { counted, names } = catalogues[LANGUAGES.find((known) => known === language) ?? 'en'];
    const { areas, events } = components.names(language);
    const { cost, force } = components.taxes[tax(scene)];
    const gained = view.seats[me].permanent.at(-1) ?? force ?? 0;
    return {
      area: areas[taughtArea(scene)],
      home: areas[view.seats[me].satrap],
      event: events[view.event] ?? '',
      cost: listResources(counted, cost),
      force: names.forces[FORCES[scene.question?.kind === 'tax' ? (force ?? gained) : gained]],
      missing: listForces(counted, campaignInReach(components, view)?.missing ?? []),
    };
  },
});
