import { FastRng, type Rng, shuffle } from '@triptych/kernel';
import { conform, type Subject } from '@triptych/conformance';
import { describe, expect, test } from 'vitest';
import type { XerxesEvent } from '../events.ts';
import { xerxesGame, type XerxesMemory } from '../game.ts';
import type { XerxesQuestion } from '../questions.ts';
import type { SatrapyState, XerxesState } from '../state.ts';
import type { XerxesView } from '../view.ts';
import { game } from './table.ts';

type XerxesSubject = Subject<XerxesState, XerxesQuestion, XerxesEvent, XerxesView, XerxesMemory>;

/** E1.4, E1.5, E1.7, E1.8: cards, workers and markers wherever they are, and stores within their limits. */
function count({ seats, taxesLeft, campaignsLeft, buildings }: XerxesState): Record<string, number> {
  const taxes = ({ taxes: held, taxesPaid, taxesDiscarded }: SatrapyState): number[] => [
    ...held,
    ...taxesPaid,
    ...taxesDiscarded,
  ];
  const campaigns = ({ campaigns: held, campaignsWon, campaignsDiscarded }: SatrapyState): number[] => [
    ...held,
    ...campaignsWon,
    ...campaignsDiscarded,
  ];
  const allTaxes = [...taxesLeft, ...seats.flatMap(taxes)];
  const allCampaigns = [...campaignsLeft, ...seats.flatMap(campaigns)];
  const overdrawn = seats.filter((_, seat) => buildings.filter((owner) => owner === seat).length > 3);
  const outside = seats.filter(({ resources }) => resources.some((held) => held < 0 || held > 3));
  return {
    taxes: allTaxes.length,
    taxesTwice: allTaxes.length - new Set(allTaxes).size,
    campaigns: allCampaigns.length,
    campaignsTwice: allCampaigns.length - new Set(allCampaigns).size,
    workers: seats.flatMap(({ workers }) => workers).length,
    places: buildings.length,
    tooManyMarkers: overdrawn.length,
    storesOutOfBounds: outside.length,
    negativePoints: seats.filter(({ points }) => points < 0).length,
    // E5.5: a permanent force for every tax card that gives one
    forcesWithoutTax: seats.filter(
      ({ permanent, taxesPaid }) =>
        permanent.length !== taxesPaid.filter((card) => game.components.taxes[card].force !== null).length,
    ).length,
  };
}

const OPTIONS = { satraps: 'dealt', events: 'base', order: 'random', scenario: 'normal' };

const subject = (seats: number, options: Partial<typeof OPTIONS>): XerxesSubject => ({
  name: `xerxes, ${seats} players`,
  game,
  seats,
  options: { ...OPTIONS, ...options },
  components: count,
  // Only the asked seat knows whether it holds a card that can be fulfilled.
  mayBeForced: ({ kind }) => kind === 'campaign' || kind === 'tax',
});

describe('Xerxes keeps the contract of a game', () => {
  test.each([
    [1, { scenario: 'easy' }],
    [1, { satraps: 'chosen', events: 'expansion' }],
    [1, { scenario: 'hard' }],
    [2, { satraps: 'chosen', order: '2-1' }],
    [2, { events: 'expansion' }],
    [3, {}],
    [3, { satraps: 'chosen', events: 'expansion' }],
    [4, {}],
    [4, { satraps: 'chosen', events: 'expansion' }],
  ])(
    'E1.1, E1.4, E1.5, E1.7, E1.8, E13.1, E13.2, E13.3: %i players, %j',
    (seats, options) => {
      // A solo game has far fewer answers, and so fewer to undo.
      const games = seats === 1 ? 12 : 3;
      const coverage = conform(subject(seats, options), { games, seed: seats * 101, thorough: 0.05 });
      expect(coverage.games).toBe(games);
      expect(coverage.reveals).toBeGreaterThan(0);
      expect(coverage.undone).toBeGreaterThan(0);
      expect(coverage.imagined).toBeGreaterThan(100);
    },
    60_000,
  );

  test('E13.2, E13.3: a small world imagines every hidden discard and order, and nothing impossible', () => {
    const coverage = conform({ ...subject(2, {}), small: smallWorld() }, { games: 1, seed: 5 });
    expect(coverage.openSmallWorlds).toBeGreaterThan(1);
  });
});

/** Two players share all the cards, always the same; their discards and the order of three events differ. */
function smallWorld(): NonNullable<XerxesSubject['small']> {
  const { taxes, campaigns, events } = game.components;
  const tiny = xerxesGame({
    ...game.components,
    taxes: [...taxes.slice(0, 6), ...taxes.slice(12, 18)],
    campaigns: campaigns.slice(0, 8),
    events: events.slice(0, 3),
    baseEvents: 3,
  });
  const setup = (seats: number, options: typeof OPTIONS, rng: Rng): XerxesState => {
    const state = tiny.setup(seats, options, new FastRng(1));
    state.events = shuffle([0, 1, 2], rng);
    return state;
  };
  const small = { ...tiny, setup: (seats: number, _: unknown, rng: Rng) => setup(seats, OPTIONS, rng) };
  return { game: small, seats: 2, options: OPTIONS, depth: 2 };
}
