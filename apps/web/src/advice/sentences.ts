import type { AnswerReason, Want } from '@triptych/bots';
import type { Seat } from '@triptych/kernel';
import { entry, type WantWords } from '@triptych/words';

/** Shares of the wins as people say them: games in a hundred. */
export const inHundred = (share: number): number => Math.round(share * 100);

/**
 * What an answer is after, in the game's words; the search also weighs what nobody would say, and several features may
 * be one thing to people. Names fill the braces.
 */
export function sayWants(
  wants: readonly Want[],
  words: WantWords,
  names: Readonly<Record<string, string>> = {},
): string[] {
  const phrases = wants.flatMap(({ feature, more }) => {
    const either = entry(words, feature);
    const phrase = more > 0 ? either?.more : either?.less;
    return phrase === undefined
      ? []
      : [phrase.replace(/\{(\w+)\}/g, (_, name: string) => entry(names, name) ?? '')];
  });
  return [...new Set(phrases)];
}

/** By seat: its share of the wins. The search also values second places a little, which people do not count as wins. */
export function sharesOf({ expected }: AnswerReason): readonly number[] {
  const sum = expected.reduce((all, share) => all + share, 0);
  // Alone, a player wins or loses.
  return expected.length === 1 || sum === 0 ? expected : expected.map((share) => share / sum);
}

interface Rival {
  readonly seat: Seat;
  readonly chance: number;
}

/** The other player who is likeliest to win; null if nobody else plays. */
export function rivalIn(shares: readonly number[], own: Seat): Rival | null {
  let rival: Rival | null = null;
  for (const [seat, chance] of shares.entries())
    if (seat !== own && (rival === null || chance > rival.chance)) rival = { seat, chance };
  return rival;
}
