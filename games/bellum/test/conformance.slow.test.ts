import { FastRng, pick, type Rng, shuffle } from '@triptych/kernel';
import { conform, type Subject } from '@triptych/conformance';
import { describe, expect, test } from 'vitest';
import { components } from '../content/components.ts';
import { CHEST_KINDS, MARKERS } from '../content/symbols.ts';
import type { BellumEvent } from '../events.ts';
import { bellumGame, type BellumMemory } from '../game.ts';
import { bellum } from '../index.ts';
import type { BellumQuestion } from '../questions.ts';
import { type BellumState, NONE } from '../state.ts';
import type { BellumView } from '../view.ts';
import { smallPack } from './test-pack.ts';

type BellumSubject = Subject<BellumState, BellumQuestion, BellumEvent, BellumView, BellumMemory>;

const game = bellum.open(bellum.packs.standard);

/** B1.2 to B1.4: cards, places, chests and markers, wherever they are. */
function count(state: BellumState): Record<string, number> {
  const { cards, chestRange, goblins } = game.components;
  const held = state.castles.flatMap(({ left, right }) => [...left, ...right]);
  const waiting = [...state.market, state.recruit].filter((card) => card !== NONE);
  // B2.1: until all castles are taken, any two for each player stand for those that will be dealt.
  const toDeal = goblins.slice(0, 2 * state.castles.length);
  const dealt = state.phase === 'castles' ? toDeal : state.phase === 'goblins' ? state.goblins.flat() : [];
  const seen = [...held, ...waiting, ...dealt];
  const decks = state.decks.flatMap((deck, at) => deck.slice(state.decksDrawn[at]));
  const owned = state.castles.flatMap(({ chests }) => chests);
  const [shields, magicShields, spells] = state.markers;
  const sum = (key: 'shields' | 'magicShields' | 'spells' | 'spent'): number =>
    state.castles.reduce((total, castle) => total + castle[key], 0);
  return {
    cards: new Set([...seen, ...decks]).size,
    copies: seen.length + decks.length,
    goblins: seen.filter((card) => cards[card].tier === 'goblin').length,
    places: new Set(state.realm).size,
    chests:
      owned.length +
      CHEST_KINDS.reduce((left, kind, at) => left + chestRange[kind][1] - state.chestsDrawn[at], 0),
    chestsTwice: owned.length - new Set(owned).size,
    values: state.chestValues.reduce((total, value) => total + value, 0),
    [MARKERS[0]]: shields + sum('shields'),
    [MARKERS[1]]: magicShields + sum('magicShields'),
    [MARKERS[2]]: spells + sum('spells') + sum('spent'),
  };
}

const subject = (seats: number, castles: string): BellumSubject => ({
  name: `bellum, ${seats} players, castles ${castles}`,
  game,
  seats,
  options: { castles, first: 'random' },
  components: count,
});

describe('Bellum Magica keeps the contract of a game', () => {
  test.each([
    [2, 'chosen'],
    [3, 'dealt'],
    [4, 'chosen'],
    [5, 'dealt'],
  ])('B1.1, B1.2, B1.3, B1.4, B8.1, B8.2, B8.3: %i players, castles %s', (seats, castles) => {
    const coverage = conform(subject(seats, castles), { games: 3, seed: seats });
    expect(coverage.games).toBe(3);
    expect(coverage.reveals).toBeGreaterThan(0);
    expect(coverage.undone).toBeGreaterThan(0);
    expect(coverage.imagined).toBeGreaterThan(100);
  });

  test('B8.2, B8.3: a small world imagines every hidden order and value, and nothing impossible', () => {
    const coverage = conform({ ...subject(2, 'dealt'), small: smallWorld() }, { games: 1, seed: 5 });
    expect(coverage.openSmallWorlds).toBeGreaterThan(5);
  });
});

/** Everything visible is always the same, and only what is face down differs from world to world. */
function smallWorld(): NonNullable<BellumSubject['small']> {
  const tiny = bellumGame(components(smallPack));
  const options = { castles: 'dealt', first: '1' };
  const setup = (seats: number, _: unknown, rng: Rng): BellumState => {
    const state = tiny.setup(seats, options, new FastRng(1));
    const [fearsome, extreme] = state.decks;
    const { farm } = tiny.components.realm;
    const [first, second] = state.realm;
    const third = pick(
      farm.filter((place) => place !== first && place !== second),
      rng,
    );
    state.realm = [first, second, third];
    state.decks = [[...fearsome.slice(0, 2), ...shuffle(fearsome.slice(2), rng)], extreme];
    state.chestValues = [...shuffle([1, 2, 2], rng), ...shuffle([3, 4], rng), 6];
    return state;
  };
  return { game: { ...tiny, setup }, seats: 2, options, depth: 4, worlds: 12_000 };
}
