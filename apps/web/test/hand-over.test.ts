import type { PublicQuestion, Question, Seat } from '@triptych/kernel';
import { expect, test } from 'vitest';
import { type SharedScreen, sharedScreen } from '../src/match/hand-over.ts';
import type { Opening, MatchState } from '@triptych/client/session.ts';

const QUESTION: Question = {
  kind: 'goblins',
  seat: 0,
  sealed: true,
  rule: 'B3.1',
  shape: { shape: 'one', of: [0, 1] },
};

interface Wanted {
  readonly here?: readonly Seat[];
  /** Who is asked and not ready. */
  readonly asked: readonly Seat[];
  readonly over?: boolean;
  readonly looking: Seat | null;
  /** Whether the question may be asked in public; null if that is not known. */
  readonly open?: boolean | null;
}

/** Who must take the device before anything is shown; null if nobody must. */
function next(wanted: Wanted): Seat | null {
  const shared = screen(wanted);
  return shared.shows === 'curtain' ? shared.next : null;
}

/** Seat 0 is the viewer. */
function screen({ here = [0, 1], asked, over = false, looking, open = null }: Wanted): SharedScreen {
  const questions = [0, 1, 2].map(
    (seat): PublicQuestion => ({ seat, kind: 'goblins', ready: !asked.includes(seat) }),
  );
  const state: MatchState = {
    number: 1,
    answers: 1,
    view: null,
    question: open === true && !asked.includes(0) ? null : QUESTION,
    questions,
    sealed: asked.includes(0) || open === true ? null : 1,
    undoStep: 0,
    freeUndo: false,
    endedEarly: false,
    resigned: [],
    outcome: over ? { ranking: [], tieBreaks: [] } : null,
  };
  const opening: Opening = {
    game: 'bellum',
    pack: null,
    seats: [0, 1, 2].map((seat) => ({ name: `P${seat}`, player: 'person' })),
    viewer: 0,
    watching: false,
    here,
    story: [],
    recent: [],
    state,
    takenBack: [],
    tookBack: null,
  };
  return sharedScreen(opening, state, looking, open === null ? null : () => open);
}

test('nobody sees anything before they confirm that they are looking', () => {
  expect(next({ asked: [0, 1], looking: null })).toBe(0);
  expect(next({ asked: [1], looking: null })).toBe(1);
  expect(next({ asked: [2], looking: null })).toBe(0);
});

test('another person’s confirmation shows nothing before the session reopens from their seat', () => {
  expect(next({ asked: [1], looking: 1 })).toBe(1);
});

test('the viewer keeps looking, a device with one person has no curtain, and at the end everything is open', () => {
  expect(next({ asked: [0, 1], looking: 0 })).toBeNull();
  expect(next({ here: [0], asked: [1], looking: null })).toBeNull();
  expect(next({ asked: [], over: true, looking: null })).toBeNull();
});

test('a public question needs no hand-over: the board turns to the asked player, and shows nobody’s own things', () => {
  expect(screen({ asked: [0], looking: null, open: true })).toEqual({ shows: 'public', turnTo: null });
  expect(screen({ asked: [1], looking: null, open: true })).toEqual({ shows: 'public', turnTo: 1 });
  expect(screen({ asked: [2], looking: null, open: true })).toEqual({ shows: 'public', turnTo: null });
  expect(screen({ asked: [1], looking: 0, open: true })).toEqual({ shows: 'own' });
});

test('a secret question has its curtain, and so has a sealed answer while the others decide', () => {
  expect(next({ asked: [0, 1], looking: null, open: false })).toBe(0);
  expect(next({ asked: [1], looking: null, open: false })).toBe(1);
  expect(next({ asked: [2], looking: null, open: false })).toBe(0);
});
