import type { Seat } from '@triptych/kernel';
import { type Roles, toldTo } from '@triptych/words';
import type { PlaceId } from '../content/components.ts';
import { LEFT, type PlaceKind } from '../content/symbols.ts';
import type { BellumEvent } from '../events.ts';
import { CHESTS_TO_END, LAST_DAY } from '../rules/ending.ts';
import { cardName, castleName, forPeople, placeName, type Speaker } from './speaker.ts';

const ROLES: Roles = { acting: ['seat', 'captain', 'seats'], concerned: ['victim'] };

/** An event as a sentence of the log. */
export function tell(
  speaker: Speaker,
  event: BellumEvent,
  named: readonly string[],
  you: Seat | null = null,
): string {
  const { words } = speaker;
  const { players, events } = toldTo(words, event, ROLES, named, you);
  const card = (id: number): string => cardName(speaker, id);
  const place = (id: PlaceId): { place: string; kind: PlaceKind } => ({
    place: placeName(speaker, id),
    kind: speaker.components.places[id].kind,
  });
  switch (event.type) {
    case 'castleTaken':
      return events.castleTaken({
        player: players[event.seat],
        castle: castleName(speaker, event.castle),
      });
    case 'goblinsDealt':
      return events.goblinsDealt({ player: players[event.seat], cards: event.cards.map(card) });
    case 'placeOpened':
      return events.placeOpened(place(event.place));
    case 'creatureOpened':
      return events.creatureOpened({
        card: card(event.card),
        tier: speaker.components.cards[event.card].tier,
      });
    case 'dayBegan':
      return events.dayBegan({ day: event.day, captain: players[event.captain] });
    case 'dieRolled':
      return events.dieRolled({ captain: players[event.captain], row: forPeople(event.row) });
    case 'rollBought':
      return events.rollBought[event.with]({ player: players[event.seat] });
    case 'rollAccepted':
      return events.rollAccepted({ player: players[event.seat] });
    case 'gathered':
      return events.gathered({ player: players[event.seat], food: event.food, glyphs: event.glyphs });
    case 'scouted': {
      const [first, ...others] = event.seats.map((seat) => players[seat]);
      return others.length === 0
        ? events.scouted.alone({ player: first, maps: event.maps })
        : events.scouted.tied({ players: [first, ...others], maps: event.maps });
    }
    case 'chestGained':
      return events.chestGained({
        player: players[event.seat],
        kind: event.kind,
        chest: forPeople(event.chest),
      });
    case 'chestSeen':
      return events.chestSeen({
        player: players[event.seat],
        kind: speaker.components.chestKinds[event.chest],
        chest: forPeople(event.chest),
        value: event.value,
      });
    case 'attackPassed':
      return events.attackPassed({ player: players[event.seat] });
    case 'placeTaken':
      return events.placeTaken({ player: players[event.seat], ...place(event.place) });
    case 'looted': {
      const { food, glyphs, barrels } = event;
      return events.looted({ player: players[event.seat], food, glyphs, barrels });
    }
    case 'castleStormed':
      return events.castleStormed({ player: players[event.seat], victim: players[event.victim] });
    case 'chestStolen':
      return events.chestStolen({
        player: players[event.seat],
        victim: players[event.victim],
        kind: event.kind,
        chest: forPeople(event.chest),
      });
    case 'markerGained':
      return events.markerGained({ player: players[event.seat], marker: event.marker });
    case 'recruited': {
      const { food, glyphs } = event;
      return events.recruited({ player: players[event.seat], card: card(event.card), food, glyphs });
    }
    case 'cardPlaced':
      return events.cardPlaced[event.side === LEFT ? 'left' : 'right']({
        player: players[event.seat],
        card: card(event.card),
      });
    case 'recruitingEnded':
      return events.recruitingEnded({ player: players[event.seat] });
    case 'gameEnded':
      return events.gameEnded[event.reason]({ chests: CHESTS_TO_END, day: LAST_DAY });
    case 'chestsCounted':
      return events.chestsCounted({ player: players[event.seat], values: event.values, total: event.total });
  }
}
