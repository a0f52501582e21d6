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

/** A bot as it is stored and sent: without a field for a character that it does not have. */
export function characterField(character: string | undefined): { readonly character?: string } {
  return character === undefined ? {} : { character };
}

/** The character of the bot that answers for this seat. */
export function characterOf({ player }: TableSeat, { standInCharacter }: TableConfig): string | undefined {
  return player.kind === 'bot' ? player.character : standInCharacter;
}

/** How strong bots are that play for people at this table. */
export function standInLevel({ standIn }: TableConfig): string {
  return standIn ?? STAND_IN_LEVEL;
}
