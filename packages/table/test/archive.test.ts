import { FastRng, sampleAnswer, type Viewer } from '@triptych/kernel';
import { describe, expect, it } from 'vitest';
import { lookout } from '../../kernel/test/games/lookout.ts';
import { type Archive, archive, type Json, patch, verify } from '../index.ts';
import { ANA, BEN, EVE, Seated } from './seated.ts';

function played(): Seated {
  const seated = new Seated();
  seated.say({ do: 'sit', seat: 1, part: 'cd'.repeat(8) }, BEN);
  seated.say({ do: 'start', part: 'ef'.repeat(8) }, ANA);
  const rng = new FastRng(3);
  while (seated.table.status === 'running') {
    for (const { seat } of seated.table.sight('spectator').asked) {
      const { question } = seated.table.sight(seat);
      if (question !== null) seated.answer(seat, sampleAnswer(question.shape, rng));
    }
    seated.say({ do: 'chat', text: 'hm' }, EVE);
  }
  return seated;
}

function kept(seated = played()): Archive {
  const made = archive(lookout, seated.entries);
  if (made === null) throw new Error('not finished');
  return JSON.parse(JSON.stringify(made)) as Archive;
}

describe('a finished match', () => {
  it('keeps what every viewer was shown, to be replayed without rules', () => {
    const seated = played();
    const { shows, record } = kept(seated);
    expect(shows.map(({ viewer }) => viewer)).toEqual([0, 1, 'spectator'] satisfies Viewer[]);
    for (const { viewer, first, messages } of shows) {
      const last = messages.reduce<Json>(
        (shown, { delta }) => patch(shown, delta),
        JSON.parse(JSON.stringify(first)) as Json,
      );
      expect(last).toEqual(JSON.parse(JSON.stringify(seated.table.sight(viewer))));
    }
    expect(record).toEqual(JSON.parse(JSON.stringify(seated.table.record)));
    expect(JSON.stringify(shows)).not.toContain('"hm"');
  });

  it('is not made of one that still runs', () => {
    expect(archive(lookout, Seated.lookingOut().entries)).toBeNull();
    expect(archive(lookout, new Seated().entries)).toBeNull();
  });

  it('shows its seed only at the end', () => {
    const running = Seated.lookingOut().table.sight('spectator').fairness;
    expect(running).toMatchObject({ host: null, seed: null });
    const { fairness } = played().table.sight('spectator');
    expect(fairness.commitment).toBe(running.commitment);
    expect(fairness.host).toBe('ab'.repeat(32));
  });

  it('is proved by its parts, its seed and its result', () => {
    const good = kept();
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
    // A state that somebody wrote down proves nothing about what led to it.
    const state = { state: {}, rules: 1, answers: 0, memories: [] };
    const log = [state, ...good.record.log];
    expect(verify(lookout, { ...good, record: { ...good.record, log } })).toMatchObject({ problem: 'kept' });
    const bent = { ...good, record: { ...good.record, log: [{ reveal: [7, 7] }] } };
    expect(verify(lookout, bent)).toMatchObject({ problem: 'replay', entry: 1, code: 'not-offered' });
  });
});
