import { decide, think } from '@triptych/bots';
import {
  answerPending,
  type AskedSeat,
  checkShape,
  FastRng,
  type Game,
  type GameModule,
  type Mind,
  rememberIn,
  sampleAnswer,
} from '@triptych/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';

const SEATS = 3;

/** What the asked seats know at some points of a match played by the game's advice. */
function positionsOf(module: GameModule, every: number): { game: Game; positions: AskedSeat[] } {
  const game = module.open(module.packs['standard']);
  const options = Object.fromEntries(module.options.map(({ name, standard }) => [name, standard]));
  const rng = new FastRng(5);
  const memories = Array.from({ length: SEATS }, (_, seat) => game.memory(seat));
  const remember = rememberIn(game, memories);
  const state = game.setup(SEATS, options, rng, remember);
  const positions: AskedSeat[] = [];
  let asked = 0;
  for (let questions = game.pending(state); questions.length > 0; questions = game.pending(state)) {
    const [question] = questions;
    const { seat } = question;
    if (asked++ % every === 0) {
      positions.push({
        seats: SEATS,
        view: structuredClone(game.view(state, seat)),
        memory: structuredClone(memories[seat]),
        question,
      });
    }
    answerPending(game, state, (each) => game.advise(state, each, rng), rng, remember);
  }
  return { game, positions };
}

/** The same game, whose master follows no advice that has not proved best. */
function untrusting(game: Game): Game {
  const mind = game.knowledge?.minds?.master;
  if (mind?.by !== 'search') throw new Error('master does not search');
  const { trust: _trust, ...plan } = mind.plan;
  return { ...game, knowledge: { ...game.knowledge, minds: { master: { ...mind, plan } } } };
}

/** A mind whose playouts overlook this share of the options. */
function hasty(overlooks: number): Mind {
  const plan = { candidates: 4, horizon: 1, overlooks };
  return { by: 'search', plan, budget: { iterations: 4, milliseconds: 1 } };
}

/** Games that know how to judge a position; bots of the others follow the advice. */
const SEARCHED = GAMES.filter((module) => module.open(module.packs['standard']).knowledge !== undefined);

it('is known to all games but small ones', () => {
  expect(SEARCHED.length).toBeGreaterThan(2);
});

describe.each(SEARCHED.map((module) => [module.id, module] as const))('a search in %s', (_id, module) => {
  const { game, positions } = positionsOf(module, 12);

  it('gives the same legal answer and reason for the same input, seed and iterations', () => {
    expect(positions.length).toBeGreaterThan(3);
    for (const asked of positions) {
      const limits = { iterations: 24 };
      const before = JSON.stringify(asked);
      const decision = decide(game, 'master', asked, 11, limits);
      expect(checkShape(asked.question.shape, decision.answer)).toBeNull();
      expect(decide(game, 'master', asked, 11, limits)).toEqual(decision);
      expect(JSON.stringify(asked)).toBe(before);
    }
  });

  it('says what it wants and expects, and by how much the next best answer is worse', () => {
    const decisions = positions.map((asked) => ({
      seat: asked.question.seat,
      ...decide(game, 'strong', asked, 3, { iterations: 24 }),
    }));
    const reasoned = decisions.flatMap(({ reason, ...rest }) =>
      reason === null ? [] : [{ ...rest, reason }],
    );
    expect(reasoned.length).toBeGreaterThan(3);
    for (const { seat, answer, reason, tried } of reasoned) {
      expect(reason.expected).toHaveLength(SEATS);
      expect(reason.value).toBeCloseTo(reason.expected[seat], 6);
      expect(tried[0].answer).toEqual(answer);
      expect(reason.next?.answer).not.toEqual(answer);
      expect(reason.next?.behind).toBe(tried[1].behind);
      for (const { behind } of tried) expect(behind).toBeGreaterThanOrEqual(0);
      for (const { feature, more, counts } of reason.wants) {
        expect(game.knowledge?.outlook?.features).toContain(feature);
        expect(more).not.toBe(0);
        expect(counts).toBeGreaterThan(0);
      }
    }
    expect(reasoned.some(({ reason }) => reason.wants.length > 0)).toBe(true);
  });

  it('tries an answer that somebody gave, whatever it thinks of it', () => {
    const untried = positions.filter((asked) => {
      const also = sampleAnswer(asked.question.shape, new FastRng(8));
      const { tried, reason } = decide(game, 'strong', asked, 3, { iterations: 24, also });
      return reason !== null && !tried.some(({ answer }) => String(answer) === String(also));
    });
    expect(untried).toEqual([]);
  });

  it('follows the advice unless another answer has proved better, if its plan says so', () => {
    const trusting = (trust: number): Game => {
      const plan = { candidates: 8, horizon: 1, trust };
      const mind = { by: 'search', plan, budget: { iterations: 24, milliseconds: 1 } } as const;
      return {
        ...game,
        advise: (state, question, rng) =>
          question.shape.shape === 'one' ? question.shape.of[0] : game.advise(state, question, rng),
        knowledge: { ...game.knowledge, minds: { novice: mind, casual: mind, strong: mind, master: mind } },
      };
    };
    const followed = (trust: number): number[] =>
      positions.flatMap((asked) => {
        const { shape } = asked.question;
        if (shape.shape !== 'one') return [];
        return [decide(trusting(trust), 'strong', asked, 3).answer === shape.of[0] ? 1 : 0];
      });
    expect(followed(1e9)).not.toContain(0);
    expect(followed(0)).toContain(0);
  });

  it('looks ahead from the question, even if an answer ends the year at once', () => {
    const { knowledge } = game;
    const outlook = knowledge?.outlook;
    if (outlook === undefined) throw new Error('no outlook');
    const mind: Mind = {
      by: 'search',
      plan: { candidates: 4, horizon: 1 },
      budget: { iterations: 24, milliseconds: 1 },
    };
    for (const asked of positions) {
      const now = outlook.momentOf(
        game.imagine(asked.view, asked.memory, asked.question.seat, new FastRng(1)),
      );
      const moments = new Set<number>();
      const watched: Game['advise'] = (state, question, rng) => {
        moments.add(outlook.momentOf(state));
        return knowledge?.quick?.(state, question, rng) ?? game.advise(state, question, rng);
      };
      const known = { ...knowledge, quick: watched, minds: { master: mind } };
      decide({ ...game, knowledge: known }, 'master', asked, 3);
      expect([...moments].filter((moment) => moment > now)).toEqual([]);
    }
  });

  it('can be stopped after any step, and a clock ends it', () => {
    const [asked] = positions;
    const thinking = think(game, 'master', asked, 1, { iterations: 1e9 });
    expect(thinking.next().done).toBe(false);
    let time = 0;
    const limits = { iterations: 1e9, milliseconds: 1e9, longest: 5, clock: () => time++ };
    expect(checkShape(asked.question.shape, decide(game, 'master', asked, 1, limits).answer)).toBeNull();
    expect(time).toBeLessThan(20);
  });

  it('ends early when it makes no difference which answer is chosen', () => {
    const iterations = positions.slice(0, 8).flatMap((asked) => {
      const answer = sampleAnswer(asked.question.shape, new FastRng(8));
      const { reason } = decide(game, 'strong', asked, 3, { iterations: 600, only: [answer, answer] });
      return reason === null ? [] : [reason.iterations];
    });
    expect(iterations.length).toBeGreaterThan(3);
    expect(Math.max(...iterations)).toBeLessThan(300);
  });

  it('gives its best so far when it is interrupted', () => {
    let interrupted = 0;
    for (const [seed, asked] of positions.entries()) {
      let time = 0;
      const limits = { iterations: 1e9, milliseconds: 1e9, longest: 12, clock: () => time++ };
      const { answer, reason, tried } = decide(untrusting(game), 'master', asked, seed, limits);
      if (reason === null) continue;
      interrupted++;
      const longest = Math.max(...tried.map(({ worlds }) => worlds));
      const finalists = tried.filter(({ worlds }) => worlds === longest);
      expect(longest).toBeGreaterThan(1);
      expect(tried[0].answer).toEqual(answer);
      expect(tried[0].value).toBe(Math.max(...finalists.map(({ value }) => value)));
    }
    expect(interrupted).toBeGreaterThan(2);
  });

  it('answers legally in playouts in which everybody overlooks half of the options', () => {
    let applied = 0;
    const checked: Game = {
      ...game,
      apply: (state, seat, answer, rng) => {
        const question = game.pending(state).find((each) => each.seat === seat);
        expect(question === undefined ? 'nobody is asked' : checkShape(question.shape, answer)).toBeNull();
        applied++;
        game.apply(state, seat, answer, rng);
      },
      knowledge: { ...game.knowledge, minds: { master: hasty(0.5) } },
    };
    const careful = { ...game, knowledge: { ...game.knowledge, minds: { master: hasty(0) } } };
    const values = positions.map((asked) => {
      const decision = decide(checked, 'master', asked, 2);
      expect(decide(checked, 'master', asked, 2)).toEqual(decision);
      return decision.reason?.value;
    });
    expect(applied).toBeGreaterThan(0);
    expect(positions.map((asked) => decide(careful, 'master', asked, 2).reason?.value)).not.toEqual(values);
  });

  it('is not what a novice does: it makes mistakes, but answers at once', () => {
    let mistakes = 0;
    for (const [seed, asked] of positionsOf(module, 5).positions.entries()) {
      const { answer, reason, tried } = decide(game, 'novice', asked, seed);
      expect(checkShape(asked.question.shape, answer)).toBeNull();
      expect({ reason, tried }).toEqual({ reason: null, tried: [] });
      expect(decide(game, 'novice', asked, seed).answer).toEqual(answer);
      if (String(decide(game, 'casual', asked, seed).answer) !== String(answer)) mistakes++;
    }
    expect(mistakes).toBeGreaterThan(0);
  });
});
