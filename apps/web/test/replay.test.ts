import { bellum } from '@triptych/games/bellum';
import { NONE } from '@triptych/games/bellum/state.ts';
import type { BellumView } from '@triptych/games/bellum/view.ts';
import { adviseHonestly } from '@triptych/bots';
import { FastRng, Match, newMatch, seedFrom } from '@triptych/kernel';
import { expect, test } from 'vitest';
import { confirmMatch, isPrepared } from '../src/replay/confirm-match.ts';
import { ReplaySession } from '../src/replay/replay-session.ts';
import { LocalTable } from './local-table.ts';
import { momentsOf, recordAt } from '@triptych/client/moments.ts';
import type { Replay, Opening, MatchUpdate } from '@triptych/client/session.ts';

const pack = bellum.packs['standard'];
const SEATS = ['person', 'bot', 'bot'] as const;

/** A match between bots after that many answers; by default, all of them. */
function played(most = Infinity): Match {
  const made = newMatch(bellum, {
    seats: SEATS.map((player, seat) => ({ name: `P${seat}`, player })),
    options: {},
    pack: { name: 'standard', content: pack },
    seed: 'c'.repeat(64),
  });
  if (!made.ok) throw new Error('The setup is invalid.');
  const match = open(made.record);
  const rng = new FastRng(5);
  while (!match.over && match.steps.length < most) {
    const [{ seat }] = match.questions.filter(({ ready }) => !ready);
    const question = match.questionOf(seat);
    if (question === null) break;
    match.answer(seat, adviseHonestly(match.game, match.view(seat), match.memory(seat), question, rng));
  }
  return match;
}

function open(record: Match['record']): Match {
  const match = Match.open(bellum.open(pack), record);
  if (!(match instanceof Match)) throw new Error('The record is invalid.');
  return match;
}

test('a replay has a moment for every answer that counts, each as its viewer saw it', () => {
  const match = played();
  const moments = momentsOf(match, 1);
  expect(moments.length).toBe(match.steps.length + 1);
  for (const at of [0, 1, 40, match.steps.length]) {
    const then = open(recordAt(match, at));
    expect(moments[at].view).toEqual(then.view(1));
    expect(moments[at].questions).toEqual(then.questions);
  }
  expect(moments.filter(({ outcome }) => outcome !== null).length).toBe(1);
});

test('its events in order are the story that the viewer saw', async () => {
  const table = await LocalTable.open(played(60).record);
  const replay = await table.session.replay(0);
  const { story } = table.openings[0];
  expect(replay?.moments.flatMap(({ events }) => events).slice(0, story.length)).toEqual(story);
});

test('while the match runs a seat gets only its own replay, which shows no secrets', async () => {
  const { session } = await LocalTable.open(played(60).record);
  expect(await session.replay(1)).toBeNull();
  expect(await session.finished()).toBeNull();
  const replay = await session.replay(0);
  expect(replay?.viewpoints).toEqual([0]);
  const views = replay?.moments.map(({ view }) => view as BellumView) ?? [];
  const leaks = views.flatMap(({ chestValues, chestSeen }) =>
    chestValues.filter((value, chest) => value !== NONE && (chestSeen[chest] & 1) === 0),
  );
  expect(leaks).toEqual([]);
  expect(views.at(-1)?.castles[0].chests.length).toBeGreaterThan(0);
});

test('undone answers are in no replay', () => {
  for (let answers = 1; ; answers++) {
    const match = played(answers);
    if (match.over) throw new Error('Nothing could ever be undone.');
    const seat = SEATS.findIndex((_, at) => match.undoable(at) > 0);
    if (seat < 0) continue;
    match.undo(seat, 1);
    expect(momentsOf(match, 0).length).toBe(answers);
    expect(recordAt(match, 99).log.length).toBe(answers - 1);
    return;
  }
});

test('a replay is a session: the next moment is animated, any other reopens it', async () => {
  const { session: source, opening } = await LocalTable.open(played(30).record);
  const replay: Replay | null = await source.replay(0);
  if (replay === null) throw new Error('There is no replay.');
  const openings: Opening[] = [];
  const updates: MatchUpdate[] = [];
  const session = new ReplaySession(opening, replay, 3).begin({
    coming: () => {},
    opened: (told) => openings.push(told),
    updated: (update) => updates.push(update),
    seated: () => {},
    connection: () => {},
    failed: () => {},
    moved: () => {},
  });
  session.show(4);
  session.show(20);
  session.show(19);
  expect(updates.map(({ state }) => state.view)).toEqual([replay.moments[4].view]);
  expect(openings.map(({ state }) => state.view)).toEqual([3, 20, 19].map((at) => replay.moments[at].view));
  expect(openings[2].story).toEqual(replay.moments.slice(0, 20).flatMap(({ events }) => events));
});

test('replaying confirms a finished match, and exposes a changed one', async () => {
  const { session } = await LocalTable.open(played().record);
  const finished = await session.finished();
  if (finished === null) throw new Error('The match is not over.');
  expect((await confirmMatch(finished)).ok).toBe(true);
  // It was played with a given seed, and nothing may claim that this browser drew it.
  expect(isPrepared(finished)).toBe(true);
  const drawn = { ...finished.record, seed: seedFrom(finished.parts) };
  expect(isPrepared({ ...finished, record: drawn })).toBe(false);
  const seed = 'd'.repeat(64);
  expect((await confirmMatch({ ...finished, record: { ...finished.record, seed } })).ok).toBe(false);
  const outcome = { ...finished.outcome, ranking: finished.outcome.ranking.toReversed() };
  expect(await confirmMatch({ ...finished, outcome })).toEqual({ ok: false, problem: 'outcome' });
  const other = { ...finished.record, pack: { ...finished.record.pack, hash: seed } };
  expect(await confirmMatch({ ...finished, record: other })).toEqual({ ok: false, problem: 'pack' });
});
