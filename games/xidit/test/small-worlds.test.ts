import type { Emit, Game } from '@triptych/kernel';
import { shuffle } from '@triptych/kernel';
import { conform, type SmallWorld, type Subject } from '@triptych/conformance';
import { describe, expect, test } from 'vitest';
import { components } from '../content/components.ts';
import { CLERIC } from '../content/symbols.ts';
import type { XiditEvent } from '../events.ts';
import { xiditGame } from '../game.ts';
import type { XiditMemory } from '../memory.ts';
import type { XiditQuestion } from '../questions.ts';
import { NO_TILE, THREAT, type XiditState } from '../state.ts';
import type { XiditView } from '../view.ts';
import { testPack } from './test-pack.ts';

type XiditGame = Game<XiditState, XiditQuestion, XiditEvent, XiditView, XiditMemory>;
type Small = SmallWorld<XiditState, XiditQuestion, XiditEvent, XiditView, XiditMemory>;

const game = xiditGame(components(testPack));

const OPTIONS = { length: 'long', dummy: 'normal', first: '1', wasteland: '1', openScreens: 'off' };

/** The game from a given position: `arrange` may randomize what nobody sees. */
function beginning(
  arrange: (state: XiditState, rng: Parameters<XiditGame['setup']>[2], emit: Emit<XiditEvent>) => void,
): XiditGame {
  return {
    ...game,
    setup: (seats, options, rng, emit = () => {}) => {
      const state = game.setup(seats, options, { below: () => 0 }, emit);
      for (const [seat, lord] of state.lords.entries()) lord.city = seat;
      state.year = 4;
      arrange(state, rng, emit);
      return state;
    },
  };
}

function check(small: Small): ReturnType<typeof conform> {
  const subject: Subject<XiditState, XiditQuestion, XiditEvent, XiditView, XiditMemory> = {
    name: 'xidit, a small world',
    game: small.game,
    seats: small.seats,
    options: small.options,
    small,
  };
  return conform(subject, { games: 0 });
}

describe('X10 exactly what cannot be known is imagined', () => {
  test('X10.3: the order of the piles below their tops, and of the titans', () => {
    const dealt = beginning((state, rng) => {
      const hidden = shuffle([...state.recruitPile.slice(0, -1), ...state.threatPile.slice(0, -1)], rng);
      state.recruitPile.splice(0, 3, ...hidden.splice(0, 3));
      state.threatPile.splice(0, 4, ...hidden);
      Object.assign(state, { lairs: state.lairs.map((lair) => shuffle([...lair], rng)) });
      state.phase = 'orders';
    });
    const essence = ({ recruitPile, lairs }: XiditState): unknown => [recruitPile[0], lairs[0], lairs[2]];
    const coverage = check({ game: dealt, seats: 4, options: OPTIONS, depth: 0, worlds: 2000, essence });
    expect(coverage.openSmallWorlds).toBe(4);
  });

  test('X4.13, X7.9, X10.2: how many of two census bards went into the Fortress', () => {
    const singing = beginning((state) => {
      Object.assign(state, {
        phase: 'censusBards',
        turn: 1,
        census: CLERIC,
        winners: 1 << 1,
        prize: 2,
        served: 1,
        order: 6,
      });
      // City 6 touches the Fortress.
      state.lords[1].city = 5;
    });
    const essence = ({ lords }: XiditState): unknown => [lords[1].songs, lords[1].bards];
    const coverage = check({ game: singing, seats: 4, options: OPTIONS, depth: 1, worlds: 2000, essence });
    expect(coverage.openSmallWorlds).toBeGreaterThan(0);
  });

  test('X6.3, X10.3: after reinforcements a tile that was in the recruit pile may be in either pile, a discard only in one', () => {
    const reinforced = beginning((state, rng, emit) => {
      const all = (event: XiditEvent): void => emit(event, 'all');
      // Tile 1 is on top of the recruit pile, 2 and 3 are below it in some order; 4 and 5 were discarded as threats.
      Object.assign(state, {
        phase: 'rewards',
        turn: 1,
        served: 1,
        recruitPile: [...shuffle([1, 2], rng), 0],
        threatPile: [],
        threatDiscard: [3, 4],
        nextRecruit: 19,
        nextThreat: 20,
        sides: state.sides.map((_, city) => (city > 4 && city < 19 ? THREAT : NO_TILE)),
        camps: state.camps.map(() => 0),
        barracks: [18, 16, 14, 12, 10],
      });
      for (const lord of state.lords) lord.orders = [4, 4, 4, 4, 4, 4];
      state.lords[1].city = 7;
      state.order = 5;
      all({ type: 'pilesMade', recruit: 3, threat: 0 });
      all({ type: 'topTurned', pile: 'recruit', tile: 0 });
      for (const tile of [3, 4]) all({ type: 'tileDiscarded', pile: 'threat', tile });
    });
    const essence = ({ recruitPile, threatPile, nextThreat }: XiditState): unknown => [
      recruitPile,
      threatPile,
      nextThreat,
    ];
    const coverage = check({
      game: reinforced,
      seats: 4,
      options: OPTIONS,
      depth: 1,
      worlds: 6000,
      essence,
    });
    expect(coverage.openSmallWorlds).toBeGreaterThan(5);
  });
});
