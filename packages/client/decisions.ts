import {
  type Answer,
  type AskedSeat,
  countAnswers,
  type Game,
  Match,
  type MatchRecord,
  type Seat,
  type StepEntry,
} from '@triptych/kernel';
import { type Known, memoryOf } from './imagined.ts';
import { recordAt, replayStep } from './moments.ts';

/** A decision that somebody made, with what they knew when they made it. */
export interface OwnDecision {
  /** The moment of the replay in which it was asked. */
  readonly moment: number;
  readonly asked: AskedSeat;
  readonly answer: Answer;
}

/** What a seat knows now, in the form that bots get. */
export function askedSeat(game: Game, known: Known, seats: number): AskedSeat {
  const { view, question } = known;
  return { seats, view, memory: memoryOf(game, known), question };
}

/** The decisions that a seat's player made, not a bot in their place; null: these rules do not know the match. */
export function ownDecisions(game: Game, record: MatchRecord, seat: Seat): OwnDecision[] | null {
  const match = Match.open(game, record);
  const again = match instanceof Match ? Match.open(game, recordAt(match, 0)) : null;
  if (!(match instanceof Match && again instanceof Match)) return null;
  const seats = record.seats.length;
  const decisions: OwnDecision[] = [];
  for (const [moment, { entry }] of match.steps.entries()) {
    const question = again.questionOf(seat);
    const answer = ownAnswer(entry, seat);
    if (question !== null && answer !== null && countAnswers(question.shape) > 1) {
      const asked = { seats, view: again.view(seat), memory: structuredClone(again.memory(seat)), question };
      decisions.push({ moment, asked, answer });
    }
    replayStep(again, entry);
  }
  return decisions;
}

function ownAnswer(entry: StepEntry, seat: Seat): Answer | null {
  if ('end' in entry) return null;
  const [answer, by] =
    'reveal' in entry
      ? [entry.reveal[seat], entry.by?.[seat]]
      : [entry.seat === seat ? entry.answer : null, entry.by];
  return by === undefined || by === null || by === 'person' ? answer : null;
}
