import { STAND_IN_LEVEL } from '@triptych/protocol';
import type { PersonId } from './sender.ts';

export type Player =
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly id: PersonId; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string };

/** Why a bot plays for a person, until that person comes back. */
export type Away = 'left' | 'time-out';

/** A seat and who has it. */
export interface TableSeat {
  readonly player: Player;
  readonly away: Away | null;
  /** What this seat adds to the seed of the match. */
  readonly part: string | null;
}

export const OPEN: Player = { kind: 'open' };

/** Whether a bot answers for this chair. */
export function playedByBot({ player, away }: TableSeat): boolean {
  return player.kind === 'bot' || (player.kind === 'person' && away !== null);
}

export function levelOf({ player }: TableSeat): string {
  return player.kind === 'bot' ? player.level : STAND_IN_LEVEL;
}
