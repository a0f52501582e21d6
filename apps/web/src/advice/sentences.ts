import type { AnswerReason, Decision, Want } from '@triptych/bots';
import type { Answer, Seat } from '@triptych/kernel';
import { entry, type WantsToTell, type WantWords } from '@triptych/words';

/** Shares of the wins as people say them: games in a hundred. */
export const inHundred = (share: number): number => Math.round(share * 100);

/** What the bot of a game is after, in the reader's language. */
export interface SpokenWants {
  readonly words: WantWords;
  readonly things: WantsToTell['things'];
  /** They fill the braces. */
  readonly names: Readonly<Record<string, string>>;
}

/**
 * What an answer is after, in the game's words, the most important first; the search also weighs what nobody would say.
 * Of each thing only one phrase speaks.
 */
export function sayWants(wants: readonly Want[], { words, things, names }: SpokenWants): string[] {
  const told = new Set<string>();
  return wants.flatMap(({ feature, more }) => {
    const either = entry(words, feature);
    const phrase = more > 0 ? either?.more : either?.less;
    const about = entry(things, feature) ?? [];
    if (phrase === undefined || about.some((thing) => told.has(thing))) return [];
    for (const thing of about) told.add(thing);
    return [phrase.replace(/\{(\w+)\}/g, (_, name: string) => entry(names, name) ?? '')];
  });
}

/** The best answer that reads differently from the one given; null: none was tried. */
export function nextBest(
  { answer, tried }: Pick<Decision, 'answer' | 'tried'>,
  say: (answer: Answer) => string,
): { readonly text: string; readonly behind: number } | null {
  const given = say(answer);
  const other = tried.find((one) => say(one.answer) !== given);
  return other === undefined ? null : { text: say(other.answer), behind: other.behind };
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
