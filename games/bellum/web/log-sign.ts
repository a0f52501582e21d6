import type { BellumEvent } from '../events.ts';
import type { Good } from './amounts.ts';

/** The sign in front of a log line: what it is about. */
export function logSign(event: BellumEvent): Good | 'captain' | null {
  switch (event.type) {
    case 'dayBegan':
      return 'captain';
    case 'rollBought':
      return event.with;
    case 'gathered':
      return event.food > 0 ? 'food' : 'glyph';
    case 'looted':
      return event.food > 0 ? 'food' : event.glyphs > 0 ? 'glyph' : 'barrel';
    case 'scouted':
      return 'map';
    case 'placeTaken':
    case 'castleStormed':
      return 'sword';
    case 'markerGained':
      return event.marker;
    default:
      return null;
  }
}
