import { listOf } from '@triptych/words';
import type { AreaId, BuildingId } from '../content/components.ts';
import { buildingLoss, buildingPoints } from '../rules/buildings.ts';
import { ANY_FORCE, forceOf } from '../rules/forces.ts';
import { Source } from '../questions.ts';
import { type Force, FORCES, RESOURCES, SATRAPS } from '../content/things.ts';
import { isBarred } from '../rules/year-event.ts';
import { catalogues } from '../words/catalogues.ts';
import type { XerxesBoard } from './board-context.ts';

/** `Lydia: yields gold, stone and wheat; offers ship; home of Ana` */
export function areaText(board: XerxesBoard, area: AreaId): string {
  const { components, language, words, view, seats, recent, me } = board;
  const { names, abilities } = catalogues[language];
  const { resources, force } = components.areas[area];
  const yields = listOf(
    language,
    resources.map((resource) => names.resources[RESOURCES[resource]]),
  );
  // Before the first year every satrap may still come into play.
  const governed =
    area < SATRAPS.length && (view.round === 0 || view.seats.some(({ satrap }) => satrap === area));
  const standing = view.seats.flatMap(({ satrap, workers }, seat) => [
    ...(satrap === area ? [words.homeOf(seats[seat].name)] : []),
    ...(workers.includes(area)
      ? [
          `${words.workerOf(seats[seat].name)}${me !== null && recent.arrivals.has(area) ? ` (${words.fresh})` : ''}`,
        ]
      : []),
  ]);
  return [
    `${components.names(language).areas[area]}: ${words.yields(yields, names.forces[FORCES[force]])}`,
    ...standing,
    ...(governed ? [`${words.useAbility}: ${abilities[SATRAPS[area]]}`] : []),
    ...(view.occupied.includes(area) ? [words.occupied] : []),
  ].join('; ');
}

export const signed = (number: number): string => (number > 0 ? `+${number}` : `−${-number}`);

/** `3 wheat and 2 wood`, or a dash. */
export function amounts({ language }: XerxesBoard, counts: readonly number[]): string {
  const { counted } = catalogues[language];
  const parts = RESOURCES.flatMap((resource, at) => (counts[at] > 0 ? [counted(resource, counts[at])] : []));
  return parts.length === 0 ? '–' : listOf(language, parts);
}

/** `2 ships and 1 weapon`, or a dash. */
export function army({ language }: XerxesBoard, forces: readonly number[]): string {
  const { counted } = catalogues[language];
  const parts = FORCES.flatMap((force, kind) => {
    const number = forces.filter((other) => other === kind).length;
    return number > 0 ? [counted(force, number)] : [];
  });
  return parts.length === 0 ? '–' : listOf(language, parts);
}

/** The reward of a building now; nothing in a solo game. */
export function rewardOf({ view, language, words }: XerxesBoard, building: BuildingId): string {
  if (view.seats.length === 1) return '';
  const loss = buildingLoss(building);
  const points = catalogues[language].counted('point', buildingPoints(building, Math.max(1, view.round)));
  return loss === 0 ? points : `${points}, ${words.others(loss)}`;
}

/** What my store lacks for a price, or that it lacks nothing. */
export function lackText(board: XerxesBoard, cost: readonly number[]): string {
  const lack = cost.map((number, of) => Math.max(0, number - board.means[of]));
  return lack.every((number) => number === 0) ? board.words.met : board.words.lacks(amounts(board, lack));
}

/** The advantage or disadvantage of a place in the turn order. */
export function positionText({ words }: XerxesBoard, position: number): string {
  return `${words.position(position)}: ${words.positionMeans[position - 1]}`;
}

/** The area that provides one of my forces; null: it comes from no area. */
export function sourceArea({ view, viewer }: XerxesBoard, source: number): AreaId | null {
  const { satrap, workers } = view.seats[viewer];
  if (source === Source.home) return satrap;
  return workers[source - Source.worker(0)] ?? null;
}

/** Where one of my forces comes from. */
export function sourcePlace(board: XerxesBoard, source: number): string {
  const { options } = catalogues[board.language];
  const area = sourceArea(board, source);
  if (area !== null) return board.components.names(board.language).areas[area];
  if (source === Source.blessing) return options.blessing();
  return source === Source.track ? options.trackBonus() : options.permanent();
}

/** The kind of one of my forces. */
export function sourceForce({ components, state, viewer }: XerxesBoard, source: number): Force | 'any' {
  const kind = forceOf(components, state, viewer, source);
  return kind === ANY_FORCE ? 'any' : FORCES[kind];
}

export function forceName({ language }: XerxesBoard, force: Force | 'any'): string {
  const { names } = catalogues[language];
  return force === 'any' ? names.anyForce : names.forces[force];
}

/** `granary: 3 wheat, 2 wood and 1 stone → 3 VP, others −3; built by Ana` */
export function buildingText(board: XerxesBoard, building: BuildingId): string {
  const { components, language, words, view, state, seats, me, recent } = board;
  const { cost } = components.buildings[building];
  const reward = rewardOf(board, building);
  const owner = view.buildings[building];
  return [
    `${components.names(language).buildings[building]}: ${amounts(board, cost)}${reward === '' ? '' : ` → ${reward}`}`,
    ...(owner >= 0
      ? [
          `${words.builtBy(seats[owner].name)}${me !== null && recent.buildings.has(building) ? ` (${words.fresh})` : ''}`,
        ]
      : me === null
        ? []
        : [lackText(board, cost)]),
    ...(view.round > 0 && me !== null && isBarred(components, state, me, building) ? [words.barred] : []),
  ].join('; ');
}
