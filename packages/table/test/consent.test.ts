import { MARK, PEEK } from '@triptych/kernel/test/games/lookout.ts';
import { describe, expect, it } from 'vitest';
import { ANA, BEN, EVE, Seated } from './seated.ts';

describe('consent', () => {
  const back = { kind: 'undo', answers: 1 } as const;

  it('of all takes back answers that revealed something', () => {
    const seated = Seated.lookingOut();
    seated.answer(0, PEEK);
    const questionVersion = seated.table.questionVersion;
    expect(seated.say({ do: 'propose', seat: 0, questionVersion, action: back }, ANA)).toBeNull();
    expect(seated.table.viewerState(1).proposal).toMatchObject({ seat: 0, agreed: [0], action: back });
    expect(seated.say({ do: 'agree', proposal: 9 }, BEN)).toBe('no-such-proposal');
    expect(seated.say({ do: 'agree', proposal: 1 }, ANA)).toBe('already-agreed');
    expect(seated.say({ do: 'agree', proposal: 1 }, EVE)).toBe('not-a-player');
    expect(seated.say({ do: 'agree', proposal: 1 }, BEN)).toBeNull();
    expect(seated.table.record?.log.at(-1)).toMatchObject({ undo: 1, consent: true });
    expect(seated.table.viewerState(0).proposal).toBeNull();
    expect(seated.reopened().viewerState(0)).toEqual(seated.table.viewerState(0));
  });

  it('is refused by a single decline', () => {
    const seated = Seated.lookingOut();
    seated.answer(0, PEEK);
    seated.say({ do: 'propose', seat: 0, questionVersion: seated.table.questionVersion, action: back }, ANA);
    expect(seated.say({ do: 'decline', proposal: 1 }, BEN)).toBeNull();
    expect(seated.table.viewerState(0).proposal).toBeNull();
  });

  it('lapses when the match moves on', () => {
    const seated = Seated.lookingOut();
    seated.answer(0, PEEK);
    seated.say({ do: 'propose', seat: 0, questionVersion: seated.table.questionVersion, action: back }, ANA);
    seated.answer(0, MARK);
    expect(seated.table.viewerState(1).proposal).toBeNull();
  });

  it('is needed from people only: alone among bots, a player decides alone', () => {
    const players = [
      { kind: 'person', id: 'ana', name: 'Ana' },
      { kind: 'bot', name: 'Bot', level: 'normal' },
    ] as const;
    const seated = Seated.playing({ players });
    seated.answer(0, 0);
    seated.say(
      { do: 'answer', seat: 1, questionVersion: seated.table.questionVersion, answer: 1 },
      { from: 'bot' },
    );
    seated.answer(0, PEEK);
    seated.say(
      {
        do: 'propose',
        seat: 0,
        questionVersion: seated.table.questionVersion,
        action: { kind: 'undo', answers: 2 },
      },
      ANA,
    );
    expect(seated.table.story(0)).toHaveLength(1);
    expect(seated.table.botTurns()).toMatchObject([{ seat: 1, level: 'normal', question: { kind: 'goal' } }]);
  });

  it('pauses the match; any player may resume', () => {
    const seated = Seated.lookingOut();
    const questionVersion = seated.table.questionVersion;
    seated.say({ do: 'propose', seat: 1, questionVersion, action: { kind: 'pause' } }, BEN);
    seated.say({ do: 'agree', proposal: 1 }, ANA);
    expect(seated.answer(0, MARK)).toBe('paused');
    expect(seated.say({ do: 'resume' }, EVE)).toBe('not-a-player');
    expect(seated.say({ do: 'resume' }, BEN)).toBeNull();
    expect(seated.answer(0, MARK)).toBeNull();
  });

  it('of one other person is not enough to replace somebody who is there', () => {
    const seated = Seated.lookingOut();
    const bot = { do: 'replace', seat: 1, by: 'bot', name: 'Bot', level: 'normal' } as const;
    expect(seated.say(bot, ANA)).toBe('needs-consent');
    const action = { kind: 'replace', seat: 1, by: 'bot' } as const;
    const propose = {
      do: 'propose',
      seat: 0,
      questionVersion: seated.table.questionVersion,
      action,
    } as const;
    expect(seated.say(propose, ANA)).toBe('nobody-to-agree');
  });

  it('was asked of everybody in earlier versions: their entries keep that meaning', () => {
    const seated = Seated.lookingOut();
    const action = { kind: 'replace', seat: 1, by: 'bot' } as const;
    seated.write({ at: 2000, act: { do: 'propose', seat: 0, person: 'ana', action } });
    expect(seated.table.seats[1].player.kind).toBe('person');
    seated.write({ at: 2000, act: { do: 'agree', person: 'ben' } });
    expect(seated.table.seats[1].player.kind).toBe('bot');
  });
});
