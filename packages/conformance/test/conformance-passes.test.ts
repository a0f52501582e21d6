import { describe, expect, it } from 'vitest';
import { conform } from '../index.ts';
import { carousel } from '@triptych/kernel/test/games/carousel.ts';
import { lookout } from '@triptych/kernel/test/games/lookout.ts';
import { lookoutSubject } from '@triptych/kernel/test/games/lookout-subject.ts';

describe('the conformance suite and honest games', () => {
  it('passes a game with every kind of secret, with full coverage', () => {
    const covered = conform(lookoutSubject(), { games: 20 });
    expect(covered.games).toBe(20);
    const notAtAll = Object.entries(covered).filter(([, number]) => number === 0);
    expect(notAtAll).toEqual([]);
    expect(covered.openSmallWorlds).toBeGreaterThan(20);
  });

  it('passes a game with every shape and no secret', () => {
    const covered = conform({ name: 'carousel', game: carousel, seats: 2, options: {} }, { games: 4 });
    expect(covered.answersTried).toBeGreaterThan(200);
    expect(covered.freeAnswers).toBeGreaterThan(0);
    expect(covered.smallWorlds).toBe(0);
  });

  it('passes a game of one seat, whose sealed answer is revealed at once', () => {
    const covered = conform({ name: 'carousel', game: carousel, seats: 1, options: {} }, { games: 4 });
    expect(covered.reveals).toBeGreaterThan(0);
    expect(covered.sealedTried).toBe(0);
  });

  it('passes a forced question if the game says that only its own seat can know', () => {
    const { small: _small, ...subject } = lookoutSubject({
      pending: (state) =>
        lookout
          .pending(state)
          .map((asked) => (asked.kind === 'goal' ? { ...asked, shape: { shape: 'one', of: [0] } } : asked)),
    });
    const covered = conform({ ...subject, mayBeForced: ({ kind }) => kind === 'goal' }, { games: 3 });
    expect(covered.games).toBe(3);
  });

  it('does the same for the same seed', () => {
    const plan = { games: 2, seed: 77 };
    expect(conform(lookoutSubject(), plan)).toEqual(conform(lookoutSubject(), plan));
  });

  it('samples the answers of a question that has too many to try', () => {
    const subject = { name: 'carousel', game: carousel, seats: 2, options: {} };
    const all = conform(subject, { games: 2 });
    const some = conform(subject, { games: 2, tried: 10, sampled: 3 });
    expect(some.answersTried).toBeLessThan(all.answersTried / 2);
  });
});
