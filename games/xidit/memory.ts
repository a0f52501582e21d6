import { NONE, type TileId } from './content/components.ts';
import { BARDS, BARDS_EACH, UNITS } from './content/symbols.ts';
import type { XiditEvent } from './events.ts';
import { SEATS } from './meta.ts';

/** What an attentive player knows about a lord, their own or another's: all of it was public (X10.1). */
interface LordMemory {
  units: number[];
  gold: number;
  /** Bards in regions other than the central one. */
  outside: number;
  /** The possible numbers of bards in the Fortress: often one, sometimes several (X4.13). */
  fortress: number[];
}

/** What a seat has seen and its view does not show. Piles are as in the state: the top is at the end. */
export interface XiditMemory {
  lords: LordMemory[];
  /** NONE where a tile was never seen. */
  recruitPile: TileId[];
  threatPile: TileId[];
  /** Both discards are in the view; this one is needed when it is turned over together with other tiles (X6.3). */
  threatDiscard: TileId[];
  /** Tiles publicly shuffled into the threat pile, which cannot be in the recruit pile. */
  inThreatPile: TileId[];
}

export function emptyMemory(): XiditMemory {
  return {
    lords: Array.from({ length: SEATS.max }, () => ({
      units: UNITS.map(() => 0),
      gold: 0,
      outside: 0,
      fortress: [0],
    })),
    recruitPile: [],
    threatPile: [],
    threatDiscard: [],
    inThreatPile: [],
  };
}

export function remember(memory: XiditMemory, event: XiditEvent): void {
  switch (event.type) {
    case 'recruited':
      memory.lords[event.seat].units[event.unit]++;
      return;
    case 'threatEliminated':
    case 'titanEliminated':
      for (const [of, number] of event.units.entries()) memory.lords[event.seat].units[of] -= number;
      return;
    case 'goldGained':
      memory.lords[event.seat].gold += event.gold;
      return;
    case 'rewardsChosen':
    case 'bardsPlaced':
      return inferBards(memory.lords[event.seat], event);
    default:
      return rememberTiles(memory, event);
  }
}

/** X4.10, X4.12, X7.9: which numbers in the Fortress are consistent with the public choices and placements. */
function inferBards(
  lord: LordMemory,
  event: Extract<XiditEvent, { type: 'rewardsChosen' | 'bardsPlaced' }>,
): void {
  const left = (fortress: number): number => BARDS_EACH - lord.outside - fortress;
  if (event.type === 'rewardsChosen') {
    const { rewards, offered } = event;
    if (rewards.includes(BARDS)) lord.fortress = lord.fortress.filter((fortress) => left(fortress) > 0);
    else if (offered.includes(BARDS) && rewards.length < Math.min(2, offered.length)) {
      lord.fortress = lord.fortress.filter((fortress) => left(fortress) === 0);
    }
    return;
  }
  const seen = event.bards.reduce((sum, number) => sum + number, 0);
  if (event.left !== null) {
    lord.outside += seen;
    lord.fortress = [BARDS_EACH - lord.outside - event.left];
    return;
  }
  const after = new Set<number>();
  for (const fortress of lord.fortress) {
    const most = Math.min(event.shown, left(fortress)) - seen;
    const least = event.free ? Math.min(1, most) : most;
    if (!event.fortress) {
      if (event.free ? most >= 0 : most === 0) after.add(fortress);
    } else for (let went = Math.max(1, least); went <= most; went++) after.add(fortress + went);
  }
  lord.fortress = [...after].sort((one, other) => one - other);
  lord.outside += seen;
}

function rememberTiles(memory: XiditMemory, event: XiditEvent): void {
  switch (event.type) {
    case 'pilesMade':
      memory.recruitPile = Array.from({ length: event.recruit }, () => NONE);
      memory.threatPile = Array.from({ length: event.threat }, () => NONE);
      return;
    case 'topTurned': {
      const pile = event.pile === 'recruit' ? memory.recruitPile : memory.threatPile;
      pile[pile.length - 1] = event.tile;
      return;
    }
    case 'nextDrawn':
      (event.from === 'recruit' ? memory.recruitPile : memory.threatPile).pop();
      return;
    case 'tileDiscarded':
      if (event.pile === 'threat') memory.threatDiscard.push(event.tile);
      return;
    case 'discardTurned': {
      const pile = event.tiles.toReversed();
      if (event.pile === 'threat') memory.threatPile = pile;
      else {
        memory.recruitPile = pile;
        memory.threatDiscard = [];
      }
      return;
    }
    case 'reinforced': {
      const stack = [...memory.threatDiscard.toReversed(), ...memory.recruitPile];
      memory.recruitPile = stack.splice(-event.recruit);
      memory.inThreatPile = stack.filter((tile) => tile !== NONE);
      memory.threatPile = stack.map(() => NONE);
      memory.threatDiscard = [];
      return;
    }
    default:
      return;
  }
}
