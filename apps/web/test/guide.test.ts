import type { GuideBook, GuideWords } from '@triptych/board-kit/guide.ts';
import { loadGame } from '@triptych/games';
import { en as bellumEn } from '@triptych/games/bellum/guide/words/en.ts';
import { bellumBook } from '@triptych/games/bellum/web/guide-book.ts';
import { en as xerxesEn } from '@triptych/games/xerxes/guide/words/en.ts';
import { xerxesBook } from '@triptych/games/xerxes/web/guide-book.ts';
import { en as xiditEn } from '@triptych/games/xidit/guide/words/en.ts';
import { xiditBook } from '@triptych/games/xidit/web/guide-book.ts';
import { expect, test } from 'vitest';
import { stillModel } from '../src/guide/still-model.ts';

interface Case {
  readonly id: string;
  readonly book: GuideBook;
  readonly words: GuideWords;
}

const CASES: readonly Case[] = [
  { id: 'bellum', book: bellumBook, words: bellumEn },
  { id: 'xerxes', book: xerxesBook, words: xerxesEn },
  { id: 'xidit', book: xiditBook, words: xiditEn },
];

for (const { id, book, words } of CASES) {
  const parts = [...book.turn, ...book.chapters];

  test(`${id}: a turn has four pictures, and the rules lead to the position of every picture`, async () => {
    const module = await loadGame(id);
    if (module === undefined) throw new Error(`There is no game ${id}.`);
    expect(book.turn.filter(({ picture }) => picture !== null)).toHaveLength(4);
    const seats = Array.from({ length: book.match.seats }, (_, seat) => ({
      name: `P${seat}`,
      player: 'bot' as const,
    }));
    for (const { name, picture } of parts) {
      const model = picture === null ? undefined : stillModel(module, book.match, picture, seats);
      expect({ name, reached: model !== null }).toEqual({ name, reached: true });
      // A picture that shows a draft shows one that is legal.
      const draft = picture?.draft ?? null;
      expect({ name, answer: draft === null ? null : model?.answer }).toEqual({ name, answer: draft });
    }
  });

  test(`${id}: every part has its words, and a rule of the ledger that players see`, async () => {
    const module = await loadGame(id);
    const [pack] = Object.values(module?.packs ?? {});
    const rules = module?.narrator(pack, 'en').rules ?? [];
    expect(Object.keys(words.parts).sort()).toEqual(parts.map(({ name }) => name).sort());
    for (const { rule } of parts) {
      const there = rules.some(({ number }) => number === rule || number.startsWith(`${rule}.`));
      expect({ rule, there, hidden: book.hidden.includes(rule.split('.')[0]) }).toEqual({
        rule,
        there: true,
        hidden: false,
      });
    }
  });
}
