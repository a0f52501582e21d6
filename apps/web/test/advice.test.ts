import { type Decision, decide } from '@triptych/bots';
import { askedSeat, ownDecisions } from '@triptych/client/decisions.ts';
import { loadAllGames } from '@triptych/games';
import {
  type Answer,
  type AskedSeat,
  type Game,
  type GameEvent,
  type GameModule,
  type Match,
  type Question,
} from '@triptych/kernel';
import { LANGUAGES, type WantsToTell } from '@triptych/words';
import { describe, expect, it, test } from 'vitest';
import { analyse } from '../src/advice/analysis.ts';
import { wants as xiditWants } from '@triptych/games/xidit/advice/wants.ts';
import { nextBest, sayWants } from '../src/advice/sentences.ts';
import { CARELESS, carelessMatch } from './careless-match.ts';

const SEATS = 3;

/** What the careless player knew at a decision, noted while the match was played. */
interface Noted {
  readonly asked: AskedSeat;
  readonly story: readonly GameEvent[];
}

function played(module: GameModule): { readonly game: Game; readonly match: Match; readonly noted: Noted[] } {
  const noted: Noted[] = [];
  const { game, match } = carelessMatch(module, SEATS, (now, seat) => {
    const story = [now.setup, ...now.steps.map(({ events }) => events)]
      .flat()
      .filter(({ to }) => to === 'all' || to === seat)
      .map(({ event }) => event);
    const memory = now.game.memory(seat);
    for (const event of story) now.game.remember(memory, event);
    const question = now.questionOf(seat);
    if (question === null) throw new Error('nobody is asked');
    const asked = { seats: SEATS, view: now.view(seat), memory, question };
    noted.push({ asked: structuredClone(asked), story });
  });
  return { game, match, noted };
}

/** The same rules, which accept imagined states only: a caller with another one has seen too much. */
function withoutRealStates(game: Game): Game {
  const imagined = new WeakSet<object>();
  const check = (state: unknown): void => {
    if (typeof state !== 'object' || state === null || !imagined.has(state)) throw new Error('a real state');
  };
  return {
    ...game,
    imagine: (...given) => {
      const state = game.imagine(...given);
      if (typeof state === 'object' && state !== null) imagined.add(state);
      return state;
    },
    copy: (from, into) => {
      check(from);
      check(into);
      game.copy(from, into);
    },
    pending: (state) => {
      check(state);
      return game.pending(state);
    },
    apply: (state, ...given) => {
      check(state);
      game.apply(state, ...given);
    },
    reveal: (state, ...given) => {
      check(state);
      game.reveal(state, ...given);
    },
    advise: (state, ...given) => {
      check(state);
      return game.advise(state, ...given);
    },
    outcome: (state) => {
      check(state);
      return game.outcome(state);
    },
    setup: () => {
      throw new Error('a match of its own');
    },
    view: () => {
      throw new Error('somebody’s view');
    },
  };
}

/** Games whose bots search, and so have reasons. */
const modules = (await loadAllGames()).filter(
  (module) => module.open(module.packs['standard']).knowledge !== undefined,
);
const KNOWN = ['memory', 'question', 'seats', 'view'];

describe.each(modules.map((module) => [module.id, module] as const))('advice in %s', (_id, module) => {
  const { game, match, noted } = played(module);
  const decisions = ownDecisions(game, match.record, CARELESS) ?? [];
  const real = noted.filter(({ asked }) =>
    decisions.some(({ asked: { question } }) => same(question, asked.question)),
  );

  it('tells the bot what the seat knew then, and nothing else', () => {
    expect(decisions.length).toBeGreaterThan(10);
    for (const { asked } of decisions) {
      expect(Object.keys(asked).toSorted()).toEqual(KNOWN);
      expect(asked.question.seat).toBe(CARELESS);
      const then = real.find(
        ({ asked: { question, view } }) => same(question, asked.question) && same(view, asked.view),
      );
      expect(asked).toEqual(then?.asked);
    }
    for (const { asked, story } of noted) {
      const { view, question } = asked;
      expect(askedSeat(game, { view, question, story }, SEATS)).toEqual(asked);
    }
  });

  it('is given by a bot that never sees the match', async () => {
    const blind = withoutRealStates(game);
    const some = decisions.filter((_, at) => at % Math.ceil(decisions.length / 6) === 0);
    const seen: AskedSeat[] = [];
    const found = await analyse(
      some,
      (asked, limits) => {
        seen.push(asked);
        return Promise.resolve(decide(blind, 'strong', asked, 7, { ...limits, iterations: 24 }));
      },
      () => {},
    );
    expect(found?.decisions).toBe(some.length);
    for (const asked of seen) expect(some.map((decision) => decision.asked)).toContain(asked);
  });

  test('everything that its search weighs has words in every language', async () => {
    const { words, things } = await wantsOf(module.id);
    const features = game.knowledge?.outlook?.features ?? [];
    expect(features.length).toBeGreaterThan(5);
    for (const language of LANGUAGES) {
      expect(Object.keys(words[language]).toSorted()).toEqual([...new Set(features)].toSorted());
      for (const feature of features) {
        const spoken = { words: words[language], things, names: {} };
        const told = [1, -1].flatMap((more) => sayWants([{ feature, more, counts: 1 }], spoken));
        expect(told.length).toBeGreaterThan(0);
      }
    }
  });

  test('no list of wants names the same thing twice', async () => {
    const { words, things } = await wantsOf(module.id);
    const wants = Object.keys(words.de).flatMap((feature) =>
      [1, -1].map((more) => ({ feature, more, counts: 1 })),
    );
    let lists = 0;
    for (const { language, nouns } of NOUNS)
      for (const one of wants)
        for (const other of wants) {
          const told = sayWants([one, other], { words: words[language], things, names: {} });
          if (told.length < 2) continue;
          lists++;
          const named = told.flatMap((phrase) => [...new Set(phrase.match(nouns))]);
          expect({ told, named: [...new Set(named)] }).toEqual({ told, named });
        }
    expect(lists).toBeGreaterThan(100);
  });
});

/** Where nouns can be told from other words: by their capitals, or as the first word after a plural article. */
const NOUNS = [
  { language: 'de', nouns: /\p{Lu}\p{L}+/gu },
  { language: 'fr', nouns: /(?<=^(?:des|les) )\p{L}+/gu },
] as const;

async function wantsOf(game: string): Promise<WantsToTell> {
  const { wants } = await import(`../../../games/${game}/advice/wants.ts`);
  return wants;
}

test('what belongs to one assessment is said once, by its name', () => {
  const wants = ['thirdAboveLast', 'thirdValue', 'units'].map((feature) => ({ feature, more: 1, counts: 1 }));
  const names = { first: 'wealth', second: 'influence', third: 'reputation' };
  const spoken = { words: xiditWants.words.en, things: xiditWants.things, names };
  expect(sayWants(wants, spoken)).toEqual(['a better standing in reputation', 'units']);
});

test('the next best answer is one that reads differently from the best', () => {
  const tried = [0, 0.01, 0.03].map((behind, answer) => ({ answer, value: 1, behind, error: 0, worlds: 1 }));
  const says = (...texts: readonly string[]) =>
    nextBest({ answer: 0, tried }, (answer) => texts[Number(answer)]);
  expect(says('one wood', 'one stone', 'nothing')).toEqual({ text: 'one stone', behind: 0.01 });
  expect(says('one wood', 'one wood', 'nothing')).toEqual({ text: 'nothing', behind: 0.03 });
  expect(says('one wood', 'one wood', 'one wood')).toBeNull();
});

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

describe('the analysis', () => {
  const question: Question = {
    seat: 0,
    kind: 'any',
    rule: '1',
    sealed: false,
    shape: { shape: 'one', of: [0, 1, 2] },
  };
  const asked = { seats: 2, view: null, memory: null, question };
  const decision = (best: Answer, behind: readonly number[], error = 0.01): Decision => ({
    answer: best,
    reason: { value: 0.5, next: null, wants: [], expected: [0.5, 0.5], iterations: 10 },
    tried: behind.map((lost, answer) => ({ answer, value: 0.5 - lost, behind: lost, error, worlds: 5 })),
  });

  it('names the three costliest decisions, and blames nobody for what only looked costly at first', async () => {
    // By moment: what the first and the second look find that the given answer, 1, has cost.
    const costs = [
      [0.1, 0.08],
      [0.3, 0],
      [0.05, 0.2],
      [0, 0],
      [0.06, 0.05],
      [0.07, 0.12],
    ];
    const decisions = costs.map((_, moment) => ({ moment, asked: { ...asked, view: moment }, answer: 1 }));
    const looks = costs.map(() => 0);
    const progress: number[] = [];
    const found = await analyse(
      decisions,
      ({ view }) => {
        const at = Number(view);
        return Promise.resolve(decision(0, [0, costs[at][looks[at]++], 1]));
      },
      (done, of) => progress.push(done / of),
    );
    expect(found?.costly.map(({ moment, better, cost }) => [moment, better, cost])).toEqual([
      [2, 0, 0.2],
      [5, 0, 0.12],
      [0, 0, 0.08],
    ]);
    expect(found).toMatchObject({ decisions: 6, sound: 2 });
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(progress[0]).toBe(0);
    expect(progress.at(-1)).toBeLessThan(1);
  });

  it('blames nobody for what may be chance, and compares only what was chosen with what looked better', async () => {
    const compared: (readonly Answer[] | undefined)[] = [];
    const found = await analyse(
      [0.04, 0.06].map((error, moment) => ({ moment, asked: { ...asked, view: error }, answer: 1 })),
      ({ view }, { only }) => {
        compared.push(only);
        return Promise.resolve(decision(0, [0, 0.1, 1], Number(view)));
      },
      () => {},
    );
    expect(found?.costly.map(({ moment }) => moment)).toEqual([0]);
    expect(compared).toEqual([undefined, undefined, [0, 1], [0, 1]]);
  });

  it('stops with its bot', async () => {
    const decisions = [{ moment: 0, asked, answer: 1 }];
    expect(
      await analyse(
        decisions,
        () => Promise.resolve(null),
        () => {},
      ),
    ).toBeNull();
  });
});
