import type { Answer, Match, PublicQuestion, Question, Seat, AddressedEvent, Viewer } from '@triptych/kernel';
import type { Trial } from './trial.ts';

/** Everything that a viewer can see of a match between answers. */
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

/** Everything that anybody can see of a match, and the seats' memories. */
export function observeAll(trial: Trial, match: Match): Everything {
  return {
    viewers: trial.viewers.map((viewer) => observe(match, viewer)),
    memories: trial.seats.map((seat) => match.memory(seat)),
  };
}

/** The events that a viewer sees. */
export function eventsFor(viewer: Viewer, events: readonly AddressedEvent[]): AddressedEvent[] {
  return events.filter(({ to }) => to === 'all' || to === viewer);
}

/** What a viewer sees of a bare state's questions: its own in full, of the others only the public part. */
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
