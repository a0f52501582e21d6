import { type Player, STAND_IN_LEVEL, type TableSeat } from '@triptych/protocol';

export const OPEN: Player = { kind: 'open' };

/** Whether a bot answers for this seat. */
export function playedByBot({ player, away }: TableSeat): boolean {
  return player.kind === 'bot' || (player.kind === 'person' && away !== null);
}

export function levelOf({ player }: TableSeat): string {
  return player.kind === 'bot' ? player.level : STAND_IN_LEVEL;
}
