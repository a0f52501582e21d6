import { pick, type Rng, type Seat, shuffle } from '@triptych/kernel';
import { type Components, NONE, type TileId } from './content/components.ts';
import { BARDS_EACH } from './content/symbols.ts';
import type { XiditMemory } from './memory.ts';
import { tilesInPlay, YEARS } from './rules/variants.ts';
import { type LordState, NO_TILE, type XiditState } from './state.ts';
import type { LordView, XiditView } from './view.ts';

/** A full state consistent with what this seat sees and remembers. */
export function imagine(components: Components, view: XiditView, memory: XiditMemory, rng: Rng): XiditState {
  return {
    setting: {
      ...view.setting,
      wastelands: [...view.setting.wastelands],
      assessments: [...view.setting.assessments],
    },
    phase: view.phase,
    year: view.year,
    first: view.first,
    turn: view.turn,
    order: view.order,
    served: view.served,
    lords: view.lords.map((lord, seat) => imagineLord(components, lord, memory, seat, rng)),
    barracks: [...view.barracks],
    sides: [...view.sides],
    camps: [...view.camps],
    guilds: [...view.guilds],
    heights: [...view.heights],
    ...imaginePiles(view, memory, rng),
    recruitDiscard: [...view.recruitDiscard],
    threatDiscard: [...view.threatDiscard],
    nextRecruit: view.nextRecruit,
    nextThreat: view.nextThreat,
    owed: view.owed,
    lairs: view.lairs.map((titans, lair) => imagineLair(titans, lair, rng)),
    gone: [...view.gone],
    raging: [...view.raging],
    titan: view.titan,
    dummy: [...view.dummy],
    census: view.census,
    winners: view.winners,
    prize: view.prize,
  };
}

/** X10.2: units and gold follow from public events; the number of bards in the Fortress may not. */
function imagineLord(
  components: Components,
  lord: LordView,
  memory: XiditMemory,
  seat: Seat,
  rng: Rng,
): LordState {
  const { central } = components;
  const known = memory.lords[seat];
  const songs = [...lord.songs];
  const outside = songs.reduce((sum, bards, region) => (region === central ? sum : sum + bards), 0);
  if (songs[central] === NONE) {
    songs[central] = lord.bards === null ? pick(known.fortress, rng) : BARDS_EACH - outside - lord.bards;
  }
  return {
    city: lord.city,
    orders: [...lord.orders],
    units: [...(lord.units ?? known.units)],
    gold: lord.gold ?? known.gold,
    bards: lord.bards ?? BARDS_EACH - outside - songs[central],
    songs,
    floors: lord.floors,
    kept: lord.kept,
    recruited: lord.recruited,
    eliminated: lord.eliminated,
  };
}

/** X10.3: tiles that nobody has seen are in the piles in any order; some are known to be in the threat pile. */
function imaginePiles(
  view: XiditView,
  memory: XiditMemory,
  rng: Rng,
): Pick<XiditState, 'recruitPile' | 'threatPile'> {
  const length = view.setting.years === YEARS.short ? 'short' : 'long';
  const seen = new Set([
    ...view.recruitDiscard,
    ...view.threatDiscard,
    view.nextRecruit,
    view.nextThreat,
    ...memory.recruitPile,
    ...memory.threatPile,
  ]);
  const unseen = tilesInPlay(view.lords.length, length).filter(
    (tile) => view.sides[tile] === NO_TILE && !seen.has(tile),
  );
  const free = shuffle(
    unseen.filter((tile) => !memory.inThreatPile.includes(tile)),
    rng,
  );
  const fill = (pile: readonly TileId[], from: TileId[]): TileId[] =>
    pile.map((tile) => (tile === NONE ? (from.pop() ?? NONE) : tile));
  const recruitPile = fill(memory.recruitPile, free);
  const rest = unseen.filter((tile) => !recruitPile.includes(tile));
  return { recruitPile, threatPile: fill(memory.threatPile, shuffle(rest, rng)) };
}

/** X10.3: which titan of a lair is on top is unknown until one of them has raged. */
function imagineLair(titans: readonly number[], lair: number, rng: Rng): number[] {
  const both = shuffle([2 * lair, 2 * lair + 1], rng);
  return titans[0] === NONE ? both : [titans[0], 4 * lair + 1 - titans[0]];
}
