import { bellum } from '@triptych/games/bellum';
import { NONE } from '@triptych/games/bellum/state.ts';
import type { BellumView } from '@triptych/games/bellum/view.ts';
import { type MatchRecord, newMatch } from '@triptych/kernel';
import { expect, test } from 'vitest';
import { Host } from '../src/session/host.ts';
import type { Opening, MatchUpdate } from '@triptych/client/session.ts';

const SEED = 'b'.repeat(64);

/** A table with people and bots, and everything that it has said. */
function lay(players: readonly ('person' | 'bot')[], record?: MatchRecord) {
  const openings: Opening[] = [];
  const updates: MatchUpdate[] = [];
  const saved: MatchRecord[] = [];
  const pack = { name: 'standard', content: bellum.packs['standard'] };
  const seats = players.map((player, seat) => ({ name: `P${seat}`, player }));
  const made = newMatch(bellum, { seats, options: {}, pack, seed: SEED });
  if (!made.ok) throw new Error('The wishes do not fit.');
  const host = Host.open(
    bellum,
    record ?? made.record,
    {
      opened: (opening) => openings.push(opening),
      updated: (update) => updates.push(update),
      save: (match) => saved.push(match),
    },
    7,
  );
  if (host === null) throw new Error('The table cannot be laid.');
  return { host, openings, updates, saved };
}

test('bots answer by themselves until a person is asked', () => {
  const { host, updates } = lay(['bot', 'person', 'bot']);
  expect(updates.at(-1)?.state.question?.kind).toBe('castle');
  expect(host.answer(updates.at(-1)?.state.question?.shape.shape === 'one' ? 4 : -1)).toBeNull();
  expect(updates.at(-1)?.state.question?.kind).toBe('goblins');
});

test('every answer is saved, and the saved match goes on where it was', () => {
  const first = lay(['person', 'bot']);
  first.host.answer(0);
  first.host.answer([0, 1]);
  const record = first.saved.at(-1);
  const again = lay(['person', 'bot'], record);
  expect(again.openings[0].state.view).toEqual(first.updates.at(-1)?.state.view);
  expect(again.openings[0].state.question).toEqual(first.updates.at(-1)?.state.question);
});

test('what was taken back is still told when the saved match is opened again', () => {
  const first = lay(['person', 'person']);
  first.host.answer(0);
  first.host.undo(1);
  expect(first.openings.at(-1)?.tookBack).toEqual({ seat: 0, answers: 1 });
  first.host.answer(1);
  const [{ takenBack, story, tookBack }] = lay(['person', 'person'], first.saved.at(-1)).openings;
  expect(takenBack).toEqual([{ seat: 0, answers: 1, after: story.length - 1 }]);
  expect(tookBack).toBeNull();
});

test('what is refused says why and changes nothing', () => {
  const { host, saved } = lay(['person', 'bot']);
  const before = saved.length;
  expect(host.answer(99)?.code).toBe('not-offered');
  expect(host.check([1])?.rule).toBe('B2.1');
  expect(saved.length).toBe(before);
});

test('a secret answer can be taken back until all are in', () => {
  const { host, updates } = lay(['person', 'person']);
  host.answer(0);
  host.sitDown(1);
  host.answer(1);
  host.sitDown(0);
  host.answer([0, 0]);
  expect(updates.at(-1)?.state.sealed).toEqual([0, 0]);
  expect(host.withdraw()).toBeNull();
  expect(updates.at(-1)?.state.sealed).toBeNull();
});

test('the page is never told the values of chests that its seat has not seen', () => {
  const { host, updates, openings } = lay(['person', 'bot', 'bot']);
  host.answer(0);
  host.answer([0, 1]);
  for (let answers = 0; answers < 400; answers++) {
    const { question } = updates.at(-1)?.state ?? openings[0].state;
    if (question === null) break;
    const { shape } = question;
    if (shape.shape === 'one') host.answer(shape.of[shape.of.length - 1]);
    else if (shape.shape === 'some') host.answer(shape.of.slice(0, shape.max));
  }
  expect(updates.at(-1)?.state.outcome).not.toBeNull();
  const running = updates
    .map(({ state }) => state.view as BellumView)
    .filter(({ phase }) => phase !== 'over');
  const leaks = running.flatMap(({ chestValues, chestSeen }) =>
    chestValues.filter((value, chest) => value !== NONE && (chestSeen[chest] & 1) === 0),
  );
  expect(leaks).toEqual([]);
  const peeks = updates.flatMap(({ events }) => events).filter(({ type }) => type === 'chestSeen');
  expect(peeks.length).toBeGreaterThan(0);
  expect(peeks.filter((event) => !('seat' in event) || event.seat !== 0)).toEqual([]);
});

test('only people can sit down', () => {
  const { host, openings } = lay(['person', 'bot']);
  host.sitDown(1);
  expect(openings.length).toBe(1);
});

test('while a match runs, only the seat that looks gets its film', () => {
  const { host } = lay(['person', 'person', 'bot']);
  const filmed = (): readonly (number | undefined)[] => [0, 1, 2].map((seat) => host.film(seat)?.viewer);
  expect(filmed()).toEqual([0, undefined, undefined]);
  // To have answered does not hand the device on: the next person must say that they are looking.
  host.answer(0);
  expect(filmed()).toEqual([0, undefined, undefined]);
  host.sitDown(1);
  expect(filmed()).toEqual([undefined, 1, undefined]);
  expect(host.film(1)?.viewpoints).toEqual([1]);
});
