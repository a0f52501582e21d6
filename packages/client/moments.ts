import { type Game, lastStateAt, Match, type MatchRecord, type Seat, type StepEntry } from '@triptych/kernel';
import type { Moment } from './session.ts';

/** The record as it was after that many standing answers. Answers that were taken back leave no trace. */
export function recordAt(match: Match, answers: number): MatchRecord {
  const { record, steps } = match;
  // A match whose rules have changed begins at its snapshot; what came before cannot be replayed.
  const snapshot = record.log.slice(0, lastStateAt(record.log) + 1);
  const standing = steps.slice(0, answers).map(({ entry }) => entry);
  return { ...record, log: [...snapshot, ...standing], sealed: record.seats.map(() => null) };
}

/** Replays the match and collects what this viewer sees at every moment. */
export function momentsOf(match: Match, viewer: Seat): Moment[] {
  const again = Match.open(match.game, recordAt(match, 0));
  if (!(again instanceof Match)) return [];
  const moment = (by: readonly Seat[], addressed: Match['setup']): Moment => ({
    by,
    events: addressed.filter(({ to }) => to === 'all' || to === viewer).map(({ event }) => event),
    view: again.view(viewer),
    questions: again.questions,
    outcome: again.outcome,
  });
  const moments = [moment([], again.setup)];
  for (const { entry, events } of match.steps) {
    moments.push(moment(replayStep(again, entry), events));
  }
  return moments;
}

/** Repeats a step of a match; returns who answered. */
export function replayStep(again: Match, entry: StepEntry): readonly Seat[] {
  const by = answerers(entry);
  if ('end' in entry) again.end(entry.resigned);
  else for (const seat of by) again.answer(seat, 'reveal' in entry ? entry.reveal[seat] : entry.answer);
  return by;
}

function answerers(entry: StepEntry): Seat[] {
  if ('end' in entry) return [];
  if (!('reveal' in entry)) return [entry.seat];
  return entry.reveal.flatMap((answer, seat) => (answer === null ? [] : [seat]));
}

/** The moments of a finished match; null if these rules do not know it. */
export function replayMoments(game: Game, record: MatchRecord, viewer: Seat): Moment[] | null {
  const match = Match.open(game, record);
  return match instanceof Match ? momentsOf(match, viewer) : null;
}
