import {
  FORMAT,
  type Game,
  type GameEvent,
  Match,
  type MatchRecord,
  type Options,
  type Question,
} from '../../index.ts';
import { lookout } from './lookout.ts';

/** A match's seed from a number. */
export function seed(number: number): string {
  return number.toString(16).padStart(64, '0');
}

export function newRecord(game: Game, seats: number, options: Options = {}, number = 1): MatchRecord {
  return {
    format: FORMAT,
    game: game.id,
    rules: game.rules,
    pack: { name: 'standard', hash: 'none' },
    options,
    seats: Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat}`, player: 'person' })),
    seed: seed(number),
    log: [],
    sealed: Array.from({ length: seats }, () => null),
  };
}

/** Opens a record that is known to be valid. */
export function open<S, Q extends Question, E extends GameEvent, V, M>(
  game: Game<S, Q, E, V, M>,
  record: MatchRecord,
): Match<S, Q, E, V, M> {
  const match = Match.open(game, record);
  if (match instanceof Match) return match;
  throw new Error(`entry ${match.entry}: ${match.refusal.code}`);
}

/** A new match of Lookout for two: everybody must seal a goal. */
export function newLookout(cards = 4) {
  return open(lookout, newRecord(lookout, 2, { cards: String(cards) }));
}

/** The same after the goals are chosen: seat 0 is the lookout. */
export function lookingOut(cards = 4) {
  const match = newLookout(cards);
  match.answer(0, 0);
  match.answer(1, 1);
  return match;
}

/** Reopens a match's record after a round trip through JSON. */
export function reopened(match: ReturnType<typeof newLookout>) {
  return open(lookout, JSON.parse(JSON.stringify(match.record)));
}

/** Everything that anybody can see of a match. */
export function everything(match: ReturnType<typeof newLookout>): unknown {
  const seats = match.record.seats.map((_, seat) => seat);
  return structuredClone({
    record: match.record,
    state: match.state,
    questions: match.questions,
    views: [...seats, 'spectator' as const].map((viewer) => match.view(viewer)),
    own: seats.map((seat) => [
      match.questionOf(seat),
      match.memory(seat),
      match.sealedAnswer(seat),
      match.undoable(seat),
    ]),
  });
}
