import type { Seat } from '@triptych/kernel';
import { type Components, type PlaceId, TAVERN } from '../content/components.ts';
import { CHEST_KINDS, MAGIC_SWORD, SWORD, THIEF } from '../content/symbols.ts';
import { Attack, attackTarget, TAVERN_SPACE } from '../questions.ts';
import { type BellumState, NONE } from '../state.ts';
import { active, type Play, seekTurn } from './play.ts';
import { gainChest, gainMarker, ownChest } from './supply.ts';

/** What an attack must overcome: shields by swords of either kind, magic shields by magic swords alone. */
export interface Defence {
  readonly shields: number;
  readonly magicShields: number;
}

/** B4.4: magic shields fall to magic swords alone. */
export function missingMagicSwords({ magicShields }: Defence, magic: number): number {
  return Math.max(0, magicShields - magic);
}

/** B4.4: each sword counts once; a magic sword can stand in for an ordinary one. Missing magic swords are not counted. */
export function missingSwords(defence: Defence, swords: number, magic: number): number {
  const missing = defence.shields + defence.magicShields - swords - magic;
  return Math.max(0, missing - missingMagicSwords(defence, magic));
}

/** B4.4 */
export function falls(defence: Defence, swords: number, magic: number): boolean {
  return missingMagicSwords(defence, magic) === 0 && missingSwords(defence, swords, magic) === 0;
}

export function overcomes(state: BellumState, seat: Seat, defence: Defence): boolean {
  const castle = state.castles[seat];
  return falls(defence, active(state, castle, SWORD), active(state, castle, MAGIC_SWORD));
}

interface CastleShields {
  readonly board: number;
  readonly shields: number;
  readonly magicShields: number;
}

/** B4.6; a castle not chosen yet has no printed shields. */
export function castleDefence(
  components: Components,
  { castles }: { readonly castles: readonly CastleShields[] },
  seat: Seat,
): Defence {
  const { board, shields, magicShields } = castles[seat];
  const printed = board === NONE ? 0 : components.castles[board].shield;
  return { shields: printed + shields, magicShields };
}

export function placeAt(state: BellumState, space: number): PlaceId {
  return space === TAVERN_SPACE ? TAVERN : (state.open[space] ?? NONE);
}

export function thieves(state: BellumState, seat: Seat): number {
  return active(state, state.castles[seat], THIEF);
}

function mayTake(components: Components, state: BellumState, seat: Seat, space: number): boolean {
  const place = placeAt(state, space);
  return place !== NONE && overcomes(state, seat, components.places[place]);
}

/** B4.7: a thief, enough swords, and something to steal. */
function mayStorm(components: Components, state: BellumState, seat: Seat, victim: Seat): boolean {
  return (
    victim !== seat &&
    thieves(state, seat) > 0 &&
    state.castles[victim].chests.length > 0 &&
    overcomes(state, seat, castleDefence(components, state, victim))
  );
}

/** B4.3: one attack, on an open place, on the tavern or on another castle; or none. */
export function attackOptions(components: Components, state: BellumState, seat: Seat): number[] {
  const options: number[] = [Attack.nothing];
  if (mayTake(components, state, seat, TAVERN_SPACE)) options.push(Attack.tavern);
  for (let space = 0; space < state.open.length; space++) {
    if (mayTake(components, state, seat, space)) options.push(Attack.place(space));
  }
  for (let victim = 0; victim < state.castles.length; victim++) {
    if (mayStorm(components, state, seat, victim)) options.push(Attack.castle(victim));
  }
  return options;
}

export function seekAttacker(play: Play): boolean {
  return seekTurn(play, mayAttack);
}

function mayAttack({ components, state }: Play, seat: Seat): boolean {
  for (let space = TAVERN_SPACE; space < state.open.length; space++) {
    if (mayTake(components, state, seat, space)) return true;
  }
  for (let victim = 0; victim < state.castles.length; victim++) {
    if (mayStorm(components, state, seat, victim)) return true;
  }
  return false;
}

export function answerAttack(play: Play, seat: Seat, option: number): void {
  const target = attackTarget(option);
  switch (target.on) {
    case 'nothing':
      play.emit?.({ type: 'attackPassed', seat }, 'all');
      play.state.served++;
      return;
    case 'place':
      takePlace(play, seat, target.space);
      play.state.served++;
      return;
    case 'castle':
      storm(play, seat, target.seat);
      return;
  }
}

/** B4.5: the loot is gained; the place leaves the game and its space stays empty today, but the tavern stays. */
function takePlace(play: Play, seat: Seat, space: number): void {
  const { components, state, emit } = play;
  const place = placeAt(state, space);
  const { loot } = components.places[place];
  if (space !== TAVERN_SPACE) state.open[space] = NONE;
  emit?.({ type: 'placeTaken', seat, place, space }, 'all');
  const { food, glyphs, barrels } = loot;
  const castle = state.castles[seat];
  castle.food += food;
  castle.glyphs += glyphs;
  castle.barrels += barrels;
  if (food + glyphs + barrels > 0) emit?.({ type: 'looted', seat, food, glyphs, barrels }, 'all');
  for (const kind of CHEST_KINDS) {
    for (let chest = 0; chest < loot[kind]; chest++) gainChest(play, seat, kind);
  }
}

/** B4.7: the castle falls; the thief chooses the chests next, unless there is only one. */
function storm(play: Play, seat: Seat, victim: Seat): void {
  const { state, emit } = play;
  emit?.({ type: 'castleStormed', seat, victim }, 'all');
  state.victim = victim;
  state.phase = 'theft';
  const { chests } = state.castles[victim];
  if (chests.length === 1) steal(play, seat, chests);
}

/** B4.7: one chest per thief at most. */
export function mostStolen(state: BellumState, seat: Seat): number {
  return Math.min(thieves(state, seat), state.castles[state.victim].chests.length);
}

/** B4.8, B4.9: the chests change hands, and the victim gains one shield marker at once. */
export function steal(play: Play, seat: Seat, chests: readonly number[]): void {
  const { components, state, emit } = play;
  const victim = state.victim;
  const robbed = state.castles[victim];
  const taken = [...chests];
  robbed.chests = robbed.chests.filter((chest) => !taken.includes(chest));
  for (const chest of taken) {
    emit?.({ type: 'chestStolen', seat, victim, chest, kind: components.chestKinds[chest] }, 'all');
    ownChest(play, seat, chest);
  }
  gainMarker(play, victim, 'shield');
  state.victim = NONE;
  state.phase = 'attack';
  state.served++;
}
