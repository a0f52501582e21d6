import type { Seat, SeatRecord, Viewer } from '@triptych/kernel';
import type { StoryStep, ViewerState } from '@triptych/protocol';
import type { MatchState, Opening } from './session.ts';
import { lastOwn } from './steps.ts';
import { takenBackIn } from './story.ts';
import type { TableSource } from './table-source.ts';

/** A table as this client sees it; `number` is that of the last message. */
interface Seen {
  readonly state: ViewerState;
  readonly viewer: Viewer;
  readonly ownSeats: readonly Seat[];
  readonly number: number;
}

/** The seat at the front of the board: one's own; the first one for spectators. */
export function frontSeat(viewer: Viewer): Seat {
  return viewer === 'spectator' ? 0 : viewer;
}

/** Everything that a match on screen starts from. */
export function openingFor(
  { game, pack }: Pick<TableSource, 'game' | 'pack'>,
  { state, viewer, ownSeats, number }: Seen,
  steps: readonly StoryStep[],
): Omit<Opening, 'tookBack'> {
  const seat = frontSeat(viewer);
  const recent = steps.slice(Math.max(1, lastOwn(steps, seat)));
  return {
    game,
    pack,
    seats: seatRecordsOf(state),
    viewer: seat,
    watching: viewer === 'spectator',
    here: ownSeats,
    hints: state.hints ?? false,
    story: steps.flatMap(({ events }) => events),
    recent: recent.flatMap(({ events }) => events),
    state: matchState(state, number, steps),
    takenBack: takenBackIn(steps),
  };
}

export function matchState(viewed: ViewerState, number: number, steps: readonly StoryStep[]): MatchState {
  const { view, question, asked, sealed, undoStep, freeUndo, outcome, endedEarly, resigned } = viewed;
  return {
    number,
    // The first step is the set-up.
    answers: Math.max(0, steps.length - 1),
    view,
    question,
    questions: asked,
    sealed,
    undoStep,
    freeUndo,
    outcome,
    endedEarly,
    resigned,
  };
}

/** A bot plays for a person who is away. */
export function seatRecordsOf({ seats }: ViewerState): SeatRecord[] {
  return seats.map(({ kind, name, away, character }) => ({
    name,
    player: kind === 'bot' || (kind === 'person' && away !== null) ? 'bot' : 'person',
    ...(character !== undefined && { character }),
  }));
}
