import type { NamedCharacter } from '@triptych/kernel';
import { nameOfBot } from '@triptych/words';

/** Somebody else at the table. */
export interface Other {
  readonly name: string;
  readonly character?: string | undefined;
}

/** A bot as a table takes it. */
export interface NewBot {
  readonly name: string;
  readonly level: string;
  readonly character?: string;
}

/** A bot's level, and how bots without a character are called. */
export interface BotWords {
  readonly level: string;
  readonly botName: (number: number) => string;
}

/**
 * A bot beside these others: of the wanted character, or else the first that no other bot has. It is named after its
 * character, unlike anybody else at the table.
 */
export function botBeside(
  others: readonly Other[],
  characters: readonly NamedCharacter[],
  { level, botName }: BotWords,
  wanted: string | null | undefined = null,
): NewBot {
  const taken = others.map(({ name }) => name);
  const bots = others.filter(({ character }) => character !== undefined).length;
  const unseen = characters.find(({ id }) => others.every(({ character }) => character !== id));
  const character =
    characters.find(({ id }) => id === wanted) ?? unseen ?? characters[bots % characters.length];
  if (character !== undefined)
    return { name: nameOfBot(character.name, taken), level, character: character.id };
  const names = Array.from({ length: others.length + 1 }, (_, at) => botName(at + 1));
  return { name: names.find((name) => !taken.includes(name)) ?? names[0], level };
}
