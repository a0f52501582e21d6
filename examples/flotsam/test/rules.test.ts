import { FastRng, type Viewer } from '@triptych/kernel';
import { playOut } from '@triptych/bots';
import { describe, expect, it } from 'vitest';
import { standard } from '../content/pack.ts';
import { flotsam } from '../index.ts';
import { Find, type FlotsamEvent, type FlotsamState } from '../state.ts';

const game = flotsam.open(standard);
const rng = new FastRng(1);
const GOLD = 0;
const RUM = 1;
const SAND = 10;

/** Three players with 5 coins each; seat 0 is the finder of the first of these crates. */
function position(change: Partial<FlotsamState> = {}): FlotsamState {
  const bought: number[][] = [[], [], []];
  return {
    phase: 'find',
    finder: 0,
    beach: [GOLD, RUM, SAND],
    bought,
    sea: [],
    coins: [5, 5, 5],
    bank: 0,
    ...change,
  };
}

function told(act: (emit: (event: FlotsamEvent, to: Viewer | 'all') => void) => void): string[] {
  const heard: string[] = [];
  act((event, to) => heard.push(`${event.type} to ${to}`));
  return heard;
}

function sale(bids: readonly number[], change: Partial<FlotsamState> = {}): FlotsamState {
  const state = position({ phase: 'sale', ...change });
  game.reveal(state, bids, rng);
  return state;
}

describe('set-up', () => {
  it.each([2, 3, 4])('F1.1, F2.1: with %i players, 3 different crates for each are laid out', (seats) => {
    const { beach } = game.setup(seats, { purse: 'full' }, new FastRng(seats));
    expect(new Set(beach).size).toBe(3 * seats);
    expect(game.setup(seats, { purse: 'full' }, new FastRng(9)).beach).not.toEqual(beach);
  });

  it('F2.2: everybody gets the coins of the pack, or half of them, rounded up', () => {
    const odd = flotsam.open({ ...standard, coins: 7 });
    expect(odd.setup(2, { purse: 'full' }, rng).coins).toEqual([7, 7]);
    expect(odd.setup(2, { purse: 'half' }, rng).coins).toEqual([4, 4]);
  });

  it('F2.3: any player may be the first finder', () => {
    const finders = Array.from({ length: 30 }, (_, seed) => game.setup(3, {}, new FastRng(seed)).finder);
    expect(new Set(finders)).toEqual(new Set([0, 1, 2]));
  });
});

describe('the find', () => {
  it('F3.1, F6.1: only the finder learns what is in the crate', () => {
    let finder = -1;
    const heard = told((emit) => {
      ({ finder } = game.setup(2, {}, new FastRng(3), emit));
    });
    expect(heard).toEqual(['laidOut to all', 'found to all', `looked to ${finder}`]);
  });

  it('F3.2: the finder offers the crate, or pushes it to the end and offers the next one', () => {
    const offered = position();
    game.apply(offered, 0, Find.offer, rng);
    expect(offered).toMatchObject({ phase: 'sale', beach: [GOLD, RUM, SAND] });
    const pushed = position();
    expect(told((emit) => game.apply(pushed, 0, Find.push, rng, emit))).toEqual([
      'pushed to all',
      'offered to all',
    ]);
    expect(pushed).toMatchObject({ phase: 'sale', beach: [RUM, SAND, GOLD] });
  });

  it('F3.2: the last crate is offered without a question', () => {
    const state = sale([0, 0, 0], { beach: [GOLD, RUM] });
    expect(game.pending(state).map(({ kind }) => kind)).toEqual(['bid', 'bid', 'bid']);
  });
});

describe('the sale', () => {
  it('F4.1: players with coins bid up to all of them, in secret; players without are not asked', () => {
    const questions = game.pending(position({ phase: 'sale', coins: [2, 0, 1] }));
    expect(questions).toMatchObject([
      { seat: 0, sealed: true, shape: { of: [0, 1, 2] } },
      { seat: 2, sealed: true, shape: { of: [0, 1] } },
    ]);
    expect(game.explain(position(), questions[0], 9)).toEqual({
      code: 'too-few-coins',
      rule: 'F4.1',
      values: { coins: 5 },
    });
    expect(game.explain(position(), questions[0], -1)).toBeNull();
  });

  it('F4.2: the highest bidder pays the bank and keeps the crate', () => {
    expect(sale([1, 2, 4])).toMatchObject({
      coins: [5, 5, 1],
      bank: 4,
      bought: [[], [], [GOLD]],
      beach: [RUM, SAND],
    });
  });

  it.each([
    [0, [3, 3, 3], 1],
    [0, [3, 1, 3], 2],
    [1, [3, 3, 0], 0],
    [2, [0, 3, 3], 1],
    [2, [0, 0, 3], 2],
  ])('F4.3: the finder is seat %i, the bids are %j: seat %i buys', (finder, bids, buyer) => {
    expect(sale(bids, { finder }).bought[buyer]).toEqual([GOLD]);
  });

  it('F4.4: the sea takes what nobody wants', () => {
    expect(sale([0, 0, 0])).toMatchObject({ sea: [GOLD], coins: [5, 5, 5], bank: 0 });
  });

  it('F4.5: the role of finder passes to the left', () => {
    expect(sale([1, 0, 0], { finder: 1 }).finder).toBe(2);
    expect(sale([1, 0, 0], { finder: 2 }).finder).toBe(0);
  });
});

describe('the end', () => {
  it.each([
    ['no crate is left', [1, 0, 0], { beach: [GOLD] }],
    ['nobody has a coin left', [5, 0, 0], { coins: [5, 0, 0] }],
  ])('F5.1: it is over when %s', (_why, bids, change) => {
    const state = sale(bids, change);
    expect(state).toMatchObject({ phase: 'over', bought: [[GOLD], [], []] });
    expect(game.pending(state)).toEqual([]);
    expect(game.pending(sale(bids)).length).toBeGreaterThan(0);
  });

  it('F5.2: worth decides, then coins; a full tie shares the rank', () => {
    const ranks = (bought: number[][], coins: number[]) => {
      const result = game.outcome(position({ phase: 'over', beach: [], bought, coins }));
      return [result?.ranking.map(({ seat, rank }) => `${rank}: ${seat}`), result?.tieBreaks];
    };
    expect(ranks([[RUM], [GOLD], []], [5, 0, 5])).toEqual([['1: 1', '2: 0', '3: 2'], []]);
    expect(ranks([[SAND], [], [GOLD]], [1, 3, 0])).toEqual([['1: 2', '2: 1', '3: 0'], ['coins']]);
    expect(ranks([[SAND], [], [GOLD]], [3, 3, 0])).toEqual([['1: 2', '2: 0', '2: 1'], []]);
  });
});

/** The standard pack without its first crates. */
function without(number: number): Pick<typeof standard, 'crates' | 'words'> {
  const crates = standard.crates.slice(number);
  const names = Object.fromEntries(crates.map(({ id }) => [id, id]));
  return { crates, words: { en: { title: 'Few', crates: names } } };
}

describe('content packs', () => {
  it('F1.1, F1.2: our own is valid; one with too few crates cannot be played, a dull one can', () => {
    expect(flotsam.readPack(standard)).toEqual({ ok: true, pack: standard, findings: [] });
    const few = flotsam.readPack({ ...standard, ...without(3) });
    expect(few).toMatchObject({
      ok: false,
      problems: [{ path: 'crates', rule: 'F1.1', code: 'too-few-crates' }],
    });
    const dull = standard.crates.map((crate) => ({ ...crate, worth: 1 }));
    expect(flotsam.readPack({ ...standard, crates: dull })).toMatchObject({
      ok: true,
      findings: [{ rule: 'F1.2', code: 'all-alike' }],
    });
    expect(flotsam.readPack({ ...standard, coins: 0 })).toMatchObject({
      ok: false,
      problems: [{ path: 'coins', code: 'out-of-range' }],
    });
  });
});

it('a bot that follows the advice beats one that guesses half of the time', () => {
  const chance = new FastRng(7);
  let won = 0;
  for (let number = 0; number < 200; number++) {
    const strength = (seat: number) => (seat === number % 2 ? 'normal' : 'easy');
    const end = playOut(game, 2, { purse: 'full' }, chance, () => {}, strength);
    if (game.outcome(end)?.ranking[0].seat === number % 2) won++;
  }
  expect(won).toBeGreaterThan(115);
});
