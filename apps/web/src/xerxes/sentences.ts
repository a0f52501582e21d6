import { listOf } from '@triptych/words';
import type { AreaId, BuildingId } from '@triptych/xerxes/components';
import { buildingLoss, buildingPoints } from '@triptych/xerxes/buildings';
import { FORCES, RESOURCES } from '@triptych/xerxes/things';
import { isBarred } from '@triptych/xerxes/year-event';
import { catalogues } from '@triptych/xerxes/words';
import type { XerxesTable } from './table.ts';

/** `Lydia: yields gold, stone and wheat; offers ship; home of Ana` */
export function areaText(table: XerxesTable, area: AreaId): string {
  const { components, language, words, view, seats } = table;
  const { names } = catalogues[language];
  const { name, resources, force } = components.areas[area];
  const yields = listOf(
    language,
    resources.map((resource) => names.resources[RESOURCES[resource]]),
  );
  const standing = view.seats.flatMap(({ satrap, workers }, seat) => [
    ...(satrap === area ? [words.homeOf(seats[seat].name)] : []),
    ...(workers.includes(area) ? [words.workerOf(seats[seat].name)] : []),
  ]);
  return [
    `${name[language]}: ${words.yields(yields, names.forces[FORCES[force]])}`,
    ...standing,
    ...(view.occupied.includes(area) ? [words.occupied] : []),
  ].join('; ');
}

/** `3 wheat and 2 wood`, or a dash. */
export function amounts({ language }: XerxesTable, counts: readonly number[]): string {
  const { counted } = catalogues[language];
  const parts = RESOURCES.flatMap((resource, at) => (counts[at] > 0 ? [counted(resource, counts[at])] : []));
  return parts.length === 0 ? '–' : listOf(language, parts);
}

/** `2 ships and 1 weapon`, or a dash. */
export function army({ language }: XerxesTable, forces: readonly number[]): string {
  const { counted } = catalogues[language];
  const parts = FORCES.flatMap((force, kind) => {
    const number = forces.filter((other) => other === kind).length;
    return number > 0 ? [counted(force, number)] : [];
  });
  return parts.length === 0 ? '–' : listOf(language, parts);
}

/** What a building gives now; nothing in a solo game. */
export function rewardOf({ view, language, words }: XerxesTable, building: BuildingId): string {
  if (view.seats.length === 1) return '';
  const loss = buildingLoss(building);
  const points = catalogues[language].counted('point', buildingPoints(building, Math.max(1, view.round)));
  return loss === 0 ? points : `${points}, ${words.others(loss)}`;
}

/** `granary: 3 wheat, 2 wood and 1 stone → 3 VP, others −3; built by Ana` */
export function buildingText(table: XerxesTable, building: BuildingId): string {
  const { components, language, words, view, state, seats, viewer } = table;
  const { name, cost } = components.buildings[building];
  const reward = rewardOf(table, building);
  const owner = view.buildings[building];
  return [
    `${name[language]}: ${amounts(table, cost)}${reward === '' ? '' : ` → ${reward}`}`,
    ...(owner >= 0 ? [words.builtBy(seats[owner].name)] : []),
    ...(view.round > 0 && isBarred(components, state, viewer, building) ? [words.barred] : []),
  ].join('; ');
}
