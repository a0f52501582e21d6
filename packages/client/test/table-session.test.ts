import { expect, test } from 'vitest';
import { sit } from './wire.ts';

test('the seed must match the commitment shown before the match', async () => {
  const { session, wire } = sit(0);
  const { commitment } = wire.table.viewerState(0).fairness;
  expect(commitment).not.toBe('other');
  expect((await session.finished())?.commitment).toBe(commitment);
});

test('an answer whose reply was lost is sent again and counts once', async () => {
  const { session, wire, updates, seen } = sit(0);
  wire.deaf = true;
  const done = session.answer(2);
  expect(wire.table.questionVersion).toBe(2);
  wire.cut();
  wire.connect();
  expect(await done).toBeNull();
  expect(seen.connection).toEqual(['open', 'lost', 'open']);
  expect(wire.table.questionVersion).toBe(2);
  expect(updates.map(({ events }) => events.map(({ type }) => type))).toEqual([['castleTaken']]);
  expect(wire.sent.filter((data) => data['do'] === 'answer').length).toBe(2);
});

test('missed messages arrive after reconnecting', () => {
  const { wire, updates } = sit(1);
  wire.cut();
  wire.answerFor(0, 2);
  expect(updates.length).toBe(0);
  wire.connect();
  expect(updates.length).toBe(1);
  expect(updates[0].by).toBe(0);
  expect(updates[0].state.question?.kind).toBe('castle');
});

test('a gap in the numbers makes the client start over', () => {
  const { wire, openings, updates } = sit(1);
  wire.deaf = true;
  wire.answerFor(0, 2);
  wire.deaf = false;
  wire.answerFor(1, 3);
  expect(updates.length).toBe(0);
  expect(openings.length).toBe(2);
  expect(openings[1].state.view).toEqual(wire.table.viewerState(1).view);
  expect(openings[1].story).toContainEqual({ type: 'castleTaken', seat: 1, castle: 3 });
});

test('an undo reopens the match as if the answers had never been given', async () => {
  const { session, openings } = sit(0);
  const before = JSON.stringify(openings[0]);
  expect(await session.answer(2)).toBeNull();
  expect(session.sinceOwnAnswer).toBe(1);
  expect(await session.undo(1)).toBeNull();
  const [first, { state, tookBack, takenBack, ...rest }] = openings;
  expect(tookBack).toEqual({ seat: 0, answers: 1 });
  expect(takenBack).toEqual([{ seat: 0, answers: 1, after: first.story.length }]);
  const now = { ...rest, state: { ...state, number: first.state.number }, takenBack: [], tookBack: null };
  expect(JSON.stringify(now)).toBe(before);
});

test('the others learn who has taken something back, with or without their consent', () => {
  const { wire, openings } = sit(1);
  wire.answerFor(0, 2);
  wire.commandFor(0, { do: 'undo', seat: 0, questionVersion: wire.table.questionVersion, answers: 1 });
  expect(openings.at(-1)?.tookBack).toEqual({ seat: 0, answers: 1 });
  wire.answerFor(0, 2);
  wire.answerFor(1, 3);
  const questionVersion = wire.table.questionVersion;
  wire.commandFor(0, { do: 'propose', seat: 0, questionVersion, action: { kind: 'undo', answers: 2 } });
  wire.commandFor(1, { do: 'agree', proposal: wire.table.viewerState(1).proposal?.number ?? 0 });
  expect(openings.at(-1)?.tookBack).toEqual({ seat: 0, answers: 2 });

  // A page opened now shows all of it at the same lines.
  wire.answerFor(0, 1);
  const { takenBack } = openings.at(-1) ?? {};
  expect(takenBack?.map(({ answers }) => answers)).toEqual([1, 2]);
  wire.tell({ viewer: 1, ownSeats: [1], fresh: wire.table.fresh(1) });
  expect(openings.at(-1)).toMatchObject({ takenBack, tookBack: null });
});

test('whether an answer can be taken back is known without asking the server', async () => {
  const { session, wire, updates } = sit(0);
  const asked = wire.sent.length;
  expect(await session.foresee(2)).toEqual({ reveals: false, asks: [1] });
  expect(wire.sent.length).toBe(asked);
  expect(updates.length).toBe(0);
});

test('listeners learn that a bot stands in for somebody, and that they are back', () => {
  const { wire, seatings } = sit(0);
  wire.commandFor(1, { do: 'leave', seat: 1 });
  wire.commandFor(1, { do: 'back', seat: 1 });
  expect(seatings).toEqual([
    ['person', 'bot'],
    ['person', 'person'],
  ]);
});

test('the reason for a refusal is known without asking the server, from rules on an imagined state', async () => {
  const { session, wire } = sit(0);
  const asked = wire.sent.length;
  expect(await session.check(2)).toBeNull();
  expect(await session.check([1])).toMatchObject({ rule: 'B2.1' });
  expect(wire.sent.length).toBe(asked);
});

test('an answer to a question that has changed is refused', async () => {
  const { session, wire } = sit(1);
  wire.deaf = true;
  wire.answerFor(0, 2);
  wire.deaf = false;
  expect((await session.answer(2))?.code).toBe('stale');
});

test('a spectator sees the table, holds no seat and is asked nothing', () => {
  const { openings, seen } = sit('spectator');
  expect(openings[0]).toMatchObject({ watching: true, here: [] });
  expect(openings[0].state.question).toBeNull();
  expect(seen.room?.viewer).toBe('spectator');
});

test('the replay of a running match tells the viewer’s own story, without what was taken back', async () => {
  const { session, wire, openings, updates } = sit(0);
  await session.answer(2);
  await session.undo(1);
  await session.answer(3);
  wire.answerFor(1, 1);
  const replay = await session.replay(0);
  const story = [...(openings.at(-1)?.story ?? []), ...updates.slice(1).flatMap(({ events }) => events)];
  expect(replay?.moments.flatMap(({ events }) => events)).toEqual(story);
  expect(replay?.moments.map(({ by }) => by)).toEqual([[], [0], [1]]);
  expect(replay?.moments.at(-1)?.view).toEqual(updates.at(-1)?.state.view);
  expect(await session.replay(1)).toBeNull();
});
