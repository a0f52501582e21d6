import { FastRng, type AddressedEvent } from '@triptych/kernel';
import { describe, expect, test } from 'vitest';
import { components, satrapId } from '../content/components.ts';
import { standard } from '../content/standard.ts';
import { SATRAPS } from '../content/things.ts';
import type { XerxesEvent } from '../events.ts';
import { xerxesGame } from '../game.ts';
import { xerxes } from '../index.ts';
import { OPTIONS, SEATS } from '../meta.ts';
import type { XerxesState } from '../state.ts';
import { game, NONE, TestTable } from './table.ts';

const OPTION = { satraps: 'chosen', events: 'base', order: 'random', scenario: 'normal' };
const setUp = (seats: number, options: Partial<typeof OPTION> = {}, seed = 1): XerxesState =>
  game.setup(seats, { ...OPTION, ...options }, new FastRng(seed));
const seeds = Array.from({ length: 200 }, (_, seed) => seed);

describe('E1 components', () => {
  test('E1.1: 1 to 4 players', () => {
    expect(SEATS).toEqual({ min: 1, max: 4 });
    expect(xerxes.seats).toEqual({ min: 1, max: 4 });
  });

  test('E1.2: eight satraps, each with a home; each player has a different one', () => {
    const state = setUp(4);
    expect(SATRAPS).toHaveLength(8);
    game.apply(state, 0, satrapId('lydia'), new FastRng(1));
    const [question] = game.pending(state);
    expect(question).toMatchObject({ kind: 'satrap', seat: 1 });
    expect('of' in question.shape && question.shape.of).toHaveLength(7);
    expect(game.explain(state, question, satrapId('lydia'))).toMatchObject({
      code: 'satrap-taken',
      rule: 'E1.2',
    });
  });

  test('E1.3: every area produces three resources and offers one force', () => {
    for (const { resources, force } of game.components.areas) {
      expect(resources).toHaveLength(3);
      expect(force).toBeGreaterThanOrEqual(0);
    }
  });

  test('E1.4: 24 tax cards: 4 resources for a force, 5 for points', () => {
    expect(game.components.taxes).toHaveLength(24);
    for (const { cost, force } of game.components.taxes) {
      expect(cost.reduce((sum, count) => sum + count, 0)).toBe(force === null ? 5 : 4);
    }
  });

  test('E1.5: 16 campaign cards with four forces each', () => {
    expect(game.components.campaigns).toHaveLength(16);
    for (const { forces } of game.components.campaigns) expect(forces).toHaveLength(4);
  });

  test('E1.6: 8 year events, 6 more in the expansion, 6 solo cards', () => {
    expect(game.components.baseEvents).toBe(8);
    expect(game.components.events).toHaveLength(14);
    expect(game.components.solo).toHaveLength(6);
  });

  test('E1.7: six buildings of six resources; every player has two workers', () => {
    expect(game.components.buildings).toHaveLength(6);
    for (const { cost } of game.components.buildings) {
      expect(cost.reduce((sum, count) => sum + count, 0)).toBe(6);
    }
    for (const { workers } of setUp(4).seats) expect(workers).toEqual([NONE, NONE]);
  });
});

describe('E2 set-up', () => {
  test.each([
    ['base', 8],
    ['expansion', 14],
  ])('E2.1: the event deck of the option %s has %i cards, shuffled', (events, size) => {
    const orders = new Set(seeds.map((seed) => setUp(2, { events }, seed).events.join()));
    expect(orders.size).toBeGreaterThan(150);
    const { events: deck } = setUp(2, { events });
    expect([...deck].sort((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, event) => event));
  });

  test('E2.2: satraps are chosen in seat order', () => {
    const state = setUp(3);
    for (const seat of [0, 1, 2]) {
      expect(game.pending(state)).toMatchObject([{ kind: 'satrap', seat }]);
      game.apply(state, seat, seat + 3, new FastRng(1));
    }
    expect(state.seats.map(({ satrap }) => satrap)).toEqual([3, 4, 5]);
  });

  test('E2.2: or they are dealt, all different, any of them to anybody', () => {
    const first = new Set<number>();
    for (const seed of seeds) {
      const satraps = setUp(4, { satraps: 'dealt' }, seed).seats.map(({ satrap }) => satrap);
      expect(new Set(satraps).size).toBe(4);
      first.add(satraps[0]);
    }
    expect(first.size).toBe(8);
  });

  test('E2.3: six tax cards each; nobody has five or more with the same kind of reward', () => {
    for (const seed of seeds) {
      for (const { taxes } of setUp(4, { satraps: 'dealt' }, seed).seats) {
        expect(taxes).toHaveLength(6);
        const forces = taxes.filter((card) => game.components.taxes[card].force !== null).length;
        expect(forces).toBeGreaterThanOrEqual(2);
        expect(forces).toBeLessThanOrEqual(4);
      }
    }
  });

  test('E2.3: a deal that gives somebody five of a kind is gathered, shuffled and dealt again', () => {
    const redealt = seeds.filter((seed) => {
      const told: AddressedEvent<XerxesEvent>[] = [];
      game.setup(4, { ...OPTION, satraps: 'dealt' }, new FastRng(seed), (event, to) =>
        told.push({ event, to }),
      );
      return told.some(({ event }) => event.type === 'taxesRedealt');
    });
    // Four hands without five of a kind come up in about 56 % of all deals.
    expect(redealt.length / seeds.length).toBeGreaterThan(0.3);
    expect(redealt.length / seeds.length).toBeLessThan(0.6);
  });

  test('E2.3: cards of which no deal is fair are not dealt forever', () => {
    // The check refuses such a pack, but a draft in the workshop may be one.
    const alike = standard.taxes.map(() => ({ asks: ['gold', 'gold', 'gold', 'gold', 'gold'] as const }));
    const unfair = xerxes.open({ ...standard, taxes: alike.map(({ asks }) => ({ asks: [...asks] })) });
    for (const seats of [1, 2, 3, 4])
      expect(() => unfair.setup(seats, { ...OPTION, satraps: 'dealt' }, new FastRng(1))).toThrow('E2.3');
  });

  test('E2.3: then everybody secretly keeps 5 and discards 1', () => {
    const state = setUp(2, { satraps: 'dealt' });
    const questions = game.pending(state);
    expect(questions).toMatchObject([
      {
        kind: 'keepTaxes',
        seat: 0,
        sealed: true,
        shape: { shape: 'some', of: state.seats[0].taxes, min: 5 },
      },
      {
        kind: 'keepTaxes',
        seat: 1,
        sealed: true,
        shape: { shape: 'some', of: state.seats[1].taxes, min: 5 },
      },
    ]);
    const dealt = state.seats.map(({ taxes }) => [...taxes]);
    game.reveal(state, [dealt[0].slice(1), dealt[1].slice(0, 5)], new FastRng(1));
    expect(state.seats[0].taxes).toEqual(dealt[0].slice(1));
    expect(state.seats[0].taxesDiscarded).toEqual([dealt[0][0]]);
    expect(state.seats[1].taxesDiscarded).toEqual([dealt[1][5]]);
    expect(game.explain(state, questions[0], dealt[0].slice(2))).toMatchObject({
      code: 'keep-number',
      rule: 'E2.3',
      values: { count: 5 },
    });
  });

  test('E2.4: four campaign cards each, of which everybody secretly keeps 3', () => {
    const state = setUp(2, { satraps: 'dealt' });
    const dealt = state.seats.map(({ campaigns }) => [...campaigns]);
    expect(dealt.map((cards) => cards.length)).toEqual([4, 4]);
    game.reveal(
      state,
      state.seats.map(({ taxes }) => taxes.slice(0, 5)),
      new FastRng(1),
    );
    expect(game.pending(state)).toMatchObject([
      {
        kind: 'keepCampaigns',
        seat: 0,
        sealed: true,
        shape: { shape: 'some', of: dealt[0], min: 3, max: 3 },
      },
      {
        kind: 'keepCampaigns',
        seat: 1,
        sealed: true,
        shape: { shape: 'some', of: dealt[1], min: 3, max: 3 },
      },
    ]);
    game.reveal(state, [dealt[0].slice(1), dealt[1].slice(1)], new FastRng(1));
    expect(state.seats.map(({ campaigns }) => campaigns)).toEqual([dealt[0].slice(1), dealt[1].slice(1)]);
    expect(state.seats.map(({ campaignsDiscarded }) => campaignsDiscarded)).toEqual([
      [dealt[0][0]],
      [dealt[1][0]],
    ]);
  });

  test('E2.5: resources and points start at 0; the figure stays on its home', () => {
    const table = new TestTable(['india', 'lydia']);
    for (const seat of [0, 1]) {
      expect(table.stored(seat)).toEqual({});
      expect(table.seat(seat).points).toBe(0);
    }
    table.emptyHands().placeAll();
    table.skipTo(null);
    expect(table.seat(0).satrap).toBe(table.area('india'));
    expect(table.offered).not.toContain(table.area('india'));
  });

  test('E2.6: the first turn order is drawn', () => {
    const orders = new Set(seeds.map((seed) => setUp(3, {}, seed).order.join()));
    expect(orders.size).toBe(6);
  });

  test('E2.6: or it is set by the host', () => {
    expect(setUp(3, { order: '3-1-2' }).order).toEqual([2, 0, 1]);
    const order = OPTIONS.find(({ name }) => name === 'order');
    expect(order?.values(3)).toEqual(['random', '1-2-3', '1-3-2', '2-1-3', '2-3-1', '3-1-2', '3-2-1']);
    expect(order?.values(4)).toHaveLength(25);
    expect(order?.values(1)).toEqual(['random']);
  });

  test('E2.7: no tax or campaign cards are drawn later in the game', () => {
    const table = new TestTable(['india', 'lydia', 'sogdia']);
    const { taxesLeft, campaignsLeft } = table.state;
    expect([taxesLeft.length, campaignsLeft.length]).toEqual([6, 4]);
    const before = [...taxesLeft, ...campaignsLeft];
    for (let round = 1; round <= 7; round++) {
      if (round > 1) table.placeAll();
      table.skipTo(null);
    }
    expect([...table.state.taxesLeft, ...table.state.campaignsLeft]).toEqual(before);
    for (const { taxes, taxesPaid, campaigns, campaignsWon } of table.state.seats) {
      expect(taxes.length + taxesPaid.length).toBe(5);
      expect(campaigns.length + campaignsWon.length).toBe(3);
    }
  });

  test('E11.8: Assyria may keep all six tax cards, and then all four campaigns; the marker is given up', () => {
    const state = assyriaDeciding();
    const [taxes, campaigns] = [[...state.seats[0].taxes], [...state.seats[0].campaigns]];
    expect(game.pending(state)).toMatchObject([{ shape: { min: 5, max: 6 } }, { shape: { min: 5, max: 5 } }]);
    game.reveal(state, [taxes, state.seats[1].taxes.slice(0, 5)], new FastRng(1));
    expect(game.pending(state)).toMatchObject([{ kind: 'keepCampaigns', seat: 1 }]);
    game.reveal(state, [null, state.seats[1].campaigns.slice(0, 3)], new FastRng(1));
    expect(state.seats[0]).toMatchObject({
      taxes,
      campaigns,
      taxesDiscarded: [],
      campaignsDiscarded: [],
      ability: 0,
    });
    expect(state.seats[1]).toMatchObject({ ability: 1 });
    expect(game.pending(state)).toMatchObject([{ kind: 'worker' }]);
  });

  test('E11.8: Assyria may decline, discards like everybody else, and keeps the marker for the tie-break', () => {
    const state = assyriaDeciding();
    game.reveal(
      state,
      state.seats.map(({ taxes }) => taxes.slice(0, 5)),
      new FastRng(1),
    );
    expect(game.pending(state)).toMatchObject([{ seat: 0, shape: { min: 3, max: 3 } }, { seat: 1 }]);
    expect(state.seats[0].ability).toBe(1);
  });

  test('E11.8: in a solo game Assyria goes straight to the first round with all the cards', () => {
    const state = setUp(1);
    game.apply(state, 0, satrapId('assyria'), new FastRng(1));
    game.reveal(state, [[...state.seats[0].taxes]], new FastRng(1));
    expect(game.pending(state)).toMatchObject([{ kind: 'worker', seat: 0 }]);
    expect(state.seats[0].campaigns).toHaveLength(4);
  });
});

function assyriaDeciding(): XerxesState {
  const state = setUp(2);
  game.apply(state, 0, satrapId('assyria'), new FastRng(1));
  game.apply(state, 1, satrapId('india'), new FastRng(1));
  return state;
}

test('E15.7: a custom pack is played as written', () => {
  const { temple } = standard.buildings;
  const cheap = { ...temple, cost: temple.cost.map(() => 'wool' as const) };
  const own = { ...standard, buildings: { ...standard.buildings, temple: cheap } };
  const reading = xerxes.readPack(own);
  expect(reading).toMatchObject({ ok: true });
  expect(reading.ok && reading.findings.length).toBeGreaterThan(0);
  expect(xerxesGame(components(own)).components.buildings[0].cost).toEqual([0, 0, 0, 0, 0, 6]);
});
