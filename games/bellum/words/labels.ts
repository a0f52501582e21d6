import type { Seat } from '@triptych/kernel';
import { type CardId, type ChestId, type PlaceId, TAVERN } from '../content/components.ts';
import { LEFT, MARKERS, type Marker, RIGHT } from '../content/symbols.ts';
import { attackTarget, type BellumQuestion, Reroll, recruitChoice, TAVERN_SPACE } from '../questions.ts';
import { price } from '../rules/recruiting.ts';
import { NONE } from '../state.ts';
import type { BellumView } from '../view.ts';
import { bothSides, numberIn, sideRows } from './rows.ts';
import { cardName, castleName, forPeople, placeName, type Speaker } from './speaker.ts';
import { type Amounts, count } from './things.ts';

/** An option as a short label with what the decision needs, even if it is illegal now. */
export function optionLabel(
  speaker: Speaker,
  question: BellumQuestion,
  option: number,
  view: BellumView,
  players: readonly string[],
): string {
  const { words } = speaker;
  switch (question.kind) {
    case 'castle':
      return castleLabel(speaker, option);
    case 'goblins':
      return option === LEFT ? words.names.sides.left : words.names.sides.right;
    case 'reroll':
      return rerollLabel(speaker, question.seat, option, view);
    case 'attack':
      return attackLabel(speaker, question.seat, option, view, players);
    case 'theft':
      return chestLabel(speaker, option, view);
    case 'recruit':
      return recruitLabel(speaker, option, view);
    case 'side': {
      const { left, right } = speaker.components.cards[question.card];
      return option === LEFT ? sideRows(words, left, LEFT) : sideRows(words, right, RIGHT);
    }
  }
}

/** A goblin that needs a side. */
export function goblinLabel(speaker: Speaker, card: CardId): string {
  const { left, right } = speaker.components.cards[card];
  return `${cardName(speaker, card)} – ${bothSides(speaker.words, left, right)}`;
}

function castleLabel(speaker: Speaker, board: number): string {
  const { components, words } = speaker;
  const { shield, horde } = components.castles[board];
  const shields = words.options.shieldValue({ shield });
  return `${castleName(speaker, board)} (${shields}) – ${bothSides(words, horde, horde)}`;
}

function rerollLabel({ words }: Speaker, seat: Seat, option: number, view: BellumView): string {
  const { reroll } = words.options;
  const { barrels, spells } = view.castles[seat];
  switch (option) {
    case Reroll.barrel:
      return reroll.barrel({ barrels });
    case Reroll.spell:
      return reroll.spell({ spells });
    default:
      return reroll.accept();
  }
}

function attackLabel(
  speaker: Speaker,
  seat: Seat,
  option: number,
  view: BellumView,
  players: readonly string[],
): string {
  const target = attackTarget(option);
  switch (target.on) {
    case 'nothing':
      return speaker.words.options.noAttack();
    case 'place':
      return placeLabel(speaker, target.space === TAVERN_SPACE ? TAVERN : view.open[target.space]);
    case 'castle':
      return victimLabel(speaker, seat, target.seat, view, players[target.seat]);
  }
}

/** `Mudbury (village): 4 shields → 2 food, 1 metal chest` */
function placeLabel(speaker: Speaker, place: PlaceId): string {
  const { components, words } = speaker;
  if (place === NONE) return words.options.emptySpace();
  const { kind, shields, magicShields, loot } = components.places[place];
  const { food, glyphs, barrels, wooden, metal, golden } = loot;
  const defence = amounts(speaker, { shield: shields, magicShield: magicShields });
  const gain = amounts(speaker, { food, glyph: glyphs, barrel: barrels, wooden, metal, golden });
  return `${placeName(speaker, place)} (${words.names.places[kind]}): ${defence} → ${gain}`;
}

/** B4.6, B4.7: `Castle of Mia (Grudgehold): 3 shields → steal up to 2 of 5 chests` */
function victimLabel(speaker: Speaker, seat: Seat, victim: Seat, view: BellumView, player: string): string {
  const { components, words } = speaker;
  const { board, shields, magicShields, chests } = view.castles[victim];
  const defence = amounts(speaker, {
    shield: components.castles[board].shield + shields,
    magicShield: magicShields,
  });
  const thieves = numberIn(view.castles[seat].horde, view.row, 'thief');
  const gain = words.options.theft({ most: Math.min(thieves, chests.length), of: chests.length });
  return `${words.options.castleOf({ victim: player, castle: castleName(speaker, board) })}: ${defence} → ${gain}`;
}

/** `metal chest no. 23 (value known: 4)` */
function chestLabel({ components, words }: Speaker, chest: ChestId, view: BellumView): string {
  const name = words.names.chests[components.chestKinds[chest]];
  const label = words.options.chest({ name, chest: forPeople(chest) });
  const value = view.chestValues[chest];
  return value === NONE ? label : `${label} (${words.options.knownValue({ value })})`;
}

/** `Toll Troll – 2 food (bonus: shield)` */
function recruitLabel(speaker: Speaker, option: number, view: BellumView): string {
  const { components, words } = speaker;
  const choice = recruitChoice(option);
  if (choice === null) return words.options.noRecruit();
  const card = view.market[choice.space];
  if (card === NONE) return words.options.emptySpace();
  const { food, glyphs } = price(choice.space, choice.forGlyphs);
  const label = `${cardName(speaker, card)} – ${amounts(speaker, { food, glyph: glyphs })}`;
  const markers = bonusList(words, components.cards[card].bonus);
  return markers === '' ? label : `${label} (${words.options.bonus({ markers })})`;
}

/** `shield, 2 × confusion spell` */
function bonusList(words: Speaker['words'], bonus: readonly Marker[]): string {
  const kinds = MARKERS.filter((marker) => bonus.includes(marker));
  const times = (marker: Marker): number => bonus.filter((other) => other === marker).length;
  const named = (marker: Marker): string => words.names.markers[marker];
  return kinds
    .map((kind) => (times(kind) === 1 ? named(kind) : `${times(kind)} × ${named(kind)}`))
    .join(', ');
}

function amounts({ words }: Speaker, things: Amounts): string {
  return count(words.counted, things).join(', ') || '–';
}
