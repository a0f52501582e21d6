import { type CityId, NONE, type TileId } from '../content/components.ts';
import { UNITS } from '../content/symbols.ts';
import type { Pile } from '../events.ts';
import { NO_TILE, RECRUIT, THREAT, type XiditState } from '../state.ts';
import { countUnits, type Play } from './play.ts';
import { awakenTitans, reinforce } from './titans.ts';
import { tellTop } from './top-tile.ts';

/** Where the units of a city begin in the list of all camps. */
export function campOf(city: CityId): number {
  return city * UNITS.length;
}

/** X4.3: the weakest class on the city's recruit tile, or NONE. */
export function weakestIn({ camps }: XiditState, city: CityId): number {
  const camp = campOf(city);
  for (let of = 0; of < UNITS.length; of++) if (camps[camp + of] > 0) return of;
  return NONE;
}

/** X5.1, X5.2: the last unit has left: the tile is discarded and another one enters. */
export function replaceRecruit(play: Play, city: CityId): void {
  discard(play, 'recruit', city);
  play.state.owed++;
  enterOwed(play);
}

/** X5.1, X5.2: the threat is eliminated: the tile is discarded and another one enters. */
export function replaceThreat(play: Play, city: CityId): void {
  discard(play, 'threat', city);
  const { state } = play;
  const tile = state.nextThreat;
  if (tile === NONE) return;
  state.nextThreat = NONE;
  layThreat(play, tile);
  settle(play);
}

/** X5.3: recruit tiles enter until none is owed, or no unit is left for any. */
export function enterOwed(play: Play): void {
  const { state } = play;
  while (state.owed > 0) {
    if (!enterRecruit(play)) return;
    state.owed--;
  }
}

/** X5.2, X5.3: the next recruit tile that can get a unit goes to its city; each tile is tried once. */
function enterRecruit(play: Play): boolean {
  const { state, emit } = play;
  const tried = new Set<TileId>();
  while (countUnits(state.barracks) > 0) {
    const tile = state.nextRecruit;
    if (tile === NONE || tried.has(tile)) return false;
    tried.add(tile);
    state.nextRecruit = NONE;
    const filled = placeRecruit(play, tile);
    if (!filled) {
      emit?.({ type: 'recruitUnfilled', tile }, 'all');
      discard(play, 'recruit', tile);
    }
    settle(play);
    if (filled) return true;
  }
  return false;
}

/** X5.2: filled from the barracks; a missing class leaves gaps. False: no unit was left. */
export function placeRecruit({ tiles, state, emit }: Play, tile: TileId): boolean {
  const { recruit } = tiles[tile];
  const camp = campOf(tile);
  for (let of = 0; of < UNITS.length; of++) {
    const number = Math.min(recruit[of], state.barracks[of]);
    state.barracks[of] -= number;
    state.camps[camp + of] = number;
  }
  state.sides[tile] = RECRUIT;
  const units = state.camps.slice(camp, camp + UNITS.length);
  if (countUnits(units) === 0) return false;
  emit?.({ type: 'recruitEntered', tile, units }, 'all');
  return true;
}

export function layThreat({ state, emit }: Play, tile: TileId): void {
  state.sides[tile] = THREAT;
  emit?.({ type: 'threatEntered', tile }, 'all');
}

function discard(play: Play, pile: Pile, tile: TileId): void {
  const { state, emit } = play;
  state.sides[tile] = NO_TILE;
  (pile === 'recruit' ? state.recruitDiscard : state.threatDiscard).push(tile);
  emit?.({ type: 'tileDiscarded', pile, tile }, 'all');
  settle(play);
}

/** X5.4 to X5.8: piles are refilled and next tiles drawn, until nothing changes. */
export function settle(play: Play): void {
  const { state } = play;
  let reinforced = false;
  for (;;) {
    turnDiscards(play);
    if (state.nextRecruit === NONE && state.recruitPile.length > 0) draw(play, 'recruit', 'recruit');
    else if (state.nextThreat === NONE && state.threatPile.length > 0) draw(play, 'threat', 'threat');
    else if (state.nextRecruit === NONE && state.threatPile.length > 0) draw(play, 'recruit', 'threat');
    else if (state.nextThreat === NONE && !reinforced) {
      reinforced = true;
      awakenTitans(play);
      reinforce(play);
    } else return;
  }
}

/** X5.5: an empty pile is rebuilt from the other kind's discard; X5.6: or it stays empty. */
function turnDiscards(play: Play): void {
  const { state } = play;
  if (state.recruitPile.length === 0 && state.threatDiscard.length > 0) {
    turn(play, 'recruit', state.threatDiscard, state.recruitPile);
  }
  if (state.threatPile.length === 0 && state.recruitDiscard.length > 0) {
    turn(play, 'threat', state.recruitDiscard, state.threatPile);
  }
}

/** The tile discarded first ends up on top. */
function turn(play: Play, pile: Pile, discarded: TileId[], into: TileId[]): void {
  if (play.emit !== undefined) play.emit({ type: 'discardTurned', pile, tiles: [...discarded] }, 'all');
  while (discarded.length > 0) into.push(discarded.pop() ?? NONE);
  tellTop(play, pile);
}

/** X5.4, X5.7: the top of a pile becomes the next tile; the one below is the new top. */
function draw(play: Play, pile: Pile, from: Pile): void {
  const { state, emit } = play;
  const tile = (from === 'recruit' ? state.recruitPile : state.threatPile).pop() ?? NONE;
  if (pile === 'recruit') state.nextRecruit = tile;
  else state.nextThreat = tile;
  emit?.({ type: 'nextDrawn', pile, from, tile }, 'all');
  tellTop(play, from);
}
