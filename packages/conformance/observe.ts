import type { Answer, Match, PublicQuestion, Question, Seat, AddressedEvent, Viewer } from '@triptych/kernel';
import type { Trial } from './trial.ts';

/** All that a viewer can see of a match at rest. */
export interface Observation {
  readonly view: unknown;
  readonly questions: readonly PublicQuestion[];
  readonly question: Question | null;
  readonly sealed: Answer | null;
  readonly undoable: number;
}

export function observe(match: Match, viewer: Viewer): Observation {
  const seat = viewer === 'spectator' ? null : viewer;
  return {
    view: match.view(viewer),
    questions: match.questions,
    question: seat === null ? null : match.questionOf(seat),
    sealed: seat === null ? null : match.sealedAnswer(seat),
    undoable: seat === null ? 0 : match.undoable(seat),
  };
}

export interface Everything {
  readonly viewers: readonly Observation[];
  readonly memories: readonly unknown[];
}

/** Everything that can be seen of a match, by anybody, and what the seats remember. */
export function observeAll(trial: Trial, match: Match): Everything {
  return {
    viewers: trial.viewers.map((viewer) => observe(match, viewer)),
    memories: trial.seats.map((seat) => match.memory(seat)),
  };
}

/** What a viewer was told of what happened. */
export function toldTo(viewer: Viewer, told: readonly AddressedEvent[]): AddressedEvent[] {
  return told.filter(({ to }) => to === 'all' || to === viewer);
}

/** What a seat sees of the questions of a bare state: all of its own, the names of the others'. */
export function askedOf(pending: readonly Question[], viewer: Viewer): unknown {
  return pending.map((question) =>
    question.seat === viewer
      ? question
      : { seat: question.seat, kind: question.kind, sealed: question.sealed },
  );
}

export function questionIn(pending: readonly Question[], seat: Seat): Question | null {
  return pending.find((question) => question.seat === seat) ?? null;
}
