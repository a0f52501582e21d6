import { FastRng } from '@triptych/kernel';
import { describe, expect, test } from 'vitest';
import { components } from '../content/components.ts';
import { standard } from '../content/standard.ts';
import { imagine } from '../imagine.ts';
import { March, Pay } from '../questions.ts';
import { game, TestTable } from './table.ts';

const PLAYERS = ['india', 'bactria', 'sogdia', 'aegyptus'] as const;
const FORCES = ['elephant', 'cavalry', 'weapon', 'ship', 'chariot', 'mercenary'] as const;

/** Everything in a view that could hold a card number. */
const seen = (table: TestTable, viewer: number | 'spectator'): ReturnType<typeof game.view> =>
  game.view(table.state, viewer);

describe('E13 who may know what', () => {
  test('E13.1: map, stores, points, forces, buildings, fulfilled cards, event and order are public', () => {
    const table = new TestTable(PLAYERS);
    table.permanent(1, 'ship');
    table.built(2, 'road');
    table.seat(3).points = 7;
    table.store(0, { gold: 2 });
    table.answer(table.area('thracia'));
    const view = seen(table, 'spectator');
    expect(view.order).toEqual([0, 1, 2, 3]);
    expect(view.buildings).toEqual(table.state.buildings);
    expect(view.seats[0]).toMatchObject({
      resources: [2, 0, 0, 0, 0, 0],
      workers: [table.area('thracia'), -1],
    });
    expect(view.seats[1]).toMatchObject({
      permanent: [4],
      taxes: 5,
      campaigns: 3,
      taxesDiscarded: 1,
      ability: 1,
    });
    expect(view.seats[3].points).toBe(7);
  });

  test('E13.2: hands and discards are shown to their owner alone', () => {
    const table = new TestTable(PLAYERS);
    const { taxes, campaigns, taxesDiscarded, campaignsDiscarded } = table.seat(2);
    expect(seen(table, 2).hand).toEqual({ taxes, campaigns, taxesDiscarded, campaignsDiscarded });
    expect(seen(table, 'spectator').hand).toBeNull();
    const other = seen(table, 1);
    expect(other.hand?.taxes).toEqual(table.seat(1).taxes);
    expect(Object.values(other.seats[2]).filter(Array.isArray).flat()).not.toEqual(
      expect.arrayContaining(taxes),
    );
    expect(other.seats[2]).toMatchObject({ taxes: 5, campaigns: 3 });
  });

  test('E13.2: only the owner learns which cards were dealt', () => {
    const dealt: unknown[] = [];
    game.setup(
      3,
      { satraps: 'dealt', events: 'base', order: 'random', scenario: 'normal' },
      new FastRng(1),
      (event, to) => {
        if (event.type === 'taxesDealt' || event.type === 'campaignsDealt') dealt.push([event.seat, to]);
      },
    );
    expect(dealt).toEqual([0, 0, 1, 1, 2, 2].map((seat) => [seat, seat]));
  });

  test('E13.2: a player who might have a card to fulfil is asked, even without one: skipping would reveal it', () => {
    const table = new TestTable(['india', 'bactria']).emptyHands();
    table.permanent(0, ...FORCES);
    const card = table.campaign(0, 'cavalry', 'cavalry', 'ship', 'ship');
    table.at('campaign', 0, 'heir');
    expect(table.offered).toEqual([March.done]);
    expect(table.refusal(March.card(card))).toMatchObject({ code: 'missing-forces' });
    table.tax(0, { gold: 3, wood: 1 });
    table.store(0, { iron: 2, stone: 2, gold: 1 });
    table.at('tax', 0, 'wheat');
    table.seat(0).ability = 0;
    expect(table.asked).toBe('tax 0');
    expect(table.offered).toEqual([Pay.done]);
  });

  test('E13.2: where everybody can see that no card could be fulfilled, nobody is asked', () => {
    const table = new TestTable(['india', 'bactria']);
    table.nextEvent('wheat');
    table.placeAll();
    // three forces each: too few for any card
    expect(table.asked).not.toMatch(/campaign/);
    const poor = new TestTable(['aegyptus', 'bactria']).emptyHands();
    poor.tax(0, { gold: 3, wood: 1 });
    poor.at('build', 1, 'wheat');
    poor.store(1, {});
    poor.store(0, { gold: 3 });
    poor.answer(0);
    expect(poor.asked).not.toMatch(/tax/);
  });

  test('E13.2: three forces of a kind fit no card, since none asks for more than two', () => {
    const table = new TestTable(['bactria', 'india']).emptyHands();
    table.campaign(0, 'chariot', 'chariot', 'ship', 'ship');
    table.permanent(0, 'ship', 'ship');
    table.nextEvent('wheat');
    table.placeAll(['phoenicia', 'gedrosia']);
    expect(table.asked).not.toMatch(/campaign/);
  });

  test('E13.3: nobody sees the order of the decks', () => {
    const table = new TestTable(PLAYERS);
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
      expect(seen(table, viewer)).toMatchObject({
        eventsSeen: [],
        eventsLeft: 8,
        taxesLeft: 0,
        campaignsLeft: 0,
      });
    }
    const solo = new TestTable(['bactria']);
    expect(seen(solo, 0)).toMatchObject({ soloSeen: [solo.state.solo[0]], eventsSeen: [] });
  });
});

describe('imagined states', () => {
  const cards = components(standard);

  test('E13.2, E2.3: others’ hands are dealt again, with no five tax cards of the same reward', () => {
    const table = new TestTable(PLAYERS);
    const view = seen(table, 1);
    const hands = new Set<string>();
    for (let seed = 0; seed < 300; seed++) {
      const state = imagine(cards, view, 1, new FastRng(seed));
      expect(state.seats[1]).toEqual(table.seat(1));
      for (const { taxes, taxesDiscarded } of state.seats) {
        const forces = [...taxes, ...taxesDiscarded].filter(
          (card) => cards.taxes[card].force !== null,
        ).length;
        expect(forces).toBeGreaterThanOrEqual(2);
        expect(forces).toBeLessThanOrEqual(4);
      }
      hands.add(state.seats[0].taxes.join());
    }
    expect(hands.size).toBeGreaterThan(290);
  });

  test('E13.2: fulfilled cards stay where everybody saw them', () => {
    const table = new TestTable(PLAYERS);
    const card = table.seat(0).taxes[0];
    table.seat(0).taxes.shift();
    table.seat(0).taxesPaid.push(card);
    const state = imagine(cards, seen(table, 2), 2, new FastRng(3));
    expect(state.seats[0].taxesPaid).toEqual([card]);
    expect(state.seats.flatMap(({ taxes, taxesDiscarded }) => [...taxes, ...taxesDiscarded])).not.toContain(
      card,
    );
  });

  test('E13.3: decks are shuffled again, and drawn cards stay', () => {
    const table = new TestTable(['bactria'], { events: 'expansion' }).emptyHands();
    table.placeAll();
    table.skipTo(null);
    const view = seen(table, 0);
    const orders = new Set<string>();
    for (let seed = 0; seed < 100; seed++) {
      const state = imagine(cards, view, 0, new FastRng(seed));
      expect(state.events.slice(0, 1)).toEqual(table.state.events.slice(0, 1));
      expect(new Set(state.events).size).toBe(14);
      expect(state.solo.slice(0, 2)).toEqual(table.state.solo.slice(0, 2));
      expect(new Set(state.solo.slice(0, 6)).size).toBe(6);
      orders.add(state.solo.join());
    }
    expect(orders.size).toBeGreaterThan(50);
  });
});
