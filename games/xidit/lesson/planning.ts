import type { LessonContext } from '@triptych/client/lesson/lesson.ts';
import { type CityId, NONE } from '../content/components.ts';
import { ACTION, BLACK, ORDERS_PER_YEAR, RED, WAIT } from '../content/symbols.ts';
import { foresee, isVain, type ForeseenStep } from '../foresight.ts';
import type { XiditTypes } from '../types.ts';
import { type SuggestedPlan, suggestPlan } from './suggest-plan.ts';

export type Context = LessonContext<XiditTypes>;

/** The first year's orders from the prepared city: three cities with recruits, one after the other. */
export const FIRST_YEAR: readonly number[] = [ACTION, BLACK, ACTION, RED, ACTION, RED];
const RECRUITS = 3;

export const plan = ({ components, view, me }: Context): SuggestedPlan => suggestPlan(components, view, me);

/** Whether the prepared orders recruit from where the lord is: whoever takes a move back may start anywhere else. */
function isPrepared({ components, view, me }: Context): boolean {
  if (view.year !== 1) return false;
  const recruits = foresee(components, view, me, FIRST_YEAR).filter((step) => step?.foreseen === 'recruits');
  return recruits.length === RECRUITS;
}

/** Each view is asked only once. */
const known = new WeakMap<Context['view'], readonly number[]>();

/** The orders that the lesson means this year. */
export function meant(context: Context): readonly number[] {
  const orders = known.get(context.view) ?? (isPrepared(context) ? FIRST_YEAR : plan(context).orders);
  known.set(context.view, orders);
  return orders;
}

export const isRoad = (order: number | undefined): boolean => order !== ACTION && order !== WAIT;

/** What the dial at this place shows; null: nothing yet. */
export const dial = ({ draft }: Context, place: number): number | null =>
  typeof draft === 'object' && draft !== null ? (draft[place] ?? null) : null;

const dials = (context: Context): readonly (number | null)[] =>
  Array.from({ length: ORDERS_PER_YEAR }, (_, place) => dial(context, place));

export const isPlanning = ({ question }: Context): boolean => question?.kind === 'orders';
export const isFull = (context: Context): boolean => !dials(context).includes(null);

/** The first dial that shows something else than what was meant; -1: none. Where waiting was meant, anything goes. */
export const wrongDial = (context: Context): number =>
  isPlanning(context)
    ? meant(context).findIndex(
        (order, place) => order !== WAIT && dial(context, place) !== null && dial(context, place) !== order,
      )
    : -1;

const steps = ({ components, view, me, ...context }: Context): readonly (ForeseenStep | null)[] =>
  foresee(components, view, me, dials({ components, view, me, ...context }));

export const isInVain = (context: Context): boolean =>
  steps(context).some((step) => step !== null && isVain(step));

/** Whether the dials do what the year is about, even if not as it was meant. */
export const works = (context: Context): boolean =>
  context.view.year === 1
    ? steps(context).every((step) => step !== null && !isVain(step) && step.order !== WAIT)
    : steps(context).some((step) => step?.foreseen === 'eliminates');

/** A symbol, as long as it would set this dial. */
const palette = (order: number, place: number): string => `space=order:${order}:${place}`;

/** The dial to correct, and its symbol once it is selected; or the next symbol to set, or the button. */
export function nextTargets(context: Context): readonly string[] {
  const orders = meant(context);
  const wrong = wrongDial(context);
  if (wrong >= 0) return [`dial=${wrong}`, palette(orders[wrong], wrong)];
  const free = orders.findIndex((_, place) => dial(context, place) === null);
  return free < 0 ? ['action=main'] : [palette(orders[free], free)];
}

/** Where the next action of the meant orders takes place, as far as the dials are set; NONE: nowhere. */
export function nextStop(context: Context): CityId {
  const { components, view, me } = context;
  const route = foresee(components, view, me, meant(context));
  const next = route.find((step, place) => step?.order === ACTION && dial(context, place) === null);
  return next?.city ?? NONE;
}

/** Where my latest bards went. */
export function placedIn({ story, me, components }: Context): readonly number[] {
  const last = story.findLast((event) => event.type === 'bardsPlaced' && event.seat === me);
  if (last?.type !== 'bardsPlaced') return [];
  const seen = last.regions.filter((_, at) => last.bards[at] > 0);
  return last.fortress ? [...seen, components.central] : seen;
}

/** Where my lord's bards could go from here: never to a wasteland (X9.1). */
export const openRegions = ({ components, view, me }: Context): readonly number[] =>
  components.touching[view.lords[me].city].filter((region) => !view.setting.wastelands.includes(region));
