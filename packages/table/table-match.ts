import {
  type AddressedEvent,
  type Author,
  type Entry,
  type Game,
  Match,
  type MatchRecord,
  type Result,
  type Seat,
  type UndoLeave,
  type Viewer,
} from '@triptych/kernel';
import type { Act, Snapshot, StoryStep, TableState } from '@triptych/protocol';
import { AnswerHistory, type Gain } from './answer-history.ts';
import { BadLog } from './bad-log.ts';
import type { MutableEffect } from './effect.ts';
import { matchRecord } from './match-record.ts';
import { gainTime, loseTime } from './run-clocks.ts';
import { toldAllAt } from './state.ts';

/** The match of a table, and who gave which answer when. Like `Fold`, it trusts what was stored. */
export class TableMatch {
  readonly #game: Game;
  readonly #state: TableState;
  #match: Match | null = null;
  readonly #history = new AnswerHistory();
  #sealedBy: (Author | null)[] = [];

  constructor(game: Game, state: TableState) {
    this.#game = game;
    this.#state = state;
  }

  /** Null before it begins. */
  get match(): Match | null {
    return this.#match;
  }

  /** Continues from a snapshot. */
  takeOver(kept: NonNullable<Snapshot['match']>, sealed: Snapshot['sealed']): void {
    const match = this.#open([kept]);
    this.#match = match;
    this.#history.takeOver(toldAllAt(this.#state));
    for (const [seat, answer] of sealed.entries()) if (answer !== null) match.answer(seat, answer);
    this.#sealedBy = sealed.map((answer) => (answer === null ? null : 'person'));
  }

  /** Returns what the set-up events. */
  begin(at: number): readonly AddressedEvent[] {
    this.#match = this.#open([]);
    this.#history.begin(at);
    this.#nextQuestion();
    return this.#match.setup;
  }

  answer({ seat, answer, by }: Extract<Act, { do: 'answer' }>, at: number, effect: MutableEffect): void {
    const match = this.#running;
    const asked = match.questions.map((question) => question.seat);
    const sealed = match.questionOf(seat)?.sealed ?? false;
    const replaced = match.sealedAnswer(seat) !== null;
    const steps = match.steps.length;
    effect.events = this.#accepted(match.answer(seat, answer));
    effect.by = by;
    if (sealed) this.#sealedBy[seat] = by;
    if (match.steps.length === steps) {
      // Nobody else learns that a sealed answer was replaced.
      if (replaced) effect.only = seat;
      return;
    }
    const authors = sealed ? this.#sealedBy : [];
    const authorOf = (other: Seat): Author => (sealed ? (authors[other] ?? 'person') : by);
    const answerers = asked.map((other) => ({ seat: other, author: authorOf(other) }));
    // A seat that is openly asked again at once is still in the same turn.
    const goesOn = !sealed && match.questionOf(seat)?.sealed === false;
    const gains = asked.flatMap((other): Gain[] => {
      const gained = authorOf(other) === 'person' ? gainTime(this.#state, other, at, !goesOn) : 0;
      return gained === 0 ? [] : [{ seat: other, gained }];
    });
    this.#history.answered(at, answerers, sealed ? [...authors] : by, gains);
    this.#nextQuestion();
  }

  withdraw(seat: Seat): void {
    this.#accepted(this.#running.withdraw(seat));
    this.#sealedBy[seat] = null;
  }

  takeBack(seat: Seat, answers: number, leave: UndoLeave | null, at: number, effect: MutableEffect): void {
    this.#accepted(this.#running.undo(seat, answers, leave));
    for (const gain of this.#history.takeBack(answers, at)) loseTime(this.#state, gain, at);
    effect.undone = { seat, answers };
    this.#nextQuestion();
  }

  end(resigned: readonly Seat[], at: number, effect: MutableEffect): void {
    effect.events = this.#accepted(this.#running.end(resigned));
    this.#history.ended(at);
    this.#nextQuestion();
  }

  /** Since when the current questions have been pending; null before the match begins. */
  get askedSince(): number | null {
    return this.#match === null ? null : this.#history.lastAt;
  }

  story(viewer: Viewer): StoryStep[] {
    return this.#match === null ? [] : this.#history.story(this.#match, viewer);
  }

  get record(): MatchRecord | null {
    return this.#match === null ? null : this.#history.dated(this.#match.record);
  }

  get #running(): Match {
    if (this.#match === null) throw new BadLog('the match has not begun');
    return this.#match;
  }

  #accepted(result: Result): readonly AddressedEvent[] {
    if (!result.ok)
      throw new BadLog(`entry ${this.#state.entries + 1}: ${result.refusal.code}`, result.refusal);
    return result.events;
  }

  #open(log: readonly Entry[]): Match {
    const match = Match.open(this.#game, matchRecord(this.#game.rules, this.#state, log));
    if (match instanceof Match) return match;
    throw new BadLog(`entry ${match.entry}: ${match.refusal.code}`, match.refusal);
  }

  #nextQuestion(): void {
    this.#state.questionVersion++;
    this.#sealedBy = this.#state.seats.map(() => null);
  }
}
