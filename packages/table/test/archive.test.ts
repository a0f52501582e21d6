import { FastRng, sampleAnswer, type Viewer } from '@triptych/kernel';
import { describe, expect, it } from 'vitest';
import { lookout, PASS } from '@triptych/kernel/test/games/lookout.ts';
import { type Archive, EventShapes, type Json, readArchive, readMessage } from '@triptych/protocol';
import { archive, matchesRecording, rebuildArchive, verify, verifySeed } from '../index.ts';
import { ANA, BEN, EVE, Seated } from './seated.ts';

function played(): Seated {
  const seated = new Seated();
  seated.say({ do: 'sit', seat: 1, part: 'cd'.repeat(8) }, BEN);
  seated.say({ do: 'start', part: 'ef'.repeat(8) }, ANA);
  playOn(seated);
  return seated;
}

function playOn(seated: Seated): void {
  const rng = new FastRng(3);
  while (seated.table.status === 'running') {
    for (const { seat } of seated.table.viewerState('spectator').asked) {
      const { question } = seated.table.viewerState(seat);
      if (question !== null) seated.answer(seat, sampleAnswer(question.shape, rng));
    }
    seated.say({ do: 'chat', text: 'hm' }, EVE);
  }
}

function archiveOf(seated = played()): Archive {
  const made = archive(lookout, seated.entries);
  if (made === null) throw new Error('not finished');
  return JSON.parse(JSON.stringify(made)) as Archive;
}

describe('a finished match', () => {
  it('accepts no more decisions', () => {
    const seated = Seated.lookingOut();
    const action = { kind: 'pause' } as const;
    seated.say({ do: 'propose', seat: 1, questionVersion: seated.table.questionVersion, action }, BEN);
    playOn(seated);
    expect(seated.table.viewerState(0).proposal).toBeNull();
    expect(seated.say({ do: 'agree', proposal: 1 }, ANA)).toBe('game-over');
    expect(seated.say({ do: 'decline', proposal: 1 }, ANA)).toBe('game-over');
  });

  it('records what every viewer saw, to be replayed without rules', () => {
    const seated = played();
    const { recordings, record } = archiveOf(seated);
    expect(recordings.map(({ viewer }) => viewer)).toEqual([0, 1, 'spectator'] satisfies Viewer[]);
    for (const { viewer, first, messages } of recordings) {
      const shapes = new EventShapes();
      const last = messages.reduce<Json>(
        (shown, message) => readMessage(message, shown, 0, shapes).state,
        JSON.parse(JSON.stringify(first)) as Json,
      );
      expect(last).toEqual(JSON.parse(JSON.stringify(seated.table.viewerState(viewer))));
    }
    expect(record).toEqual(JSON.parse(JSON.stringify(seated.table.record)));
    expect(JSON.stringify(recordings)).not.toContain('"hm"');
  });

  it('cannot be archived while it still runs', () => {
    expect(archive(lookout, Seated.lookingOut().entries)).toBeNull();
    expect(archive(lookout, new Seated().entries)).toBeNull();
  });

  it('shows its seed only at the end', () => {
    const running = Seated.lookingOut().table.viewerState('spectator').fairness;
    expect(running).toMatchObject({ host: null, seed: null });
    const { fairness } = played().table.viewerState('spectator');
    expect(fairness.commitment).toBe(running.commitment);
    expect(fairness.host).toBe('ab'.repeat(32));
  });

  it('is verified with a seed that was fixed beforehand, if nobody added to it', () => {
    const good = archiveOf();
    const { host } = good.parts;
    const record = { ...good.record, seed: host };
    const prepared = { ...good, record, parts: { host, seats: [null, null] } };
    expect(verifySeed(prepared)).toBeNull();
    expect(verifySeed({ ...prepared, parts: good.parts })).toBe('seed');
  });

  it('is verified by its seed parts, its seed and its result', () => {
    const good = archiveOf();
    expect(verify(lookout, good)).toEqual({ ok: true, outcome: good.outcome });
    expect(verify(lookout, { ...good, parts: { ...good.parts, host: '00' } })).toMatchObject({
      problem: 'commitment',
    });
    expect(verify(lookout, { ...good, parts: { ...good.parts, seats: [null, null] } })).toMatchObject({
      problem: 'seed',
    });
    expect(verify(lookout, { ...good, outcome: { ...good.outcome, tieBreaks: ['luck'] } })).toMatchObject({
      problem: 'outcome',
    });
    const half = { ...good, record: { ...good.record, log: good.record.log.slice(0, 3) } };
    expect(verify(lookout, half)).toMatchObject({ problem: 'unfinished' });
    // A state in the log proves nothing about what led to it.
    const state = { state: {}, rules: 1, answers: 0, memories: [] };
    const log = [state, ...good.record.log];
    expect(verify(lookout, { ...good, record: { ...good.record, log } })).toMatchObject({ problem: 'kept' });
    const bent = { ...good, record: { ...good.record, log: [{ reveal: [7, 7] }] } };
    expect(verify(lookout, bent)).toMatchObject({ problem: 'replay', entry: 1, code: 'not-offered' });
  });
});

/** A match with an absence, a replaced answer, and accepted and declined proposals. */
function eventful(): Seated {
  const seated = Seated.playing();
  seated.answer(0, 0);
  seated.say({ do: 'withdraw', seat: 0, questionVersion: seated.table.questionVersion }, ANA);
  seated.answer(1, 1);
  seated.answer(0, 1);
  seated.answer(0, 0);
  seated.answer(0, PASS);
  const { questionVersion } = seated.table;
  seated.say({ do: 'propose', seat: 0, questionVersion, action: { kind: 'undo', answers: 1 } }, ANA);
  seated.say({ do: 'decline', proposal: 1 }, BEN);
  seated.say({ do: 'propose', seat: 0, questionVersion, action: { kind: 'undo', answers: 1 } }, ANA);
  expect(seated.say({ do: 'agree', proposal: 2 }, BEN)).toBeNull();
  seated.say({ do: 'leave', seat: 1 }, BEN);
  seated.say({ do: 'back', seat: 1 }, BEN);
  const rng = new FastRng(4);
  while (seated.table.status === 'running') {
    for (const { seat } of seated.table.viewerState('spectator').asked) {
      const { question } = seated.table.viewerState(seat);
      if (question !== null) seated.answer(seat, sampleAnswer(question.shape, rng));
    }
  }
  return seated;
}

describe('an imported match', () => {
  it.each([
    ['a plain match', played],
    ['an eventful one', eventful],
  ])('is rebuilt from its answers: %s', (_what, play) => {
    const good = archiveOf(play());
    expect(matchesRecording(lookout, good)).toBe(true);
    const again = rebuildArchive(lookout, good);
    expect(again?.record).toEqual(good.record);
    expect(again?.outcome).toEqual(good.outcome);
    expect(again?.commitment).toBe(good.commitment);
    expect(again === null ? null : verify(lookout, again)).toMatchObject({ ok: true });
    expect(again === null ? null : matchesRecording(lookout, again)).toBe(true);
  });

  it('is rejected unless its recordings fit its answers', () => {
    const good = archiveOf(eventful());
    const bend = (from: string, to: string): Archive =>
      JSON.parse(JSON.stringify(good).replace(from, to)) as Archive;
    const [, second] = good.recordings;
    const bent: Pick<Archive, 'recordings'>['recordings'][] = [
      [],
      good.recordings.slice(1),
      [second, second, good.recordings[2]],
      good.recordings.map((recording) => ({ ...recording, messages: recording.messages.slice(0, -1) })),
      good.recordings.map((recording) => ({
        ...recording,
        messages: recording.messages.map(([n, at, _events, ...rest]) => [n, at, 0, ...rest]),
      })),
      [{ viewer: 0, createdAt: 0, first: JSON.parse('{}'), messages: [] }],
    ];
    for (const recordings of bent) expect(matchesRecording(lookout, { ...good, recordings })).toBe(false);
    // Names are claims and cannot be verified.
    expect(matchesRecording(lookout, bend('"name":"Ana"', '"name":"Eve"'))).toBe(true);
  });

  it('brings in no text except displayable names', () => {
    const good = archiveOf();
    const foreign = {
      ...good,
      record: {
        ...good.record,
        pack: { ...good.record.pack, name: 'x'.repeat(1000) },
        seats: good.record.seats.map((seat, at) => ({
          ...seat,
          name: at === 0 ? '\u202Eana\u0007' : 'x'.repeat(1000),
        })),
        log: good.record.log.map((entry) => ({ ...entry, note: 'x'.repeat(1000) })),
      },
      recordings: [
        {
          viewer: 0,
          createdAt: 0,
          first: { x: 'x'.repeat(1000) },
          messages: [[1, 2, [[['seen', 'x'.repeat(1000)], 'x'.repeat(1000)]]]],
        },
      ],
    };
    const reading = readArchive(JSON.parse(JSON.stringify(foreign)));
    if (!reading.ok) throw new Error(JSON.stringify(reading));
    const again = rebuildArchive(lookout, reading.archive);
    expect(again?.record.seats.map(({ name }) => name)).toEqual(['ana', '2']);
    expect(JSON.stringify(again)).not.toContain('xxx');
  });
});
