import type { RefusalSentence } from './common/sentences.ts';
import { entry } from './entry.ts';

type AboutPlayer = (asked: { readonly player: string }) => string;

/** Words in every game's catalogue. */
interface GameWords {
  readonly title: string;
  readonly waitFor: Readonly<Record<string, AboutPlayer>>;
  readonly hasDecided: AboutPlayer;
  /** For a question that the game does not know. */
  readonly isDeciding: AboutPlayer;
  readonly refusals: Readonly<Record<string, RefusalSentence>>;
  readonly categories: Readonly<Record<string, string>>;
}

interface Waited {
  readonly seat: number;
  readonly kind: string;
  readonly ready: boolean;
}

interface WhyNot {
  readonly code: string;
  readonly values: Readonly<Record<string, number>>;
}

/** Sentences with the same structure in every game, made of each game's own words. */
export function gameSentences(words: GameWords): {
  readonly title: string;
  waitFor(question: Waited, players: readonly string[]): string;
  refuse(refusal: WhyNot): string | null;
  category(name: string): string;
} {
  return {
    title: words.title,
    waitFor({ seat, kind, ready }, players) {
      const player = players[seat];
      if (ready) return words.hasDecided({ player });
      return (entry(words.waitFor, kind) ?? words.isDeciding)({ player });
    },
    refuse: ({ code, values }) => entry(words.refusals, code)?.(values) ?? null,
    category: (name) => entry(words.categories, name) ?? name,
  };
}
