import {
  type Author,
  type Entry,
  type Game,
  Match,
  type MatchRecord,
  type Result,
  type Seat,
  type AddressedEvent,
  type UndoLeave,
  type Viewer,
} from '@triptych/kernel';
import {
  type Act,
  type Snapshot,
  STAND_IN_LEVEL,
  type StoryStep,
  type TableConfig,
  type TableEntry,
  type TableSeat,
  type TableState,
} from '@triptych/protocol';
import { BadLog } from './bad-log.ts';
import { OPEN } from './seat.ts';
import { AnswerHistory } from './answer-history.ts';
import { fullClock, refill, stop } from './clock.ts';
import { withDevices } from './device-commands.ts';
import type { Effect } from './effect.ts';
import { matchRecord } from './match-record.ts';
import { gainTime, runClocks } from './run-clocks.ts';
import { newState, stateFrom } from './state.ts';
import { agree, decline, dropPointless, propose } from './proposing.ts';
import { markAbsent, markPresent, makeHost, passHostOn, takeHoliday } from './people.ts';
import { isCarried, isLost } from './voting.ts';

/** How many commands and chat messages a table remembers. */
const RECENT = 64;
const CHATS = 100;

type Change = { -readonly [K in keyof Omit<Effect, 'hears'>]: Effect[K] } & { only: Seat | 'players' | null };

/** A table as the sum of its entries. It trusts them: `check` approved each before it was stored. */
export class Fold {
  readonly game: Game;
  readonly state: TableState;
  match: Match | null = null;
  readonly #history = new AnswerHistory();
  #sealedBy: (Author | null)[] = [];

  private constructor(game: Game, state: TableState) {
    this.game = game;
    this.state = state;
  }

  get rules(): number {
    return this.game.rules;
  }

  static open(game: Game, entries: readonly TableEntry[]): Fold {
    const first = entries.at(0);
    if (first?.act.do !== 'create') throw new BadLog('the first entry must be `create`');
    const { config } = first.act;
    const last = entries.findLastIndex(({ act }) => act.do === 'snapshot');
    const snapshot = entries[last]?.act;
    if (snapshot?.do === 'snapshot') {
      if (snapshot.snapshot.match !== null && snapshot.snapshot.match.rules !== game.rules)
        throw new BadLog('other rules');
      const fold = Fold.#fromSnapshot(game, config, snapshot.snapshot);
      fold.state.entries = last + 1;
      for (const entry of entries.slice(last + 1)) fold.enter(entry);
      return fold;
    }
    const fold = new Fold(game, newState(config, first.at));
    for (const entry of entries.slice(1)) fold.enter(entry);
    return fold;
  }

  static revive(game: Game, config: TableConfig, snapshot: Snapshot, tail: readonly TableEntry[]): Fold {
    const match = snapshot.match === null ? null : { ...snapshot.match, rules: game.rules };
    let fold = Fold.#fromSnapshot(game, config, { ...snapshot, match });
    const total = fold.state.entries + tail.length;
    for (const entry of tail) {
      const before = structuredClone(fold.snapshot());
      try {
        fold.enter(entry);
      } catch (error) {
        if (!(error instanceof BadLog)) throw error;
        // The new rules refuse this answer: the match continues from the last one that they accept.
        fold = Fold.#fromSnapshot(game, config, before);
        break;
      }
    }
    fold.state.entries = total;
    return fold;
  }

  static #fromSnapshot(game: Game, config: TableConfig, snapshot: Snapshot): Fold {
    const fold = new Fold(game, stateFrom(config, snapshot.table));
    if (snapshot.match === null) return fold;
    fold.match = fold.#openMatch({ log: [snapshot.match] });
    fold.#history.takeOver(fold.state.at);
    for (const [seat, answer] of snapshot.sealed.entries())
      if (answer !== null) fold.match.answer(seat, answer);
    fold.#sealedBy = snapshot.sealed.map((answer) => (answer === null ? null : 'person'));
    return fold;
  }

  snapshot(): Snapshot {
    const { config: _config, ...table } = this.state;
    const sealed = this.state.seats.map((_, seat) => this.match?.sealedAnswer(seat) ?? null);
    return structuredClone({ table, match: this.match?.keptState(this.game.rules) ?? null, sealed });
  }

  enter(entry: TableEntry): Effect {
    const { state } = this;
    const change: Change = { told: [], by: null, undone: null, chat: null, only: null };
    const questionVersion = state.questionVersion;
    this.#carryOut(entry.act, entry.at, change);
    if (entry.of !== undefined) markPresent(state, entry.of.person);
    if (state.questionVersion !== questionVersion && state.proposal?.action.kind === 'undo')
      state.proposal = null;
    if (this.match?.over && state.status === 'running') state.status = 'over';
    // Nobody is left to continue.
    if (state.paused && state.seats.every(({ player }) => player.kind === 'bot')) state.paused = false;
    runClocks(state, this.match, entry.at);
    state.at = entry.at;
    state.entries++;
    if (entry.of !== undefined) {
      state.recent.push(entry.of);
      if (state.recent.length > RECENT) state.recent.shift();
    }
    const { only } = change;
    const hears = (viewer: Viewer): boolean =>
      only === null || viewer === only || (only === 'players' && viewer !== 'spectator');
    for (let seat = 0; seat < state.seats.length; seat++) if (hears(seat)) state.messageCounts[seat]++;
    if (hears('spectator')) state.messageCounts[state.seats.length]++;
    return { ...change, hears };
  }

  #carryOut(act: Act, at: number, change: Change): void {
    const { state } = this;
    switch (act.do) {
      case 'create':
        throw new BadLog('a table is created only once');
      case 'sit':
        return this.#seat(act.seat, { player: act.player, away: null, part: act.part });
      case 'replace':
        this.#seat(act.seat, { ...state.seats[act.seat], player: act.player, away: null });
        return this.#settle(at, change);
      case 'away':
        this.#seat(act.seat, { ...state.seats[act.seat], away: act.why });
        return this.#settle(at, change);
      case 'back':
        return this.#comeBack(act.seat, at);
      case 'start':
        if (act.rules !== this.rules) throw new BadLog('other rules');
        return this.#begin(act.seat, act.part, at, change);
      case 'answer':
        return this.#answer(act, at, change);
      case 'withdraw':
        this.#accepted(this.#running.withdraw(act.seat));
        this.#sealedBy[act.seat] = null;
        return;
      case 'undo':
        return this.#takeBack(act.seat, act.answers, act.free ? 'free' : null, at, change);
      case 'propose':
        propose(state, act);
        return this.#settle(at, change);
      case 'agree':
        // In earlier versions a proposal outlived the person whom it was about.
        if (state.proposal === null) return;
        agree(state, state.proposal, act.person);
        return this.#settle(at, change);
      case 'decline':
        return decline(state, act.person ?? null);
      case 'absent':
        markAbsent(state, act.person, act.since);
        return this.#settle(at, change);
      case 'present':
        return markPresent(state, act.person);
      case 'resign': {
        const chair = state.seats[act.seat];
        this.#seat(act.seat, { ...chair, player: act.player, away: null, resigned: chair.player });
        return this.#settle(at, change);
      }
      case 'end':
        return this.#end(act.resigned ?? [], at, change);
      case 'pause':
        state.paused = true;
        return;
      case 'host':
        return makeHost(state, act.person);
      case 'holiday':
        return takeHoliday(state, act.seat, act.on, at);
      case 'resume':
        state.paused = false;
        return;
      case 'chat': {
        const { do: _do, ...said } = act;
        change.chat = { at, ...said };
        state.chats = [...state.chats.slice(1 - CHATS), change.chat];
        if (state.config.chat === 'players') change.only = 'players';
        return;
      }
      case 'claim':
      case 'admit':
      case 'reject':
      case 'release':
        // Entries are numbered from 1; a claim is known by its entry's number.
        return this.#seat(act.seat, withDevices(state.seats[act.seat], act, state.entries + 1));
      case 'rematch':
        state.rematch = act.table;
        return;
      case 'close':
        state.status = 'closed';
        return;
      case 'rewritten':
        return;
      case 'snapshot':
        throw new BadLog('other rules');
    }
  }

  get #running(): Match {
    if (this.match === null) throw new BadLog('the match has not begun');
    return this.match;
  }

  #accepted(result: Result): readonly AddressedEvent[] {
    if (!result.ok)
      throw new BadLog(`entry ${this.state.entries + 1}: ${result.refusal.code}`, result.refusal);
    return result.told;
  }

  #seat(seat: Seat, chair: TableSeat): void {
    const { player } = this.state.seats[seat];
    this.state.seats = this.state.seats.with(seat, chair);
    if (player.kind === 'person' && player.id === this.state.host) passHostOn(this.state);
    dropPointless(this.state);
  }

  #comeBack(seat: Seat, at: number): void {
    const chair = this.state.seats[seat];
    const { timeControl } = this.state.config;
    if (chair.away === 'time-out' && timeControl.kind !== 'none') {
      const clock =
        timeControl.kind === 'days'
          ? fullClock(timeControl)
          : refill(stop(this.state.clocks[seat], at), timeControl.bank, timeControl.increment);
      this.state.clocks = this.state.clocks.with(seat, clock);
    }
    if (chair.player.kind === 'person') markPresent(this.state, chair.player.id);
    this.#seat(seat, { ...chair, away: null });
  }

  #begin(seat: Seat | null, part: string | null, at: number, change: Change): void {
    const { state } = this;
    if (seat !== null && part !== null) this.#seat(seat, { ...state.seats[seat], part });
    this.match = this.#openMatch({ log: [] });
    this.#sealedBy = state.seats.map(() => null);
    this.#history.begin(at);
    state.status = 'running';
    state.questionVersion++;
    change.told = this.match.setup;
  }

  #openMatch({ log }: { log: readonly Entry[] }): Match {
    const record = matchRecord(this.rules, this.state, log);
    const match = Match.open(this.game, record);
    if (match instanceof Match) return match;
    throw new BadLog(`entry ${match.entry}: ${match.refusal.code}`, match.refusal);
  }

  #answer(act: Extract<Act, { do: 'answer' }>, at: number, change: Change): void {
    const match = this.#running;
    const { seat, answer, by } = act;
    const asked = match.questions.map((question) => question.seat);
    const sealed = match.questionOf(seat)?.sealed ?? false;
    const replaced = match.sealedAnswer(seat) !== null;
    const back = by === 'person' && this.state.seats[seat].away !== null;
    if (back) this.#comeBack(seat, at);
    const steps = match.steps.length;
    change.told = this.#accepted(match.answer(seat, answer));
    change.by = by;
    if (sealed) this.#sealedBy[seat] = by;
    if (match.steps.length === steps) {
      // Nobody else learns that a sealed answer was replaced.
      if (replaced && !back) change.only = seat;
      return;
    }
    const authors = sealed ? this.#sealedBy : [];
    const authorOf = (other: Seat): Author => (sealed ? (authors[other] ?? 'person') : by);
    const answerers = asked.map((other) => ({ seat: other, author: authorOf(other) }));
    this.#history.answered(at, answerers, sealed ? [...authors] : by);
    // A seat that is openly asked again at once is still in the same turn.
    const goesOn = !sealed && match.questionOf(seat)?.sealed === false;
    for (const other of asked) if (authorOf(other) === 'person') gainTime(this.state, other, at, !goesOn);
    this.#nextQuestion();
  }

  #nextQuestion(): void {
    this.state.questionVersion++;
    this.#sealedBy = this.state.seats.map(() => null);
  }

  #takeBack(seat: Seat, answers: number, leave: UndoLeave | null, at: number, change: Change): void {
    this.#accepted(this.#running.undo(seat, answers, leave));
    this.#history.takeBack(answers, at);
    change.undone = { seat, answers };
    this.#nextQuestion();
  }

  #end(resigned: readonly Seat[], at: number, change: Change): void {
    change.told = this.#accepted(this.#running.end(resigned));
    this.#history.ended(at);
    this.#nextQuestion();
  }

  /** Carries a proposal out once enough have agreed. */
  #settle(at: number, change: Change): void {
    const { state } = this;
    const { proposal } = state;
    if (proposal === null) return;
    const { action, seat } = proposal;
    if (isLost(state, proposal)) state.proposal = null;
    if (!isCarried(state, proposal)) return;
    state.proposal = null;
    switch (action.kind) {
      case 'undo':
        return this.#takeBack(seat, action.answers, 'consent', at, change);
      case 'pause':
        state.paused = true;
        return;
      case 'replace': {
        const player =
          action.by === 'bot' ? ({ kind: 'bot', name: 'Bot', level: STAND_IN_LEVEL } as const) : OPEN;
        return this.#seat(action.seat, { ...state.seats[action.seat], player, away: null });
      }
      case 'end':
        return this.#end([], at, change);
    }
  }

  /** Since when the current questions have been pending; null before the match begins. */
  get askedSince(): number | null {
    return this.match === null ? null : this.#history.lastAt;
  }

  story(viewer: Viewer): StoryStep[] {
    return this.match === null ? [] : this.#history.story(this.match, viewer);
  }

  get record(): MatchRecord | null {
    return this.match === null ? null : this.#history.dated(this.match.record);
  }
}
