import { defineLesson, type LessonReply, type LessonStep } from '@triptych/client/lesson/lesson.ts';
import { LANGUAGES, listOf } from '@triptych/words';
import { NONE, tilesFor } from '../content/components.ts';
import { ASSESSMENTS, ORDERS } from '../content/symbols.ts';
import type { XiditEvent } from '../events.ts';
import type { XiditQuestion } from '../questions.ts';
import { THREAT } from '../state.ts';
import type { XiditTypes } from '../types.ts';
import { catalogues } from '../words/catalogues.ts';
import { countClasses } from '../words/things.ts';
import {
  type Context,
  dial,
  isFull,
  isInVain,
  isPlanning,
  isRoad,
  meant,
  nextStop,
  nextTargets,
  openRegions,
  placedIn,
  plan,
  works,
  wrongDial,
} from './planning.ts';
import type { LessonText } from './words/en.ts';

type Reply = LessonReply<XiditTypes, LessonText>;
type Step = LessonStep<XiditTypes, LessonText>;

/** The year of the first census, with which the guided part ends. */
const CENSUS_YEAR = 3;

const after =
  (last: number) =>
  ({ view }: Context): boolean =>
    view.year > last;
/** Six orders are due in this year, or in a later one. */
const planningFrom =
  (year: number) =>
  (context: Context): boolean =>
    isPlanning(context) && context.view.year >= year;
const heard =
  (text: LessonText) =>
  (context: Context): boolean =>
    context.heard.includes(text);
const asked =
  (...kinds: readonly XiditQuestion['kind'][]) =>
  ({ question }: Context): boolean =>
    question !== null && kinds.includes(question.kind);
const any =
  (...conditions: readonly ((context: Context) => boolean)[]) =>
  (context: Context): boolean =>
    conditions.some((holds) => holds(context));

/** What the learner did, or what befell them, since the latest step. */
const own = ({ since, me }: Context, type: XiditEvent['type']): readonly XiditEvent[] =>
  since.filter((event) => event.type === type && 'seat' in event && event.seat === me);
const idledFor =
  (why: 'unitsMissing' | 'noTile') =>
  (context: Context): boolean =>
    own(context, 'idled').some((event) => event.type === 'idled' && event.why === why);
/** Whether somebody else eliminated the threat of a city in which the learner then acted in vain. */
function cameTooLate(context: Context): boolean {
  const late = own(context, 'idled').flatMap((event) => (event.type === 'idled' ? [event.city] : []));
  return context.since.some(
    (event) => event.type === 'threatEliminated' && event.seat !== context.me && late.includes(event.city),
  );
}

const isOther = (context: Context): boolean => isFull(context) && wrongDial(context) >= 0;
/** What the dials have that was not meant. Nothing is forbidden: another plan may be as good. */
const CORRECTIONS: readonly Reply[] = [
  { says: 'otherPlan', when: (context) => isOther(context) && works(context) },
  { says: 'vainPlan', when: (context) => isOther(context) && isInVain(context) },
  { says: 'wrong', when: (context) => wrongDial(context) >= 0 },
];
const FIRST_REPLIES: readonly Reply[] = [
  { says: 'three', when: (context) => own(context, 'recruited').length > 2 },
  { says: 'some', when: (context) => own(context, 'recruited').length > 0 },
  { says: 'none', when: after(1), poor: true },
];
/** Why no threat fell, as the learner could see it. */
const HUNT_REPLIES: readonly Reply[] = [
  { says: 'slain', when: (context) => own(context, 'threatEliminated').length > 0 },
  { says: 'tooLate', when: cameTooLate, poor: true },
  { says: 'unitsMissing', when: idledFor('unitsMissing'), poor: true },
  { says: 'notThere', poor: true },
];

const firstYear = {
  asks: 'orders',
  unless: after(1),
  teaches: meant,
  corrects: CORRECTIONS,
  replies: FIRST_REPLIES,
} as const;
/** A condition on the first or the second of the meant orders. */
const starts =
  (holds: (order: number | undefined) => boolean) =>
  (context: Context): boolean =>
    isPlanning(context) && holds(meant(context)[0]);
const continues =
  (holds: (order: number | undefined) => boolean) =>
  (context: Context): boolean =>
    isPlanning(context) && holds(meant(context)[1]);
const begin = {
  ...firstYear,
  points: (context) =>
    wrongDial(context) < 0
      ? ['space=assessments', `city=${context.view.lords[context.me].city}`, ...nextTargets(context)]
      : nextTargets(context),
  done: (context) => starts((order) => order === dial(context, 0))(context),
} as const satisfies Partial<Step>;
const second = {
  ...firstYear,
  points: nextTargets,
  done: (context) => continues((order) => order === dial(context, 1))(context),
} as const satisfies Partial<Step>;
const hunt = {
  asks: 'orders',
  points: (context) => [`city=${plan(context).threat}`, ...nextTargets(context)],
  teaches: meant,
  corrects: CORRECTIONS,
  replies: HUNT_REPLIES,
} as const satisfies Partial<Step>;
const noThreat = (context: Context): boolean => isPlanning(context) && plan(context).threat === NONE;
const rewards = {
  says: 'rewards',
  asks: 'rewards',
  points: () => ['choice'],
  teaches: ({ question }) =>
    question?.kind === 'rewards' && question.shape.shape === 'some'
      ? question.shape.of.slice(-question.shape.max)
      : null,
} as const satisfies Step;
const regions = (all: readonly number[]): readonly string[] => all.map((region) => `space=region:${region}`);
const bards = {
  says: 'bards',
  // If only one region is possible, nobody is asked.
  when: (context) => own(context, 'bardsPlaced').length > 0 || asked('bards')(context),
  points: (context) => (context.question?.kind === 'bards' ? ['choice'] : regions(placedIn(context))),
} as const satisfies Step;
/** There are no units of this class to show. */
const hasNone = ({ question }: Context): boolean =>
  question?.kind === 'census' && question.shape.of.length < 2;
const noBards = (context: Context): boolean => own(context, 'bardsPlaced').length === 0;

/** Two years are shown, the third is the learner's own and ends with a census; the rest is pointed at. */
export const lesson = defineLesson<XiditTypes, LessonText>({
  match: {
    seats: 4,
    options: { length: 'short', first: '1' },
    seed: 'a5'.padStart(64, '0'),
    log: [10, 4, 9, 17].map((city, seat) => ({ seat, answer: city })),
  },
  steps: [
    { ...begin, says: 'goal', unless: any(after(1), starts(isRoad)) },
    { ...begin, says: 'goalRoad', unless: any(after(1), heard('goal')) },
    {
      ...second,
      says: 'road',
      unless: any(
        after(1),
        continues((order) => !isRoad(order)),
      ),
    },
    { ...second, says: 'act', unless: any(after(1), heard('road')) },
    {
      ...firstYear,
      says: 'fill',
      points: (context) => [`city=${nextStop(context)}`, ...nextTargets(context)],
      done: (context) =>
        isPlanning(context) && meant(context).every((order, place) => dial(context, place) === order),
    },
    { ...firstYear, says: 'ready', points: () => ['action=main'] },
    {
      ...hunt,
      says: 'threat',
      unless: any(after(2), (context) => context.view.year === 2 && noThreat(context)),
    },
    {
      says: 'gather',
      asks: 'orders',
      unless: any(after(2), heard('threat')),
      points: nextTargets,
      teaches: meant,
      corrects: CORRECTIONS,
    },
    { ...rewards, unless: planningFrom(CENSUS_YEAR) },
    { ...bards, unless: (context) => planningFrom(CENSUS_YEAR)(context) && noBards(context) },
    { ...hunt, says: 'again', unless: any(heard('rewards'), after(CENSUS_YEAR), noThreat) },
    { says: 'alone', asks: 'orders', unless: any(heard('again'), after(CENSUS_YEAR)), teaches: meant },
    { ...rewards, unless: any(heard('rewards'), asked('census'), after(CENSUS_YEAR)) },
    {
      ...bards,
      unless: (context) =>
        heard('bards')(context) || (noBards(context) && any(asked('census'), after(CENSUS_YEAR))(context)),
    },
    {
      says: 'censusNone',
      free: true,
      asks: 'census',
      when: hasNone,
      unless: heard('census'),
      points: () => ['action=main'],
    },
    {
      says: 'census',
      asks: 'census',
      when: (context) => !hasNone(context),
      unless: after(CENSUS_YEAR),
      points: () => ['choice'],
      // Everything: what is shown is kept.
      teaches: ({ question }) =>
        question?.shape.shape === 'one' ? (question.shape.of.at(-1) ?? null) : null,
      replies: [
        {
          says: 'censusWon',
          when: ({ since, me }) =>
            since.some((event) => event.type === 'censusWon' && event.seats.includes(me)),
        },
        { says: 'censusOthers' },
      ],
    },
    // Whatever the learner has not come across is explained.
    {
      says: 'rewardsTold',
      when: planningFrom(CENSUS_YEAR + 1),
      unless: heard('rewards'),
      points: ({ view }) => [`city=${view.sides.indexOf(THREAT)}`],
    },
    {
      says: 'bardsTold',
      when: planningFrom(CENSUS_YEAR + 1),
      unless: heard('bards'),
      points: (context) => regions(openRegions(context)),
    },
    {
      says: 'fortress',
      when: planningFrom(CENSUS_YEAR + 1),
      points: ({ components }) => [`space=region:${components.central}`],
    },
    {
      says: 'next',
      when: planningFrom(CENSUS_YEAR + 1),
      // A small map has the next tiles where they will be placed.
      points: ({ view }) => ['space=next', `city=${view.nextThreat}`],
    },
    { says: 'titans', when: planningFrom(CENSUS_YEAR + 1), points: () => ['space=titans'] },
    { says: 'end', when: planningFrom(CENSUS_YEAR + 1), points: () => ['space=assessments'] },
  ],
  asides: {
    lord: 'asideLord',
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
  values: (context, language) => {
    const { components, view, me } = context;
    const spoken = LANGUAGES.find((known) => known === language) ?? 'en';
    const { counted, names } = catalogues[spoken];
    const { cities, regions } = components.names(language);
    const orders = isPlanning(context) ? meant(context) : [];
    const threat = isPlanning(context) ? plan(context).threat : NONE;
    const wrong = wrongDial(context);
    const word = (order: number | null): string => (order === null ? '' : names.orderWords[ORDERS[order]]);
    const army = (units: readonly number[]): string => listOf(spoken, countClasses(counted, units));
    return {
      here: cities[view.lords[me].city],
      year: view.year,
      years: view.setting.years,
      threat: cities[threat] ?? '',
      asks: army(tilesFor(components, view.lords.length)[threat]?.asks ?? []),
      have: army(view.lords[me].units ?? []) || '–',
      route: orders.map(word).join(', '),
      first: word(orders[0] ?? null),
      second: word(orders[1] ?? null),
      rest: orders.slice(2).map(word).join(', '),
      stop: cities[isPlanning(context) ? nextStop(context) : NONE] ?? '',
      place: wrong + 1,
      wrong: word(dial(context, wrong)),
      meant: word(orders[wrong] ?? null),
      central: regions[components.central],
      assessments: view.setting.assessments.map((at) => names.assessments[ASSESSMENTS[at]]).join(', '),
    };
  },
});
