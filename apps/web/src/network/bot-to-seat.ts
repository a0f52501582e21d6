import type { NamedCharacter } from '@triptych/kernel';
import { say } from '../words/index.ts';
import { botBeside, type NewBot, type Other } from './bot-beside.ts';

/** A bot beside these others, named in the reader's language. */
export function botToSeat(
  others: readonly Other[],
  characters: readonly NamedCharacter[],
  level: string,
  wanted?: string | null,
): NewBot {
  const { botName } = say();
  return botBeside(others, characters, { level, botName }, wanted);
}
