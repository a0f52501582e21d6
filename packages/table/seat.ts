import { STAND_IN_LEVEL } from '@triptych/protocol';
import type { PersonId } from './sender.ts';

export type Player =
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly id: PersonId; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string };

/** Why a bot stands in for a person until they return. */
export type Away = 'left' | 'time-out' | 'absent';

/**
 * Other devices of a seat's player. The host knows each as a person of its own, so that it gets this seat and nothing
 * else of the player's, and can lose it again.
 */
export interface Devices {
  /** The player they belong to: whoever gets the seat later starts without them. */
  readonly of: PersonId;
  readonly admitted: readonly PersonId[];
  /** Somebody who says that they are the player and waits to be confirmed. */
  readonly claim: { readonly number: number; readonly person: PersonId } | null;
}

export interface TableSeat {
  readonly player: Player;
  readonly away: Away | null;
  /** This seat's contribution to the seed. */
  readonly part: string | null;
  /** The person who gave the match up; a bot plays for them for good. */
  readonly resigned?: Player;
  /** Absent until another device of its player asks for it. */
  readonly devices?: Devices;
}

export const OPEN: Player = { kind: 'open' };

/** Whether a bot answers for this seat. */
export function playedByBot({ player, away }: TableSeat): boolean {
  return player.kind === 'bot' || (player.kind === 'person' && away !== null);
}

export function levelOf({ player }: TableSeat): string {
  return player.kind === 'bot' ? player.level : STAND_IN_LEVEL;
}
