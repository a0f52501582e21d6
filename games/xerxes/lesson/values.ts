import { LANGUAGES, listOf } from '@triptych/words';
import { BUILDINGS, FORCES } from '../content/things.ts';
import { buildingPoints } from '../rules/buildings.ts';
import { NONE } from '../state.ts';
import { catalogues } from '../words/catalogues.ts';
import { countedForces, countedKinds, countedResources } from '../words/things.ts';
import { incomeOf, sumOf } from './hints.ts';
import {
  affordable,
  aim,
  campaign,
  type Context,
  formerAim,
  gift,
  lack,
  lackInStore,
  latestLosses,
  latestWorker,
  tax,
  taughtArea,
} from './planning.ts';

/** What the texts of the lesson say about the present position. */
export function values(context: Context, language: string): Readonly<Record<string, string | number>> {
  const { components, view, me } = context;
  const spoken = LANGUAGES.find((known) => known === language) ?? 'en';
  const { counted, names } = catalogues[spoken];
  const { areas, events } = components.names(language);
  const { cost, force } = components.taxes[tax(context)];
  const { satrap, permanent } = view.seats[me];
  const home = components.areas[satrap];
  const gained = permanent.at(-1) ?? force ?? 0;
  const plan = affordable(context) ?? aim(context)?.building ?? 0;
  const before = formerAim(context);
  const latest = latestWorker(context);
  const losses = latestLosses(context);
  const list = (things: readonly string[]): string => listOf(spoken, things);
  const goods = (counts: readonly number[]): string => list(countedResources(counted, counts)) || '–';
  return {
    area: areas[taughtArea(context)],
    home: areas[satrap],
    yields: list(countedKinds(counted, home.resources)),
    event: events[view.event] ?? '',
    cost: goods(cost),
    lack: goods(lack(context)),
    placed: latest === null ? '' : areas[latest.area],
    brings: goods(latest?.brings ?? []),
    force: names.forces[FORCES[context.question?.kind === 'tax' ? (force ?? gained) : gained]],
    ready: list(countedForces(counted, [home.force, ...permanent])),
    missing: list(countedForces(counted, campaign(context)?.missing ?? [])),
    building: names.buildings[BUILDINGS[plan]],
    price: goods(components.buildings[plan].cost),
    worth: counted('point', buildingPoints(plan, view.round)),
    before: before === NONE ? '' : names.buildings[BUILDINGS[before]],
    beforeLacks: goods(lackInStore(context, before)),
    builder: context.names[view.buildings[before] ?? NONE] ?? '',
    income: goods(incomeOf(components, view, me)),
    gift: goods(gift(context) ?? []),
    loss: counted('point', sumOf(losses.map(({ points }) => points))),
    // Each player, with the building that took the points; a campaign needs no name.
    causes: list(
      losses.map(({ by, building }) =>
        building === NONE
          ? context.names[by]
          : `${context.names[by]} (${names.buildings[BUILDINGS[building]]})`,
      ),
    ),
  };
}
