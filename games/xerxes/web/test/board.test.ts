import { adviseHonestly } from '@triptych/bots';
import { type Answer, FastRng, Match, newMatch } from '@triptych/kernel';
import { xerxes } from '../../index.ts';
import { components } from '../../content/components.ts';
import type { XerxesEvent } from '../../events.ts';
import { Build, type XerxesQuestion } from '../../questions.ts';
import { expect, test } from 'vitest';
import { type Draft, finished } from '@triptych/client/draft.ts';
import { flightsOf } from '../flights.ts';
import { geography } from '../geography.ts';
import { buildsAgain } from '../on-board.ts';
import { fitsPair, nextInOrder, pickForPair, priceOf, storeChange, tallyOf } from '../picks.ts';
import { prospectOf } from '../prospect.ts';
import { recentMoves, harms } from '../recent-moves.ts';
import { boardFit } from '../board-fit.ts';
import { scoreHistory } from '../score-history.ts';

const pack = xerxes.packs['standard'];
const parts = components(pack);

type TestMatch = ReturnType<typeof startMatch>;

function startMatch(seed: number, players: number) {
  const seats = Array.from({ length: players }, (_, at) => ({ name: `${at}`, player: 'bot' as const }));
  const made = newMatch(xerxes, {
    seats,
    options: { events: 'expansion' },
    pack: { name: 'standard', content: pack },
    seed: seed.toString(16).padStart(64, '0'),
  });
  if (!made.ok) throw new Error('The setup is invalid.');
  const match = Match.open(xerxes.open(pack), made.record);
  if (!(match instanceof Match)) throw new Error('The record is invalid.');
  return match;
}

/** Plays a game among bots; calls back before each question is answered, and again after. */
function play(
  seed: number,
  players: number,
  see: (
    question: XerxesQuestion,
    answer: Answer,
    before: TestMatch,
  ) => ((after: TestMatch) => void) | undefined,
): TestMatch {
  const match = startMatch(seed, players);
  const rng = new FastRng(seed);
  while (!match.over) {
    const [{ seat }] = match.questions.filter(({ ready }) => !ready);
    const question = match.questionOf(seat);
    if (question === null) break;
    const answer = adviseHonestly(match.game, match.view(seat), match.memory(seat), question, rng);
    const look = see(question, answer, match);
    match.answer(seat, answer);
    look?.(match);
  }
  return match;
}

const GAMES = Array.from({ length: 24 }, (_, seed) => seed);

test('E11.4: two taps at the store choose any pair that may be given or taken, and no other', () => {
  const kinds = new Set<string>();
  for (const seed of GAMES) {
    play(seed, 4, (question) => {
      if (question.kind !== 'give' && question.kind !== 'take') return undefined;
      kinds.add(question.kind);
      const { of } = question.shape;
      const found = new Set<Draft>();
      for (let one = 0; one < 6; one++) {
        for (let other = 0; other < 6; other++) {
          const first = pickForPair(of, null, one);
          expect(finished(question.shape, first)).toBeNull();
          if (fitsPair(of, one)) found.add(pickForPair(of, first, other));
        }
      }
      const pairs = [...found].filter((draft) => typeof draft === 'number');
      expect(new Set(pairs)).toEqual(new Set(of));
      return undefined;
    });
  }
  expect([...kinds].sort()).toEqual(['give', 'take']);
});

test('E1.8, E7.1, E7.4: the store shown while choosing is the store the player gets', () => {
  const kinds = new Set<string>();
  for (const seed of GAMES) {
    play(seed, 4, (question, answer, before) => {
      if (!['give', 'take', 'giveUp', 'bonus', 'heir'].includes(question.kind)) return undefined;
      const { seat } = question;
      const change = storeChange(question, answer);
      const promised = before.view(seat).seats[seat].resources.map((number, of) => number + change[of]);
      const { phase } = before.view(seat);
      return (after) => {
        // After the heir's last gift everybody collects at once.
        if (question.kind === 'heir' && after.view(seat).phase !== phase) return;
        kinds.add(question.kind);
        expect(after.view(seat).seats[seat].resources).toEqual(promised);
      };
    });
  }
  expect(kinds.size).toBe(5);
});

test('E8.2, E9.1: the price shown while choosing is the price the player pays', () => {
  const paid = new Set<string>();
  for (const seed of GAMES.slice(0, 8)) {
    play(seed, 4, (question, answer, before) => {
      const { seat } = question;
      const price = priceOf(parts, question, answer);
      if (price.length === 0) return undefined;
      paid.add(question.kind);
      const store = [...before.view(seat).seats[seat].resources];
      const left = store.map((number, of) => number - price[of]);
      return (after) => {
        // E11.6: a player who displaces another pays once it is clear where that marker goes.
        const mustMove = after.questionOf(seat)?.kind === 'move';
        expect(after.view(seat).seats[seat].resources).toEqual(mustMove ? store : left);
      };
    });
  }
  expect([...paid].sort()).toEqual(['build', 'tax']);
});

test('E8.1: a player who passed and is asked again in the same year learns why; nobody does on the first question', () => {
  const first = new Set<boolean>();
  const again = new Set<boolean>();
  for (const seed of GAMES) {
    const passed = new Set<number>();
    let year = 0;
    play(seed, 4, (question, answer, before) => {
      if (question.kind !== 'build') return undefined;
      const { seat } = question;
      const view = before.view(seat);
      if (view.round !== year) {
        passed.clear();
        first.add(buildsAgain(view));
      }
      year = view.round;
      if (passed.has(seat)) again.add(buildsAgain(view));
      if (answer === Build.pass) passed.add(seat);
      return undefined;
    });
  }
  expect([...first]).toEqual([false]);
  expect([...again]).toEqual([true]);
});

test('the tally is full exactly when an answer can be given', () => {
  const shapes = new Set<string>();
  for (const seed of GAMES.slice(0, 12)) {
    play(seed, 4, (question, answer) => {
      const full = tallyOf(question, answer);
      if (full === null) return undefined;
      shapes.add(question.shape.shape);
      expect(full.done).toBeGreaterThanOrEqual(full.wanted);
      if (typeof answer === 'number' || question.shape.shape === 'distribute') return undefined;
      // Even if an ability would keep more, the usual number is asked for at first.
      const tooFew = answer.slice(0, (tallyOf(question, [])?.wanted ?? 0) - 1);
      const less = tallyOf(question, tooFew);
      expect(less?.done).toBe(tooFew.length);
      expect(less?.wanted).toBeGreaterThan(tooFew.length);
      expect(finished(question.shape, tooFew)).toBeNull();
      return undefined;
    });
  }
  expect([...shapes].sort()).toEqual(['assign', 'distribute', 'one', 'order', 'some']);
});

test('E7.6: tapping seats one by one gives them their places, tapping again removes one', () => {
  expect(nextInOrder(nextInOrder(null, 2), 0)).toEqual([2, 0]);
  expect(nextInOrder([2, 0, 1], 0)).toEqual([2, 1]);
});

test('the marks of latest moves and the chart match the events', () => {
  let blows = 0;
  for (const seed of GAMES.slice(0, 8)) {
    const match = play(seed, 4, () => undefined);
    const events = match.steps.flatMap(({ events: all }) => all.map(({ event }) => event as XerxesEvent));
    const points = match.view(0).seats.map((satrapy) => satrapy.points);
    expect(scoreHistory(events, 4).map((line) => line.at(-1))).toEqual(points);
    const { harm, arrivals, points: change } = recentMoves(events, 0, 4);
    expect(change).toEqual(points);
    // All workers have left the map.
    expect(arrivals.size).toBe(0);
    expect(harm).toEqual(events.filter((event) => harms(event, 0)));
    const losses = events.filter((event) => event.type === 'pointsLost' && event.seat === 0);
    expect(losses.every((event) => harm.includes(event))).toBe(true);
    blows += harm.length;
  }
  expect(blows).toBeGreaterThan(0);
});

test('E6.1, E8.2, E9.1: everything that enters or leaves a store flies visibly', () => {
  for (const seed of GAMES.slice(0, 8)) {
    const match = play(seed, 4, () => undefined);
    const events = match.steps.flatMap(({ events: all }) => all.map(({ event }) => event as XerxesEvent));
    const crossings = events.flatMap((event) => flightsOf(event, parts));
    const stores = match.view(0).seats.map(({ resources }, seat) =>
      resources.map((_, resource) => {
        const place = `[data-good="${seat}:${resource}"]`;
        const came = crossings.filter(({ to }) => to.includes(place));
        return came.length - crossings.filter(({ from }) => from.includes(place)).length;
      }),
    );
    expect(stores).toEqual(match.view(0).seats.map(({ resources }) => resources));
  }
});

test('a map shows names where they fit, at the text size, and scrolls only if nothing else helps', () => {
  const named = (width: number, height: number, text = 1): boolean =>
    geography(parts, width, height, text).plate.named;
  expect(named(412, 440)).toBe(true);
  expect(named(524, 330)).toBe(true);
  expect(named(360, 260)).toBe(false);
  expect(named(412, 440, 1.4)).toBe(false);
  expect(geography(parts, 360, 236, 1).height).toBe(236);
  expect(geography(parts, 320, 150, 1).height).toBeGreaterThan(150);
});

test('what is behind a tap on a small phone is in sight on a tall one and on a tablet', () => {
  const room = (width: number, height: number) =>
    boardFit({ width, height, arrangement: 'tall', text: 1, homeless: false });
  expect(room(360, 430)).toMatchObject({ own: 'stack', hand: false, buildings: false });
  expect(room(412, 713)).toMatchObject({ own: 'stack', hand: true, buildings: false });
  expect(room(768, 830)).toMatchObject({ own: 'band', hand: true, buildings: true });
});

test('a low screen has my store beside the map, with large text as well, which opens all else over the map', () => {
  const room = (text: number) =>
    boardFit({ width: 456, height: 340, arrangement: 'small-wide', text, homeless: false });
  expect(room(1)).toMatchObject({ own: 'column', hand: true, decisions: 'column' });
  expect(room(1.3)).toMatchObject({ own: 'column', hand: false, buildings: false, decisions: 'map' });
});

test('a worker shows what it would bring, by the rules, and changes nothing (E6.1, E8.1, E9.1)', () => {
  let asked = 0;
  for (const seed of GAMES.slice(0, 4)) {
    play(seed, 3, (question, answer, match) => {
      if (question.kind !== 'worker') return undefined;
      const view = match.view(question.seat);
      const before = JSON.stringify(view);
      const prospect = prospectOf(parts, view, question.seat, question, answer);
      expect(JSON.stringify(view)).toBe(before);
      if (prospect === null) return undefined;
      asked++;
      const mine = view.seats[question.seat];
      for (const [of, number] of prospect.resources.entries())
        expect(number).toBeGreaterThanOrEqual(mine.resources[of]);
      for (const card of prospect.taxes)
        expect(parts.taxes[card].cost.every((number, of) => number <= prospect.resources[of])).toBe(true);
      for (const building of prospect.buildings) expect(view.buildings[building]).toBeLessThan(0);
      return undefined;
    });
  }
  expect(asked).toBeGreaterThan(20);
});

test('areas of any pack find a place, however crowded: a draft must not hang the page', () => {
  const [area] = parts.areas;
  const row = Array.from({ length: 13 }, (_, at) => ({ x: at * 70, y: 600 }));
  for (const spots of [row, row.map(() => ({ x: 500, y: 350 })), [...row, ...row, ...row, ...row]])
    for (const [width, height] of [
      [120, 80],
      [360, 236],
      [660, 350],
    ]) {
      const crowded = { ...parts, areas: spots.map((at) => ({ ...area, at })) };
      const { areas, plate } = geography(crowded, width, height, 1);
      const touching = areas.flatMap(([x, y], one) =>
        areas
          .slice(one + 1)
          .filter(([a, b]) => Math.abs(a - x) < plate.width - 1 && Math.abs(b - y) < plate.height - 1),
      );
      expect(touching).toEqual([]);
    }
});
