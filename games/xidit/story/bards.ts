import type { Seat } from '@triptych/kernel';
import type { Components, RegionId } from '../content/components.ts';
import type { XiditEvent } from '../events.ts';
import { scoreRegion } from '../rules/assessments.ts';
import type { XiditView } from '../view.ts';

/** Bards that one player placed at once. */
export interface BardStep {
  readonly seat: Seat;
  /** By region, the Fortress included. */
  readonly bards: readonly number[];
  readonly year: number;
  /** The line of the story. */
  readonly line: number;
}

type Placed = Extract<XiditEvent, { type: 'bardsPlaced' }>;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/**
 * All bards of a finished match, in order. How many went into the Fortress follows from what each reward shows and from
 * the bards that were left; only a census lets a player place fewer (X7.9), which the final numbers correct.
 */
export function bardSteps(components: Components, story: readonly XiditEvent[], view: XiditView): BardStep[] {
  const { central, regions } = components;
  const left = view.lords.map(({ bards, songs }) => (bards ?? 0) + sum(songs));
  const steps: (BardStep & { readonly bards: number[]; readonly free: boolean })[] = [];
  let year = 0;
  for (const [line, event] of story.entries()) {
    if (event.type === 'yearBegan') year = event.year;
    if (event.type !== 'bardsPlaced') continue;
    const bards = regions.map(() => 0);
    for (const [at, region] of event.regions.entries()) bards[region] = event.bards[at];
    if (event.fortress) bards[central] = inFortress(event, left[event.seat]);
    left[event.seat] -= sum(bards);
    if (sum(bards) > 0) steps.push({ seat: event.seat, bards, year, line, free: event.free });
  }
  for (const [seat, { songs }] of view.lords.entries()) {
    const own = steps.filter((step) => step.seat === seat);
    let over = sum(own.map(({ bards }) => bards[central])) - songs[central];
    for (const { bards, free } of own.toReversed()) {
      if (over <= 0 || !free || bards[central] < 2) continue;
      bards[central]--;
      over--;
    }
  }
  return steps;
}

function inFortress({ shown, bards }: Placed, left: number): number {
  return Math.max(1, Math.min(shown, left) - sum(bards));
}

/** How the reputation of one region arose. */
export interface RegionStory {
  readonly region: RegionId;
  /** By seat: bards at the end, and what they brought. */
  readonly bards: readonly number[];
  readonly points: readonly number[];
  /** Who placed how many, in order. */
  readonly steps: readonly { readonly seat: Seat; readonly bards: number; readonly year: number }[];
  /** The step after which nobody gained or lost anything here; null: nobody ever did. */
  readonly settled: BardStep | null;
}

/** Region by region, without wastelands. */
export function regionStories(
  components: Components,
  all: readonly BardStep[],
  view: XiditView,
): RegionStory[] {
  const { setting } = view;
  const open = components.regions.map((_, region) => region);
  return open
    .filter((region) => !setting.wastelands.includes(region))
    .map((region) => {
      const steps = all.filter(({ bards }) => bards[region] > 0);
      const songs = view.lords.map(() => components.regions.map(() => 0));
      let points = songs.map(() => 0);
      let settled: BardStep | null = null;
      for (const step of steps) {
        songs[step.seat][region] += step.bards[region];
        const now = songs.map(() => 0);
        scoreRegion(components, { lords: songs.map((own) => ({ songs: own })), setting }, region, now);
        if (now.some((value, seat) => value !== points[seat])) settled = step;
        points = now;
      }
      return {
        region,
        bards: songs.map((own) => own[region]),
        points,
        steps: steps.map(({ seat, bards, year }) => ({ seat, bards: bards[region], year })),
        settled,
      };
    });
}
