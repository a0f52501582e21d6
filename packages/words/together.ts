import { entry } from './entry.ts';

/** Several acts of one kind and of one player. */
export interface Acts {
  readonly player: string;
  readonly count: number;
}

/** A game's sentences for many acts of one kind, by the type of the event. */
export type TogetherWords = Readonly<Record<string, (acts: Acts) => string>>;

interface Act {
  readonly type: string;
  readonly seat?: number | null;
}

/** Several acts in one sentence (“Bot 2 recruits 9 creatures.”); null: only the last of them is worth telling. */
export function tellTogether(
  words: TogetherWords,
  acts: readonly Act[],
  names: readonly string[],
): string | null {
  const [{ type, seat = null }] = acts;
  if (seat === null) return null;
  return entry(words, type)?.({ player: names[seat], count: acts.length }) ?? null;
}
