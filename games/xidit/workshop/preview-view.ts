import type { ComponentRef } from '@triptych/client/workshop/book.ts';
import { type Components, NONE, tilesFor } from '../content/components.ts';
import { RECRUIT, THREAT } from '../state.ts';
import type { XiditView } from '../view.ts';

/** The number of players that the small set of tiles is for. */
const FEW = 3;
const CHEAPEST_TITAN = 3;

/** The map at the start. A tile shows its threat on the map and both sides among the next ones; a titan rages. */
export function previewView(view: XiditView, components: Components, shown: ComponentRef | null): XiditView {
  const { chapter = '', key = 0 } = shown ?? {};
  const at = Number(key);
  const lords = (chapter === 'small' ? view.lords.slice(0, FEW) : view.lords).map((lord) => ({
    ...lord,
    city: NONE,
  }));
  const base = { ...view, lords, turn: NONE };
  if (chapter === 'large' || chapter === 'small') {
    const tiles = tilesFor(components, lords.length);
    const last = Math.min(at, tiles.length - 1);
    return {
      ...base,
      setting: { ...view.setting, tiles: tiles.length },
      sides: view.sides.map((_, city) => (city === last ? THREAT : city < tiles.length ? RECRUIT : 0)),
      camps: view.sides.flatMap((_, city) => tiles[city]?.recruit ?? tiles[0].recruit.map(() => 0)),
      nextRecruit: last,
      nextThreat: last,
    };
  }
  if (chapter !== 'titans') return base;
  const titan = Math.min(at, components.titans.length - 1);
  const lair = components.titans[titan].cost - CHEAPEST_TITAN;
  return {
    ...base,
    lairs: view.lairs.map((titans, number) => (number === lair ? [titan, ...titans.slice(1)] : titans)),
    raging: view.raging.map((raging, number) => (number === lair ? 1 : raging)),
  };
}

export function targetsOf({ chapter, key }: ComponentRef): readonly string[] {
  switch (chapter) {
    case 'cities':
      return [`city=${key}`];
    case 'large':
    case 'small':
      return [`piece=tile:${key}`];
    case 'regions':
      return [`space=region:${key}`];
    default:
      return [];
  }
}

export function componentOf(target: string, components: Components, view: XiditView): ComponentRef | null {
  const [, kind, text] = /^(city|piece=tile:|space=region:)=?(\d+)$/.exec(target) ?? [];
  const key = Number(text);
  switch (kind) {
    case 'city':
      return { chapter: 'cities', key };
    case 'piece=tile:':
      return {
        chapter: tilesFor(components, view.lords.length) === components.small ? 'small' : 'large',
        key,
      };
    case 'space=region:':
      return { chapter: 'regions', key };
    default:
      return null;
  }
}
