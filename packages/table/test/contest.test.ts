import { describe, expect, it } from 'vitest';
import type { Command } from '@triptych/protocol';
import { PASS } from '@triptych/kernel/test/games/lookout.ts';
import { ANA, BEN, EVE, Seated } from './seated.ts';
import { BOT } from './three.ts';

/** Others play the same match against the same bots, and compare their results with Ana's. */
const CONTEST = {
  players: [
    { kind: 'person', id: 'ana', name: 'Ana' },
    { kind: 'bot', name: 'Bot', level: 'normal' },
  ],
  contest: true,
  freeUndo: false,
} as const;

function bid(seated: Seated): void {
  seated.answer(0, 0);
  const { questionVersion } = seated.table;
  expect(seated.say({ do: 'answer', seat: 1, questionVersion, answer: 1 }, BOT)).toBeNull();
}

describe('a contest', () => {
  const changes: readonly Command[] = [0, 1].flatMap((seat): Command[] => [
    { do: 'replace', seat, by: 'bot', name: 'Weak', level: 'novice' },
    { do: 'replace', seat, by: 'open', name: '', level: '' },
    { do: 'sit', seat, part: null },
    { do: 'leave', seat },
    { do: 'stand-in', seat },
  ]);

  it('keeps its players, before the start and after', () => {
    const seated = new Seated(CONTEST);
    for (const when of ['open', 'running']) {
      expect(seated.table.status).toBe(when);
      for (const command of changes)
        for (const from of [ANA, BEN]) expect(seated.say(command, from)).toBe('contest');
      if (when === 'open') seated.say({ do: 'start', part: null }, ANA);
    }
    expect(seated.table.viewerState(0).contest).toBe(true);
    expect(seated.table.seats).toMatchObject([{ player: { id: 'ana' } }, { player: { level: 'normal' } }]);
  });

  it('lets its player give up, and a rematch be played with anybody', () => {
    const seated = Seated.playing(CONTEST);
    expect(seated.say({ do: 'resign', seat: 0 }, ANA)).toBeNull();
    const again = new Seated(seated.table.rematchFor('ana', 'cd'.repeat(32)));
    expect(again.say({ do: 'replace', seat: 1, by: 'open', name: '', level: '' }, ANA)).toBeNull();
    expect(again.say({ do: 'sit', seat: 1, part: null }, EVE)).toBeNull();
  });

  it('lets the player’s other device leave', () => {
    const seated = Seated.playing(CONTEST);
    seated.say({ do: 'claim', seat: 0 }, EVE);
    const { claim = -1 } = seated.table.viewerState('spectator').seats[0];
    expect(seated.say({ do: 'admit', claim }, ANA)).toBeNull();
    expect(seated.say({ do: 'leave', seat: 0 }, EVE)).toBeNull();
    expect(seated.table.seatsOf('eve')).toEqual([]);
  });
});

describe('somebody who is alone with bots where undo is not free', () => {
  const undo = { kind: 'undo', answers: 1 } as const;
  const propose = ({ table }: Seated) =>
    ({ do: 'propose', seat: 0, questionVersion: table.questionVersion, action: undo }) as const;

  it('cannot consent to undoing what has been revealed', () => {
    const seated = Seated.playing(CONTEST);
    bid(seated);
    seated.answer(0, PASS);
    bid(seated);
    expect(seated.say(propose(seated), ANA)).toBe('undo-reveals');
    expect(seated.table.viewerState(0).proposal).toBeNull();
  });

  it('may undo what has revealed nothing', () => {
    const seated = Seated.playing(CONTEST);
    bid(seated);
    seated.answer(0, PASS);
    expect(seated.table.viewerState(0).undoable).toBe(1);
    expect(seated.say(propose(seated), ANA)).toBeNull();
    expect(seated.table.record?.log.at(-1)).toMatchObject({ undo: 1 });
  });

  it('needs the consent of the people who are there', () => {
    const seated = Seated.playing({ freeUndo: false });
    seated.answer(0, 0);
    seated.answer(1, 1);
    expect(seated.say(propose(seated), ANA)).toBeNull();
    expect(seated.table.viewerState(0).proposal).toMatchObject({ waitsFor: [1] });
  });
});
