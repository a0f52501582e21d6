import { type Player, STAND_IN_LEVEL, type TableConfig, type TableSeat } from '@triptych/protocol';

export const OPEN: Player = { kind: 'open' };

/** Whether a bot answers for this seat. */
export function playedByBot({ player, away }: TableSeat): boolean {
  return player.kind === 'bot' || (player.kind === 'person' && away !== null);
}

/** How strong the bot is that answers for this seat. */
export function levelOf({ player }: TableSeat, config: TableConfig): string {
  return player.kind === 'bot' ? player.level : standInLevel(config);
}

/** How strong bots are that play for people at this table. */
export function standInLevel({ standIn }: TableConfig): string {
  return standIn ?? STAND_IN_LEVEL;
}
