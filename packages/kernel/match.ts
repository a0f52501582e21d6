import type { Game } from './contract.ts';
import { Timeline, type Step, type StepEntry, type AddressedEvent } from './timeline.ts';
import type { GameEvent } from './event.ts';
import type { Answer, PublicQuestion, Question, Seat, Viewer } from './question.ts';
import { lastAreSeats, type Outcome } from './outcome.ts';
import {
  type EndEntry,
  type Entry,
  lastStateAt,
  type MatchRecord,
  type StateEntry,
  type UndoLeave,
} from './record.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { BadEntry, Done, Refused, Result } from './result.ts';
import type { Rng } from './rng.ts';
import { checkShape, isRefusal, readAnswer } from './shapes/answers.ts';

const NOBODY: readonly Seat[] = [];

/** One match in memory: a fold over its record, and the entry point for all commands. It does no I/O. */
export class Match<
  S = unknown,
  Q extends Question = Question,
  E extends GameEvent = GameEvent,
  V = unknown,
  M = unknown,
> {
  readonly game: Game<S, Q, E, V, M>;
  readonly #origin: Omit<MatchRecord, 'log' | 'sealed'>;
  readonly #timeline: Timeline<S, Q, E, V, M>;
  readonly #log: Entry[] = [];
  #sealed: (Answer | null)[] = [];

  private constructor(game: Game<S, Q, E, V, M>, record: MatchRecord) {
    const { log: _log, sealed: _sealed, ...origin } = record;
    this.game = game;
    this.#origin = origin;
    this.#timeline = new Timeline(game, origin);
    this.#clearSealed();
  }

  /** Folds a record. Its form is trusted (see `readRecord`), its answers are not. */
  static open<S, Q extends Question, E extends GameEvent, V, M>(
    game: Game<S, Q, E, V, M>,
    record: MatchRecord,
  ): Match<S, Q, E, V, M> | BadEntry {
    const match = new Match(game, record);
    // Entries before the last change of rules are history; the match starts from the stored state.
    const first = lastStateAt(record.log);
    if (first < 0 && record.rules !== game.rules) {
      return { entry: 1, refusal: refuse('other-rules', null, { rules: record.rules }) };
    }
    match.#log.push(...record.log.slice(0, Math.max(first, 0)));
    for (const [at, entry] of record.log.entries()) {
      if (at < first) continue;
      const result = match.#enter(entry);
      if (!result.ok) return { entry: at + 1, refusal: result.refusal };
    }
    for (const [seat, answer] of record.sealed.entries()) {
      if (answer === null) continue;
      const result = match.answer(seat, answer);
      if (!result.ok) return { entry: record.log.length + 1, refusal: result.refusal };
    }
    return match;
  }

  get record(): MatchRecord {
    return { ...this.#origin, log: [...this.#log], sealed: [...this.#sealed] };
  }

  /** The full state, for rules and tests only; viewers get `view`. */
  get state(): S {
    return this.#timeline.state;
  }

  get over(): boolean {
    return this.#timeline.pending.length === 0;
  }

  /** The result; null until the match is over. Seats that resigned rank last. */
  get outcome(): Outcome | null {
    const outcome = this.game.outcome(this.#timeline.state);
    const { resigned } = this;
    return outcome === null || resigned.length === 0 ? outcome : lastAreSeats(outcome, resigned);
  }

  /** Whether the players ended the match early. */
  get endedEarly(): boolean {
    return this.#endEntry !== null;
  }

  /** The seats that ended the match by giving it up; empty if the players agreed to end it. */
  get resigned(): readonly Seat[] {
    return this.#endEntry?.resigned ?? NOBODY;
  }

  get #endEntry(): EndEntry | null {
    const last = this.#timeline.steps.at(-1)?.entry;
    return last !== undefined && 'end' in last ? last : null;
  }

  /** The events of the setup. */
  get setup(): readonly AddressedEvent<E>[] {
    return this.#timeline.setup;
  }

  /** The answers that stand, with their events. */
  get steps(): readonly Step<E>[] {
    return this.#timeline.steps;
  }

  view(viewer: Viewer, beside?: V, last?: V): V {
    return this.game.view(this.#timeline.state, viewer, beside, last);
  }

  memory(seat: Seat): M {
    return this.#timeline.memory(seat);
  }

  /** A full state consistent with everything that this seat has seen. */
  imagine(seat: Seat, rng: Rng): S {
    return this.game.imagine(this.view(seat), this.memory(seat), seat, rng);
  }

  /** The question that this seat must answer, with its parameters; for this seat alone. */
  questionOf(seat: Seat): Q | null {
    return this.#timeline.pending.find((question) => question.seat === seat) ?? null;
  }

  /** The public part of the pending questions. */
  get questions(): readonly PublicQuestion[] {
    return this.#timeline.pending.map(({ seat, kind }) => ({
      seat,
      kind,
      ready: this.#sealed[seat] !== null,
    }));
  }

  /** The sealed answer that this seat may still change; for this seat alone. */
  sealedAnswer(seat: Seat): Answer | null {
    return this.#sealed[seat];
  }

  /** Null if the answer is legal, or why not. */
  check(seat: Seat, raw: unknown): Refusal | null {
    const read = this.#read(seat, raw);
    return read.ok ? null : read.refusal;
  }

  /** A clean copy of a legal answer, or why it is refused. */
  read(seat: Seat, raw: unknown): { readonly ok: true; readonly answer: Answer } | Refused {
    const read = this.#read(seat, raw);
    return read.ok ? { ok: true, answer: read.answer } : read;
  }

  /** Null if that many answers may be taken back, or why not. */
  checkUndo(seat: Seat, number: number, leave: UndoLeave | null = null): Refusal | null {
    if (!this.#hasSeat(seat)) return refuse('no-such-seat');
    const most = leave === null ? this.undoable(seat) : this.#timeline.steps.length;
    if (Number.isInteger(number) && number >= 1 && number <= most) return null;
    const blocked = leave === null && this.#timeline.steps.some(({ entry }) => hasAnswered(entry, seat));
    return refuse(blocked ? 'undo-reveals' : 'nothing-to-undo', null, { most });
  }

  /** Answers a seat's pending question. A sealed answer replaces the seat's earlier one. */
  answer(seat: Seat, raw: unknown): Result<E> {
    const read = this.#read(seat, raw);
    if (!read.ok) return read;
    if (!read.question.sealed) return this.#carryOut({ seat, answer: read.answer });
    this.#sealed[seat] = read.answer;
    if (this.#timeline.pending.some((question) => this.#sealed[question.seat] === null))
      return { ok: true, events: [] };
    return this.#carryOut({ reveal: [...this.#sealed] });
  }

  /** Withdraws a sealed answer; the others see that the seat is deciding again. */
  withdraw(seat: Seat): Result<E> {
    if (!this.#hasSeat(seat)) return { ok: false, refusal: refuse('no-such-seat') };
    if (this.#sealed[seat] === null) return { ok: false, refusal: refuse('nothing-to-withdraw') };
    this.#sealed[seat] = null;
    return { ok: true, events: [] };
  }

  /** How many answers this seat may take back without consent: its own last ones that revealed nothing. */
  undoable(seat: Seat): number {
    if (this.#sealed.some((answer, other) => answer !== null && other !== seat)) return 0;
    let number = 0;
    for (let at = this.#timeline.steps.length - 1; at >= 0; at--) {
      const { entry, revealed } = this.#timeline.steps[at];
      if (revealed || !('answer' in entry) || entry.seat !== seat) break;
      number++;
    }
    return number;
  }

  /** How many answers have been given since this seat's last one, including it; 0 if it has given none. */
  sinceOwnAnswer(seat: Seat): number {
    const { steps } = this.#timeline;
    const last = steps.findLastIndex(({ entry }) => hasAnswered(entry, seat));
    return last < 0 ? 0 : steps.length - last;
  }

  /** Takes answers back; with leave, even past new information and others' answers. */
  undo(seat: Seat, number: number, leave: UndoLeave | null = null): Result<E> {
    const refusal = this.checkUndo(seat, number, leave);
    if (refusal !== null) return { ok: false, refusal };
    this.#timeline.takeBack(number);
    this.#clearSealed();
    this.#log.push({ seat, undo: number, ...(leave !== null && { [leave]: true }) });
    return { ok: true, events: [] };
  }

  /** Ends the match early. `resigned`: seats that gave it up and rank last. */
  end(resigned: readonly Seat[] = []): Result<E> {
    if (this.over) return { ok: false, refusal: refuse('game-over') };
    if (!resigned.every((seat) => this.#hasSeat(seat))) return { ok: false, refusal: refuse('no-such-seat') };
    return this.#carryOut(resigned.length === 0 ? { end: 'early' } : { end: 'early', resigned });
  }

  /** Adds the current state to the log, so that other rules can open the record from there. */
  keepState(rules: number): void {
    this.#log.push(this.keptState(rules));
  }

  /** The current state, as an entry from which other rules can continue. */
  keptState(rules: number): StateEntry {
    return this.#timeline.stateEntry(rules);
  }

  #enter(entry: Entry): Result<E> {
    if ('state' in entry) {
      if (entry.rules !== this.game.rules)
        return { ok: false, refusal: refuse('other-rules', null, { rules: entry.rules }) };
      this.#log.push(entry);
      this.#timeline.continueFrom(entry);
      this.#clearSealed();
      return { ok: true, events: [] };
    }
    if ('undo' in entry)
      return this.undo(entry.seat, entry.undo, entry.consent ? 'consent' : entry.free ? 'free' : null);
    if ('end' in entry) return this.end(entry.resigned);
    let result: Result<E> = { ok: false, refusal: refuse('not-asked') };
    // One open question or several sealed ones are pending; an entry of the other kind does not fit.
    const sealed = this.#timeline.pending.some((question) => question.sealed);
    if (sealed !== 'reveal' in entry) return result;
    if ('answer' in entry) return this.answer(entry.seat, entry.answer);
    for (const { seat } of this.#timeline.pending) {
      result = this.answer(seat, entry.reveal[seat]);
      if (!result.ok) return result;
    }
    return result;
  }

  #hasSeat(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.#origin.seats.length;
  }

  #read(seat: Seat, raw: unknown): { ok: true; question: Q; answer: Answer } | Refused {
    const no = (refusal: Refusal): Refused => ({ ok: false, refusal });
    if (!this.#hasSeat(seat)) return no(refuse('no-such-seat'));
    if (this.over) return no(refuse('game-over'));
    const question = this.questionOf(seat);
    if (question === null) return no(refuse('not-asked'));
    const answer = readAnswer(raw);
    if (isRefusal(answer)) return no({ ...answer, rule: question.rule });
    const refusal = checkShape(question.shape, answer);
    if (refusal === null) return { ok: true, question, answer };
    return no(this.game.explain(this.state, question, answer) ?? { ...refusal, rule: question.rule });
  }

  /** Carries out a checked answer or the early end, and adds it to the log. */
  #carryOut(entry: StepEntry): Done<E> {
    const events = this.#timeline.carryOut(entry);
    this.#clearSealed();
    this.#log.push(entry);
    return { ok: true, events };
  }

  /** Nobody has answered the new questions yet. */
  #clearSealed(): void {
    this.#sealed = this.#origin.seats.map(() => null);
  }
}

function hasAnswered(entry: StepEntry, seat: Seat): boolean {
  if ('end' in entry) return false;
  return 'reveal' in entry ? entry.reveal[seat] !== null : entry.seat === seat;
}
