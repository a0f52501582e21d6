import type { Reason, Want } from '@triptych/bots';
import type { Seat } from '@triptych/kernel';
import { entry, type WantWords } from '@triptych/words';

/** Shares of the wins as people say them: games in a hundred. */
export const inHundred = (share: number): number => Math.round(share * 100);

/** What an answer is after, in the game's words; the search also weighs what nobody would say. */
export function sayWants(wants: readonly Want[], words: WantWords): string[] {
  return wants.flatMap(({ feature, more }) => {
    const told = entry(words, feature);
    const phrase = more > 0 ? told?.more : told?.less;
    return phrase === undefined ? [] : [phrase];
  });
}

/** The other player who is likeliest to win; null if nobody else plays. */
export function rivalIn(
  { expected }: Reason,
  own: Seat,
): { readonly seat: Seat; readonly chance: number } | null {
  let rival: { readonly seat: Seat; readonly chance: number } | null = null;
  for (const [seat, chance] of expected.entries())
    if (seat !== own && (rival === null || chance > rival.chance)) rival = { seat, chance };
  return rival;
}
