import { FORCES_PER_CAMPAIGN } from '../content/things.ts';
import { Build, March } from '../questions.ts';
import { NONE } from '../state.ts';
import {
  atBuilding,
  atHand,
  did,
  fetches,
  hasBuilt,
  heard,
  onMap,
  past,
  position,
  type Step,
} from './conditions.ts';
import {
  affordable,
  aim,
  aimChanged,
  campaign,
  type Context,
  formerAim,
  gift,
  isBuilt,
  notesAim,
  options,
  overflows,
  paysTax,
  seeksForce,
  seeksTax,
  tax,
  taughtArea,
  worker,
} from './planning.ts';

/** A worker who collects for a building. */
const supplies = {
  asks: 'worker',
  points: (context) => [...onMap(context), ...atBuilding(aim(context)?.building)],
  teaches: taughtArea,
  notes: notesAim,
} as const satisfies Partial<Step>;
const marches = {
  asks: 'worker',
  unless: (context) => past(2, 'worker')(context) || worker(context, 2) === 1,
  points: (context) => [...onMap(context), `piece=campaign:${campaign(context)?.card ?? NONE}`],
  teaches: taughtArea,
} as const satisfies Partial<Step>;
const takesGift = {
  asks: 'heir',
  points: (context) => ['space=event', ...atBuilding(aim(context)?.building)],
  teaches: gift,
  notes: notesAim,
  corrects: [{ says: 'overflow', when: overflows }],
} as const satisfies Partial<Step>;
const builds = {
  asks: 'build',
  points: (context) => atBuilding(affordable(context)),
  teaches: (context) => {
    const at = affordable(context);
    return at === null ? null : Build.building(at);
  },
  replies: [
    { says: 'built', when: did('built') },
    { says: 'notBuilt', poor: true },
  ],
} as const satisfies Partial<Step>;
const canBuild = (context: Context): boolean => context.view.round > 1 && affordable(context) !== null;
/** Whether something else can be built than what was collected for. */
const buildsOther = (context: Context): boolean =>
  canBuild(context) && context.noted.length > 0 && affordable(context) !== context.noted.at(-1);
const noMoreBuilding = (context: Context): boolean =>
  past(2, 'build')(context) || heard('build', 'buildOther', 'buildTaken')(context);

/** The second year: a campaign, and a building; or what is within reach instead. */
export const secondYear: readonly Step[] = [
  {
    says: 'taxLater',
    when: (context) => past(1, 'tax')(context) && context.question !== null,
    unless: heard('tax'),
    points: (context) => [`piece=tax:${tax(context)}`],
  },
  {
    ...marches,
    says: 'march',
    when: (context) => worker(context, 2) === 0 && seeksForce(context) && position(context) === 3,
    unless: (context) => marches.unless(context) || (worker(context, 2) === 0 && position(context) !== 3),
  },
  {
    ...marches,
    says: 'marchAlone',
    when: (context) => worker(context, 2) === 0 && seeksForce(context),
    unless: (context) => marches.unless(context) || heard('march')(context) || !seeksForce(context),
  },
  // No campaign is within reach.
  {
    ...fetches,
    says: 'second',
    when: (context) => worker(context, 2) === 0 && seeksTax(context),
    unless: (context) =>
      marches.unless(context) || heard('march', 'marchAlone')(context) || !seeksTax(context),
  },
  {
    ...supplies,
    says: 'gather',
    when: (context) => worker(context, 2) === 0,
    unless: (context) =>
      marches.unless(context) || heard('march', 'marchAlone')(context) || seeksTax(context),
  },
  {
    says: 'marchOn',
    asks: 'worker',
    when: (context) => worker(context, 2) === 1 && seeksForce(context),
    unless: (context) => past(2, 'worker')(context) || (worker(context, 2) === 1 && !seeksForce(context)),
    points: onMap,
    teaches: taughtArea,
  },
  {
    ...fetches,
    says: 'second',
    when: (context) => worker(context, 2) === 1 && seeksTax(context),
    unless: (context) => past(2, 'worker')(context) || (worker(context, 2) === 1 && !seeksTax(context)),
  },
  {
    ...supplies,
    says: 'supplyChanged',
    when: (context) => worker(context, 2) === 1 && aimChanged(context),
    unless: (context) => past(2, 'worker')(context) || (worker(context, 2) === 1 && !aimChanged(context)),
  },
  {
    ...supplies,
    says: 'supply',
    when: (context) => worker(context, 2) === 1,
    unless: (context) => past(2, 'worker')(context) || heard('supplyChanged')(context),
  },
  {
    asks: 'heir',
    says: 'heirTax',
    when: paysTax,
    unless: (context) => past(2, 'heir')(context) || (context.question?.kind === 'heir' && !paysTax(context)),
    points: (context) => ['space=event', `piece=tax:${tax(context)}`],
    teaches: gift,
    corrects: takesGift.corrects,
  },
  {
    ...takesGift,
    says: 'heirChanged',
    when: aimChanged,
    unless: (context) =>
      past(2, 'heir')(context) ||
      heard('heirTax')(context) ||
      (context.question?.kind === 'heir' && !aimChanged(context)),
  },
  {
    ...takesGift,
    says: 'heir',
    unless: (context) => past(2, 'heir')(context) || heard('heirChanged', 'heirTax')(context),
  },
  {
    says: 'campaign',
    asks: 'campaign',
    when: (context) => context.view.round > 1 && campaign(context) !== null,
    unless: past(2, 'campaign'),
    points: (context) => [`piece=campaign:${campaign(context)?.card ?? NONE}`],
    teaches: (context) => {
      const card = campaign(context)?.card;
      return card === undefined ? null : March.card(card);
    },
    replies: [
      { says: 'notMarched', when: did('campaignsEnded'), poor: true },
      { says: 'won', when: did('campaignFulfilled') },
    ],
  },
  {
    says: 'forces',
    asks: 'forces',
    when: (context) => atHand(context) > FORCES_PER_CAMPAIGN,
    unless: (context) =>
      past(2, 'campaign')(context) ||
      did('campaignFulfilled')(context) ||
      (context.question?.kind === 'forces' && atHand(context) <= FORCES_PER_CAMPAIGN),
    points: () => ['action=main'],
    replies: [{ says: 'won' }],
  },
  {
    says: 'allForces',
    asks: 'forces',
    unless: (context) =>
      past(2, 'campaign')(context) || did('campaignFulfilled')(context) || heard('forces')(context),
    points: () => ['action=main'],
    replies: [{ says: 'won' }],
  },
  {
    says: 'rival',
    asks: 'rival',
    unless: (context) =>
      past(2, 'campaign')(context) || (context.question !== null && context.view.phase === 'campaign'),
    points: () => ['choice'],
    teaches: (context) => options(context)[0] ?? null,
  },
  {
    ...builds,
    says: 'buildTaken',
    when: (context) => buildsOther(context) && isBuilt(context, formerAim(context)),
    unless: (context) =>
      noMoreBuilding(context) ||
      (canBuild(context) && !(buildsOther(context) && isBuilt(context, formerAim(context)))),
  },
  {
    ...builds,
    says: 'buildOther',
    when: buildsOther,
    unless: (context) => noMoreBuilding(context) || (canBuild(context) && !buildsOther(context)),
  },
  { ...builds, says: 'build', when: canBuild, unless: noMoreBuilding },
  {
    says: 'buildLater',
    when: (context) => past(2, 'build')(context) && context.question !== null,
    unless: hasBuilt,
    points: ({ components }) => components.buildings.map((_, at) => `space=building:${at}`),
  },
  {
    says: 'end',
    // At a quiet point: before a new year begins.
    when: ({ question }) => question?.kind === 'worker',
    points: ({ me }) => [`points=${me}`],
  },
];
