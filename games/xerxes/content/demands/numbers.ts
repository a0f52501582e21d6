import type { PackProblem } from '@triptych/kernel';
import { areaNames } from '../components.ts';
import type { Pack } from '../pack.ts';
import { problem } from '../pack-problems.ts';
import { BUILDINGS, RESOURCES, WORKERS } from '../things.ts';

/** E1: how many of everything are in the box. The rules rely on these numbers, so every pack must have them. */
const NUMBERS: readonly {
  readonly rule: string;
  readonly path: 'taxes' | 'campaigns' | 'events' | 'expansion' | 'solo';
  readonly wanted: number;
}[] = [
  { rule: 'E1.4', path: 'taxes', wanted: 24 },
  { rule: 'E1.5', path: 'campaigns', wanted: 16 },
  { rule: 'E1.6', path: 'events', wanted: 8 },
  { rule: 'E1.6', path: 'expansion', wanted: 6 },
  { rule: 'E1.6', path: 'solo', wanted: 6 },
];

export function checkNumbers(pack: Pack): PackProblem[] {
  const wrong = NUMBERS.filter(({ path, wanted }) => pack[path].length !== wanted).map(
    ({ rule, path, wanted }) => problem(path, rule, 'wrong-number', { found: pack[path].length, wanted }),
  );
  return [
    ...wrong,
    ...checkLands(pack),
    ...checkOccupied(pack),
    ...checkFree(pack),
    ...checkEvents(pack),
    ...checkRewards(pack),
  ];
}

/** E3.3: four players have room for their workers, and the numbers of areas stay below those of other spaces. */
const LANDS = { least: 5, most: 60 };

function checkLands({ lands }: Pack): PackProblem[] {
  const found = lands.length;
  if (found >= LANDS.least && found <= LANDS.most) return [];
  return [problem('lands', 'E1.3', 'lands-number', { found, ...LANDS })];
}

/** E12.2: whatever the satrap's home, both workers find a free area. */
function checkFree(pack: Pack): PackProblem[] {
  const most = areaNames(pack).length - 1 - WORKERS;
  return pack.solo.flatMap(({ occupied }, card) => {
    const found = occupied.length;
    if (found <= most) return [];
    return [problem(`solo[${card}].occupied`, 'E12.2', 'no-area-left', { found, most: Math.max(0, most) })];
  });
}

/** E12.1: solo cards name existing areas, each once. */
function checkOccupied(pack: Pack): PackProblem[] {
  const names = areaNames(pack);
  return pack.solo.flatMap(({ occupied }, card) =>
    occupied.flatMap((id, at) => {
      const path = `solo[${card}].occupied[${at}]`;
      if (!names.includes(id)) return [problem(path, 'E12.1', 'unknown-area', { id })];
      return occupied.indexOf(id) < at ? [problem(path, 'E12.1', 'area-twice', { id })] : [];
    }),
  );
}

/** E4.1 to E4.4: every resource is stopped by an event, every building barred by one, and there are two gifts. */
function checkEvents({ events, expansion }: Pack): PackProblem[] {
  const stopped = events.map(({ stops }) => stops);
  const given = events.map(({ gives }) => gives);
  const barred = expansion.map(({ bars }) => bars);
  return [
    ...RESOURCES.filter((thing) => !stopped.includes(thing)).map((thing) =>
      problem('events', 'E4.1', 'no-event-for', { thing }),
    ),
    ...(['force', 'resources'] as const)
      .filter((gives) => !given.includes(gives))
      .map((gives) => problem('events', gives === 'force' ? 'E4.2' : 'E4.3', 'no-event-giving', { gives })),
    ...BUILDINGS.filter((thing) => !barred.includes(thing)).map((thing) =>
      problem('expansion', 'E4.4', 'no-event-for', { thing }),
    ),
  ];
}

/** E2.3: four players get all the cards, and each of them two to four for a force. */
const FOR_FORCE = { least: 8, most: 16 };

function checkRewards({ taxes }: Pack): PackProblem[] {
  const found = taxes.filter(({ force }) => force !== undefined).length;
  if (found >= FOR_FORCE.least && found <= FOR_FORCE.most) return [];
  return [problem('taxes', 'E2.3', 'tax-rewards', { found, ...FOR_FORCE })];
}
