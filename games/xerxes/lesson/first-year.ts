import { Pay, Place } from '../questions.ts';
import { NONE } from '../state.ts';
import { did, fetches, onMap, past, type Step } from './conditions.ts';
import {
  canClaim,
  canComplete,
  gaveNeeded,
  helpsTax,
  lacksNothing,
  options,
  spare,
  tax,
  taughtArea,
  worker,
} from './planning.ts';

/** The first year: workers collect for a tax card, the ability takes the turn-order space. */
export const firstYear: readonly Step[] = [
  {
    says: 'lost',
    free: true,
    when: (context) => context.question !== null && did('pointsLost')(context),
    points: ({ me }) => [`points=${me}`],
  },
  {
    ...fetches,
    says: 'goal',
    unless: past(1, 'worker'),
    points: (context) => [...onMap(context), `piece=tax:${tax(context)}`],
  },
  // The ability came first.
  {
    ...fetches,
    says: 'second',
    when: (context) => worker(context, 1) === 0,
    unless: (context) => past(1, 'worker')(context) || worker(context, 1) === 1,
  },
  {
    says: 'claim',
    asks: 'worker',
    when: (context) => worker(context, 1) === 1 && canClaim(context),
    unless: (context) =>
      past(1, 'worker')(context) ||
      context.view.claim !== NONE ||
      context.view.seats[context.me].ability === 0,
    points: () => ['action=other'],
    teaches: () => Place.claim,
    replies: [
      { says: 'claimed', when: did('trackClaimed') },
      { says: 'onTrack', when: did('trackTaken') },
      { says: 'abilityKept' },
    ],
  },
  {
    ...fetches,
    says: 'second',
    when: (context) => worker(context, 1) === 1 && !lacksNothing(context) && canComplete(context),
    unless: (context) =>
      past(1, 'worker')(context) ||
      (worker(context, 1) === 1 && (lacksNothing(context) || !canComplete(context))),
  },
  {
    ...fetches,
    says: 'partly',
    when: (context) => worker(context, 1) === 1 && !lacksNothing(context) && !canComplete(context),
    unless: (context) => past(1, 'worker')(context) || (worker(context, 1) === 1 && canComplete(context)),
    // No other area would have done.
    replies: [
      { says: 'onTrack', when: did('trackTaken') },
      { says: 'nextYear', when: helpsTax },
      { says: 'elsewhere', poor: true },
    ],
  },
  {
    says: 'anywhere',
    asks: 'worker',
    when: (context) => worker(context, 1) === 1 && lacksNothing(context),
    unless: past(1, 'worker'),
    points: onMap,
    teaches: taughtArea,
    replies: [{ says: 'onTrack', when: did('trackTaken') }],
  },
  {
    says: 'giveUp',
    asks: 'giveUp',
    unless: past(1, 'giveUp'),
    points: (context) => ['space=event', `good=${context.me}:${String(spare(context))}`],
    teaches: spare,
    replies: [{ says: 'gaveNeeded', when: gaveNeeded, poor: true }],
  },
  {
    // Whoever cannot pay this year can perhaps pay next year.
    says: 'tax',
    free: true,
    asks: 'tax',
    when: (context) => options(context).includes(Pay.card(tax(context))),
    points: (context) => [`piece=tax:${tax(context)}`],
    teaches: (context) => Pay.card(tax(context)),
    refused: 'taxTooDear',
    replies: [
      { says: 'paid', when: did('forceGained') },
      { says: 'notPaid', when: did('taxesEnded'), poor: true },
    ],
  },
  {
    says: 'order',
    asks: 'order',
    unless: past(1, 'order'),
    points: () => ['choice'],
    teaches: ({ view, me }) => [...view.order.filter((seat) => seat !== me), me],
    replies: [{ says: 'third', when: ({ view, me }) => view.order.indexOf(me) === 2 }, { says: 'notThird' }],
  },
];
