import {
  canonicalJson,
  FastRng,
  type Game,
  type GameEvent,
  hashOf,
  Match,
  type MatchRecord,
  type Outcome,
  type Question,
} from '@triptych/kernel';

/**
 * A finished match as a regression test: as long as the rules number stays the same, its log must lead to the
 * same end.
 */
export interface FinishedGame {
  readonly record: MatchRecord;
  readonly outcome: Outcome | null;
  /** A hash of the final state, and one of all events with their audiences. */
  readonly state: string;
  readonly events: string;
}

/** Plays a match to its end among equal honest bots. */
export function finishGame<S, Q extends Question, E extends GameEvent, V, M>(
  game: Game<S, Q, E, V, M>,
  start: MatchRecord,
  seed: number,
): FinishedGame {
  const match = opened(game, start);
  const rng = new FastRng(seed);
  while (!match.over) {
    for (const { seat, ready } of match.questions) {
      const question = ready ? null : match.questionOf(seat);
      if (question !== null) match.answer(seat, game.advise(match.imagine(seat, rng), question, rng));
    }
  }
  return witness(match);
}

/** Replays a match from its record. */
export function replayGame<S, Q extends Question, E extends GameEvent, V, M>(
  game: Game<S, Q, E, V, M>,
  record: MatchRecord,
): FinishedGame {
  return witness(opened(game, record));
}

function witness<S, Q extends Question, E extends GameEvent, V, M>(
  match: Match<S, Q, E, V, M>,
): FinishedGame {
  return {
    record: match.record,
    outcome: match.outcome,
    state: hashOf(match.state),
    events: hashOf([match.setup, match.steps.map(({ events }) => events)]),
  };
}

function opened<S, Q extends Question, E extends GameEvent, V, M>(
  game: Game<S, Q, E, V, M>,
  record: MatchRecord,
): Match<S, Q, E, V, M> {
  const match = Match.open(game, record);
  if (match instanceof Match) return match;
  throw new Error(`entry ${match.entry} does not fit: ${canonicalJson(match.refusal)}`);
}
