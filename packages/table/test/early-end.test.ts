import { describe, expect, it } from 'vitest';
import { lookout, MARK, PASS } from '@triptych/kernel/test/games/lookout.ts';
import { readTableFile, TABLE_FORMAT } from '@triptych/protocol';
import { archive, matchesRecording, rebuildArchive, verify, waitOf } from '../index.ts';
import { ANA, BEN, EVE, Seated } from './seated.ts';
import { BOT, Three } from './three.ts';

/** The match is over, and everything stored about it says that it ended early. */
function expectEarlyEnd(seated: Seated): void {
  expect(seated.table.status).toBe('over');
  expect(seated.table.viewerState('spectator')).toMatchObject({ endedEarly: true, asked: [] });
  expect(seated.table.record?.log.at(-1)).toMatchObject({ end: 'early', at: seated.now });
  const made = archive(lookout, seated.entries);
  if (made === null) throw new Error('no archive');
  expect(verify(lookout, made)).toMatchObject({ ok: true });
  expect(matchesRecording(lookout, made)).toBe(true);
  expect(rebuildArchive(lookout, made)?.outcome).toEqual(made.outcome);
  expect(readTableFile({ format: TABLE_FORMAT, entries: seated.entries, snapshot: null })).toMatchObject({
    ok: true,
  });
}

describe('the early end', () => {
  it('is decided by a majority: one refusal does not stop it, and one more does', () => {
    const three = Three.begun();
    expect(three.propose(0, { kind: 'end' })).toBeNull();
    expect(three.say({ do: 'decline', proposal: 1 }, BEN)).toBeNull();
    expect(three.table.viewerState(0).proposal).toMatchObject({ agreed: [0], waitsFor: [2] });
    expect(three.say({ do: 'decline', proposal: 1 }, EVE)).toBeNull();
    expect(three.table.viewerState(0).proposal).toBeNull();
    three.propose(0, { kind: 'end' });
    three.say({ do: 'decline', proposal: 2 }, BEN);
    expect(three.say({ do: 'agree', proposal: 2 }, EVE)).toBeNull();
    expectEarlyEnd(three);
  });

  it('needs both of two players, unless one has been away', () => {
    const seated = Seated.lookingOut();
    const { questionVersion } = seated.table;
    seated.say({ do: 'propose', seat: 0, questionVersion, action: { kind: 'end' } }, ANA);
    expect(seated.table.status).toBe('running');
    const since = seated.now;
    seated.now += 120_000;
    expect(seated.say({ do: 'absent', person: 'ben', since }, { from: 'clock' })).toBeNull();
    expectEarlyEnd(seated);
  });

  it('is final: no further command is accepted', () => {
    const three = Three.begun();
    three.propose(0, { kind: 'end' });
    three.say({ do: 'agree', proposal: 1 }, BEN);
    expect(three.decide(0, MARK)).toBe('game-over');
    expect(three.say({ do: 'resign', seat: 0 }, ANA)).toBe('game-over');
    expect(three.say({ do: 'stand-in', seat: 1 }, ANA)).toBe('game-over');
  });
});

describe('resigning', () => {
  it('leaves the seat to a bot for good at a larger table', () => {
    const three = Three.begun();
    expect(three.say({ do: 'resign', seat: 0 }, BEN)).toBe('not-your-seat');
    expect(three.say({ do: 'resign', seat: 0 }, ANA)).toBeNull();
    expect(three.table.viewerState(1).seats[0]).toMatchObject({ kind: 'bot', name: 'Ana', resigned: true });
    expect(three.say({ do: 'back', seat: 0 }, ANA)).toBe('not-your-seat');
    const { questionVersion } = three.table;
    expect(three.say({ do: 'answer', seat: 0, questionVersion, answer: PASS }, BOT)).toBeNull();
    expect(three.table.rematchFor('ana', '').players[0]).toEqual({ kind: 'person', id: 'ana', name: 'Ana' });
  });

  it('ends a match of two: the player who gives up ranks last, whatever they have', () => {
    const seated = Seated.lookingOut();
    expect(seated.say({ do: 'resign', seat: 0 }, ANA)).toBeNull();
    expectEarlyEnd(seated);
    expect(seated.table.viewerState('spectator').outcome?.ranking).toMatchObject([
      { seat: 1, rank: 1 },
      { seat: 0, rank: 2 },
    ]);
  });
});

describe('when the last person gives up', () => {
  it('those who gave up before rank last, too, whatever their bots achieved', () => {
    const three = Three.begun();
    three.say({ do: 'replace', seat: 2, by: 'bot', name: 'Bot', level: 'normal' }, EVE);
    three.say({ do: 'resign', seat: 0 }, ANA);
    expect(three.table.status).toBe('running');
    three.say({ do: 'resign', seat: 1 }, BEN);
    const { status, resigned, outcome } = three.table.viewerState('spectator');
    expect({ status, resigned }).toEqual({ status: 'over', resigned: [0, 1] });
    expect(outcome?.ranking.map(({ seat, rank }) => [seat, rank])).toEqual([
      [2, 1],
      [0, 2],
      [1, 2],
    ]);
  });

  it('and nobody has stayed, only that one is last', () => {
    const three = Three.begun();
    for (const [seat, from] of [ANA, BEN, EVE].entries()) three.say({ do: 'resign', seat }, from);
    const { resigned, outcome } = three.table.viewerState('spectator');
    expect(resigned).toEqual([2]);
    expect(outcome?.ranking.at(-1)).toMatchObject({ seat: 2, rank: 3 });
    expect(outcome?.ranking[0].rank).toBe(1);
  });
});

describe('with bots only', () => {
  const bots = {
    players: [
      { kind: 'person', id: 'ana', name: 'Ana' },
      { kind: 'bot', name: 'Bot', level: 'normal' },
    ],
  } as const;
  const bid = (seated: Seated): void => {
    seated.answer(0, 0);
    const { questionVersion } = seated.table;
    seated.say({ do: 'answer', seat: 1, questionVersion, answer: 1 }, BOT);
  };

  it('undo goes back to the player’s last decision past new information, and the record says so', () => {
    const seated = Seated.playing({ ...bots, freeUndo: true });
    bid(seated);
    seated.answer(0, PASS);
    bid(seated);
    const shown = seated.table.viewerState(0);
    expect(shown).toMatchObject({ undoable: 0, freeUndo: true });
    expect(shown.undoStep).toBeGreaterThan(0);
    const undo = { do: 'undo', seat: 0, questionVersion: seated.table.questionVersion } as const;
    expect(seated.say({ ...undo, answers: shown.undoStep + 1 }, ANA)).toBe('undo-reveals');
    expect(seated.say({ ...undo, answers: shown.undoStep }, ANA)).toBeNull();
    expect(seated.table.record?.log.at(-1)).toMatchObject({ seat: 0, undo: shown.undoStep, free: true });
    expect(seated.table.viewerState(0).asked).toMatchObject([{ seat: 0 }, { seat: 1 }]);
    seated.say({ do: 'resign', seat: 0 }, ANA);
    expectEarlyEnd(seated);
  });

  it('undo stops at new information if the table says so', () => {
    const seated = Seated.playing(bots);
    bid(seated);
    seated.answer(0, PASS);
    bid(seated);
    expect(seated.table.viewerState(0)).toMatchObject({ undoStep: 0, freeUndo: false });
    const { questionVersion } = seated.table;
    expect(seated.say({ do: 'undo', seat: 0, questionVersion, answers: 1 }, ANA)).toBe('undo-reveals');
  });

  it('they answer at the pace of the table', () => {
    const seated = Seated.playing({ ...bots, botPace: 'calm' });
    expect(seated.table.botTurns()).toMatchObject([{ seat: 1, notBefore: seated.now + 2500 }]);
    expect(Seated.playing(bots).table.botTurns()).toMatchObject([{ notBefore: 1000 }]);
  });

  it('they wait for that long at most, even if the clock was set back since the last answer', () => {
    const seated = Seated.playing({ ...bots, botPace: 'calm' });
    const [turn] = seated.table.botTurns();
    const waits = [-3_600_000, 0, 1000, 2500, 9000].map((later) => waitOf(turn, null, seated.now + later));
    expect(waits).toEqual([2500, 2500, 1500, 0, 0]);
  });
});
