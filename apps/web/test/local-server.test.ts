import { NONE } from '@triptych/games/bellum/state.ts';
import type { BellumView } from '@triptych/games/bellum/view.ts';
import { expect, test } from 'vitest';
import { LocalTable, newRecord } from './local-table.ts';

test('bots answer by themselves until a person is asked', async () => {
  const table = await LocalTable.open(newRecord(['bot', 'person', 'bot']));
  expect(table.now.question?.kind).toBe('castle');
  expect(await table.answer(4)).toBeNull();
  expect(table.now.question?.kind).toBe('goblins');
});

test('every answer is stored before anybody learns of it, and the stored match resumes where it was', async () => {
  const first = await LocalTable.open(newRecord(['person', 'bot']));
  await first.answer(0);
  await first.answer([0, 1]);
  const again = await LocalTable.reopen(first.stored);
  expect(again.opening.state.view).toEqual(first.now.view);
  expect(again.opening.state.question).toEqual(first.now.question);
});

test('undone answers are still in the log when the stored match is opened again', async () => {
  const first = await LocalTable.open(newRecord(['person', 'person']));
  await first.answer(0);
  await first.session.undo(1);
  expect(first.opening.tookBack).toEqual({ seat: 0, answers: 1 });
  await first.answer(1);
  const { takenBack, story, tookBack } = (await LocalTable.reopen(first.stored)).opening;
  expect(takenBack).toEqual([{ seat: 0, answers: 1, after: story.length - 1 }]);
  expect(tookBack).toBeNull();
});

test('a refusal says why and changes nothing', async () => {
  const table = await LocalTable.open(newRecord(['person', 'bot']));
  const before = table.stored.length;
  expect((await table.answer(99))?.code).toBe('not-offered');
  expect((await table.session.check([1]))?.rule).toBe('B2.1');
  expect(table.stored.length).toBe(before);
});

test('what cannot be stored is refused and changes nothing, and the match continues once there is space', async () => {
  const table = await LocalTable.open(newRecord(['person', 'bot']));
  const before = table.now.view;
  table.full = true;
  expect((await table.answer(0))?.code).toBe('failed');
  expect(table.now.view).toEqual(before);
  table.full = false;
  expect(await table.answer(0)).toBeNull();
  expect(table.now.question?.kind).toBe('goblins');
});

test('a secret answer can be withdrawn until all are in', async () => {
  const table = await LocalTable.open(newRecord(['person', 'person']));
  await table.answer(0);
  await table.watchAs(1);
  await table.answer(1);
  await table.watchAs(0);
  await table.answer([0, 0]);
  expect(table.now.sealed).toEqual([0, 0]);
  expect(await table.session.withdraw()).toBeNull();
  expect(table.now.sealed).toBeNull();
});

test('the page never receives the values of chests that its seat has not seen', async () => {
  const table = await LocalTable.open(newRecord(['person', 'bot', 'bot']));
  await table.answer(0);
  await table.answer([0, 1]);
  for (let answers = 0; answers < 400; answers++) {
    const { question } = table.now;
    if (question === null) break;
    const { shape } = question;
    if (shape.shape === 'one') await table.answer(shape.of[shape.of.length - 1]);
    else if (shape.shape === 'some') await table.answer(shape.of.slice(0, shape.max));
  }
  expect(table.now.outcome).not.toBeNull();
  const running = table.updates
    .map(({ state }) => state.view as BellumView)
    .filter(({ phase }) => phase !== 'over');
  const leaks = running.flatMap(({ chestValues, chestSeen }) =>
    chestValues.filter((value, chest) => value !== NONE && (chestSeen[chest] & 1) === 0),
  );
  expect(leaks).toEqual([]);
  const peeks = table.updates.flatMap(({ events }) => events).filter(({ type }) => type === 'chestSeen');
  expect(peeks.length).toBeGreaterThan(0);
  expect(peeks.filter((event) => !('seat' in event) || event.seat !== 0)).toEqual([]);
});

test('only the views of people can be opened', async () => {
  const table = await LocalTable.open(newRecord(['person', 'bot']));
  const { length } = table.openings;
  await table.watchAs(1);
  expect(table.openings.length).toBe(length);
});

test('while a match runs, only the viewing seat gets its replay', async () => {
  const table = await LocalTable.open(newRecord(['person', 'person', 'bot']));
  const replays = () =>
    Promise.all([0, 1, 2].map(async (seat) => (await table.session.replay(seat))?.viewer));
  expect(await replays()).toEqual([0, undefined, undefined]);
  expect([0, 1, 2].map((seat) => table.host.recording(seat)?.viewer)).toEqual([0, undefined, undefined]);
  // Answering does not hand the device over: the next person must confirm that they are looking.
  await table.answer(0);
  expect(await replays()).toEqual([0, undefined, undefined]);
  await table.watchAs(1);
  expect(await replays()).toEqual([undefined, 1, undefined]);
  expect((await table.session.replay(1))?.viewpoints).toEqual([1]);
});
