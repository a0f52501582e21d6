import type { LessonContext } from '@triptych/client/lesson/lesson.ts';
import type { Answer } from '@triptych/kernel';
import type { AreaId, BuildingId } from '../content/components.ts';
import { STORE } from '../content/things.ts';
import type { XerxesEvent } from '../events.ts';
import { Build, Place } from '../questions.ts';
import { buildingPoints } from '../rules/buildings.ts';
import { NONE } from '../state.ts';
import type { XerxesTypes } from '../types.ts';
import { type CampaignInReach, campaignInReach } from './campaign-in-reach.ts';
import {
  areaForTax,
  areaWith,
  best,
  broughtForTax,
  type BuildingInReach,
  buildingsInReach,
  canCompleteTax,
  incomeOf,
  lackForTax,
  sumOf,
  taxToPay,
} from './hints.ts';

export type Context = LessonContext<XerxesTypes>;

export const options = ({ question }: Context): readonly number[] =>
  question?.shape.shape === 'one' ? question.shape.of : [];

/** The areas to which a worker could go: nobody's home, and nobody is there. */
export function freeAreas({ components, view }: Context): readonly AreaId[] {
  if (view.phase !== 'worker') return [];
  const taken = view.seats.flatMap(({ satrap, workers }) => [satrap, ...workers]);
  return components.areas.map((_, area) => area).filter((area) => !taken.includes(area));
}

export const tax = ({ components, view }: Context): number => taxToPay(components, view);
export const lack = ({ components, view, me }: Context): readonly number[] =>
  lackForTax(components, view, me);
export const lacksNothing = (context: Context): boolean => sumOf(lack(context)) === 0;
/** Whether the tax card can still be paid this year. */
export const canComplete = (context: Context): boolean =>
  canCompleteTax(context.components, context.view, context.me, freeAreas(context));
/** Whether a worker should still collect for the first tax card. */
export const seeksTax = (context: Context): boolean =>
  context.view.seats[context.me].taxesPaid.length === 0 && !lacksNothing(context) && canComplete(context);

export const campaign = (context: Context): CampaignInReach | null =>
  campaignInReach(context.components, context.view, context.me, freeAreas(context));
/** Whether the worker that is being placed must find a force for a campaign. */
export const seeksForce = (context: Context): boolean => (campaign(context)?.missing.length ?? 0) > 0;

/** Where the lesson would send the worker that is being placed. */
export function taughtArea(context: Context): AreaId {
  const { components, view, me } = context;
  const free = freeAreas(context);
  const forTax = areaForTax(components, view, me, free);
  const fallback = free[0] ?? 0;
  if (view.round === 1) return forTax ?? fallback;
  const forCampaign = areaWith(components, free, campaign(context)?.missing ?? []);
  if (forCampaign !== undefined) return forCampaign;
  return (seeksTax(context) ? forTax : aim(context)?.area) ?? fallback;
}

/** The area of my latest worker, and what it brings for the tax card; null: no worker has been placed. */
export function latestWorker({ components, view, me, story }: Context): {
  readonly area: AreaId;
  readonly brings: readonly number[];
} | null {
  const began = story.findLastIndex((event) => event.type === 'roundBegan');
  const placed = story
    .slice(began)
    .flatMap((event) => (event.type === 'workerPlaced' && event.seat === me ? [event.area] : []));
  const area = placed.at(-1);
  if (area === undefined) return null;
  const others = [view.seats[me].satrap, ...placed.slice(0, -1)];
  return { area, brings: broughtForTax(components, view, area, others) };
}

export const helpsTax = (context: Context): boolean => sumOf(latestWorker(context)?.brings ?? []) > 0;

/** What can be spared best: nothing that the tax card needs, if possible; then what the other cards need least. */
export function spare(context: Context): Answer | null {
  const { components, view, me } = context;
  const { taxes } = components;
  const card = tax(context);
  const { resources } = view.seats[me];
  const others = (view.hand?.taxes ?? []).filter((other) => other !== card);
  const worth = (kind: number): number => {
    const needed = taxes[card].cost[kind];
    const left = resources[kind] - needed;
    const useful = sumOf(others.map((other) => taxes[other].cost[kind]));
    return (needed === 0 ? 1000 : 0) + 100 * Math.min(left, 1) - useful;
  };
  return best(options(context), worth) ?? null;
}

const NO_GIFT = 0;
/** How many resources may be chosen freely now. */
const giftOf = ({ question }: Context): number =>
  question?.shape.shape === 'distribute' && question.kind === 'heir' ? question.shape.max : NO_GIFT;

/**
 * The building to collect for: the one that was advised before, as long as it is as close as any other or the heir's
 * gift completes it; null: none is left.
 */
export function aim(context: Context): BuildingInReach | null {
  const { components, view, me } = context;
  const plans = buildingsInReach(components, view, me, freeAreas(context));
  const closest = plans[0] ?? null;
  const before = plans.find(({ building }) => building === context.noted.at(-1));
  if (before === undefined || closest === null) return closest;
  return sumOf(before.lack) <= Math.max(giftOf(context), sumOf(closest.lack)) ? before : closest;
}

export const notesAim = (context: Context): number => aim(context)?.building ?? NONE;
/** Whether another building was advised before. */
export const aimChanged = (context: Context): boolean => {
  const before = context.noted.at(-1);
  return before !== undefined && before !== notesAim(context);
};

/** Whether more would be chosen of a kind than there is room for once the areas have yielded. */
export function overflows({ components, view, me, draft, question }: Context): boolean {
  if (question?.kind !== 'heir' || typeof draft !== 'object' || draft === null) return false;
  const income = incomeOf(components, view, me);
  return draft.some(
    (count, kind) => (count ?? 0) > 0 && view.seats[me].resources[kind] + income[kind] + (count ?? 0) > STORE,
  );
}

/** What the building lacks first, then what others lack in case someone is faster, then what there will be room for. */
export function gift(context: Context): readonly number[] | null {
  const { components, view, me, question } = context;
  if (question?.shape.shape !== 'distribute') return null;
  const { caps, max } = question.shape;
  const income = incomeOf(components, view, me);
  const room = view.seats[me].resources.map((count, kind) => Math.max(0, STORE - count - income[kind]));
  let taken: readonly number[] = caps.map(() => 0);
  /** Takes all of it, or as much as is left. */
  const take = (wanted: readonly number[], whole: boolean): void => {
    let left = max - sumOf(taken);
    const more = caps.map((cap, kind) => Math.max(0, Math.min(cap, wanted[kind] ?? 0) - taken[kind]));
    if (whole && sumOf(more) > left) return;
    taken = taken.map((count, kind) => {
      const added = Math.min(left, more[kind]);
      left -= added;
      return count + added;
    });
  };
  const wanted = aim(context)?.lack ?? [];
  take(wanted, true);
  for (const plan of buildingsInReach(components, view, me, [])) take(plan.lack, true);
  take(lack(context), true);
  for (const more of [wanted, room, caps]) take(more, false);
  return taken;
}

/** Whether the heir’s gift pays the tax card, but no building. */
export function paysTax(context: Context): boolean {
  const { components, view, me } = context;
  const most = giftOf(context);
  const missing = sumOf(lack(context));
  const plans = buildingsInReach(components, view, me, []);
  return missing > 0 && missing <= most && plans.every((plan) => sumOf(plan.lack) > most);
}

/** The building to build: the one collected for, else the one worth most among those that can be paid; null: none. */
export function affordable(context: Context): BuildingId | null {
  if (context.question?.kind !== 'build') return null;
  const possible = context.components.buildings
    .map((_, at) => at)
    .filter((at) => options(context).includes(Build.building(at)));
  const worth = (at: number): number =>
    buildingPoints(at, context.view.round) + (at === context.noted.at(-1) ? 100 : 0);
  return best(possible, worth) ?? null;
}

/** The building that was advised before this one; NONE: none. */
export function formerAim(context: Context): BuildingId {
  const now = affordable(context) ?? notesAim(context);
  return context.noted.findLast((building) => building !== now) ?? NONE;
}

export const isBuilt = ({ view }: Context, building: BuildingId): boolean =>
  building !== NONE && view.buildings[building] !== NONE;

/** What a building lacks in the store as it is now. */
export function lackInStore({ components, view, me }: Context, building: BuildingId): readonly number[] {
  const { resources } = view.seats[me];
  return (
    components.buildings[building]?.cost.map((count, kind) => Math.max(0, count - resources[kind])) ?? []
  );
}

/** Whether the learner has just given up a resource that the tax card needs. */
export const gaveNeeded = (context: Context): boolean => {
  const { components, view, me, since } = context;
  const { cost } = components.taxes[tax(context)];
  return since.some(
    (event) =>
      event.type === 'resourceGivenUp' &&
      event.seat === me &&
      view.seats[me].resources[event.resource] < cost[event.resource],
  );
};

/** A loss of points, and by which building or campaign of whom. */
export interface PointLoss {
  readonly points: number;
  readonly by: number;
  /** NONE: a campaign. */
  readonly building: BuildingId;
}

/** What others have taken from me in the year of the latest loss. */
export function latestLosses({ story, me }: Context): readonly PointLoss[] {
  const last = story.findLastIndex((event) => event.type === 'pointsLost' && event.seat === me);
  const began = story.slice(0, last + 1).findLastIndex((event) => event.type === 'roundBegan');
  const year = story.slice(Math.max(0, began), last + 1);
  return year.flatMap((event, at): PointLoss[] => {
    if (event.type !== 'pointsLost' || event.seat !== me) return [];
    return [{ points: event.points, by: event.by, building: buildingBehind(year.slice(0, at), event.by) }];
  });
}

/** The building by which a seat has just taken points; NONE: it was a campaign. */
function buildingBehind(events: readonly XerxesEvent[], seat: number): BuildingId {
  const cause = events.findLast(
    (event) => (event.type === 'built' || event.type === 'campaignFulfilled') && event.seat === seat,
  );
  return cause?.type === 'built' ? cause.building : NONE;
}

/** Which of my workers is being placed in a year; none: NONE. */
export const worker = ({ question, view }: Context, year: number): number =>
  question?.kind === 'worker' && view.round === year ? question.worker : NONE;

export const canClaim = (context: Context): boolean => options(context).includes(Place.claim);
