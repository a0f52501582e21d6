import type { Game, Match, MatchRecord, Seat, Viewer } from '@triptych/kernel';
import type {
  Act,
  Snapshot,
  StoryStep,
  TableConfig,
  TableEntry,
  TableSeat,
  TableState,
} from '@triptych/protocol';
import { BadLog } from './bad-log.ts';
import { noteRejected } from './claims.ts';
import { remember } from './recent.ts';
import { characterField, OPEN, standInLevel } from './seat.ts';
import { fullClock, refill, stop } from './clock.ts';
import { withDevices } from './device-commands.ts';
import type { MutableEffect, EntryEffect } from './effect.ts';
import { runClocks } from './run-clocks.ts';
import { newState, stateFrom, viewerIndex } from './state.ts';
import { TableMatch } from './table-match.ts';
import { agree, decline, dropPointless, propose } from './proposing.ts';
import { markAbsent, markPresent, makeHost, passHostOn, takeHoliday } from './people.ts';
import { isCarried, isLost } from './voting.ts';

/** How many chat messages a table remembers. */
const CHATS = 100;

/** A table as the sum of its entries. It trusts them: `check` approved each before it was stored. */
export class Fold {
  readonly game: Game;
  readonly state: TableState;
  readonly #play: TableMatch;

  private constructor(game: Game, state: TableState) {
    this.game = game;
    this.state = state;
    this.#play = new TableMatch(game, state);
  }

  get match(): Match | null {
    return this.#play.match;
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
    if (snapshot.match !== null) fold.#play.takeOver(snapshot.match, snapshot.sealed);
    return fold;
  }

  snapshot(): Snapshot {
    const { config: _config, ...table } = this.state;
    const sealed = this.state.seats.map((_, seat) => this.match?.sealedAnswer(seat) ?? null);
    return structuredClone({ table, match: this.match?.keptState(this.game.rules) ?? null, sealed });
  }

  enter(entry: TableEntry): EntryEffect {
    const { state } = this;
    const effect: MutableEffect = { events: [], by: null, undone: null, chat: null, only: null };
    const questionVersion = state.questionVersion;
    if (entry.act.do === 'reject') noteRejected(state, entry.act.seat, entry.at);
    this.#carryOut(entry.act, entry.at, effect);
    if (entry.of !== undefined) markPresent(state, entry.of.person);
    if (state.questionVersion !== questionVersion && state.proposal?.action.kind === 'undo')
      state.proposal = null;
    if (this.match?.over && state.status === 'running') state.status = 'over';
    // Nobody is left to continue.
    if (state.paused && state.seats.every(({ player }) => player.kind === 'bot')) state.paused = false;
    runClocks(state, this.match, entry.at);
    state.at = entry.at;
    state.entries++;
    if (entry.of !== undefined) remember(state, entry.of);
    const { only } = effect;
    const hears = (viewer: Viewer): boolean =>
      only === null || viewer === only || (only === 'players' && viewer !== 'spectator');
    for (const viewer of [...state.seats.keys(), 'spectator'] as const) {
      if (!hears(viewer)) continue;
      const index = viewerIndex(state, viewer);
      state.messageCounts[index]++;
      state.toldAt[index] = entry.at;
    }
    const { events, by, undone, chat } = effect;
    return { events, by, undone, chat, hears };
  }

  #carryOut(act: Act, at: number, effect: MutableEffect): void {
    const { state } = this;
    switch (act.do) {
      case 'create':
        throw new BadLog('a table is created only once');
      case 'sit':
        return this.#seat(act.seat, { player: act.player, away: null, part: act.part });
      case 'replace':
        this.#seat(act.seat, { ...state.seats[act.seat], player: act.player, away: null });
        return this.#settle(at, effect);
      case 'away':
        this.#seat(act.seat, { ...state.seats[act.seat], away: act.why });
        return this.#settle(at, effect);
      case 'back':
        return this.#comeBack(act.seat, at);
      case 'start':
        if (act.rules !== this.rules) throw new BadLog('other rules');
        return this.#begin(act.seat, act.part, at, effect);
      case 'answer':
        return this.#answer(act, at, effect);
      case 'withdraw':
        return this.#play.withdraw(act.seat);
      case 'undo':
        return this.#play.takeBack(act.seat, act.answers, act.free ? 'free' : null, at, effect);
      case 'propose':
        propose(state, act);
        return this.#settle(at, effect);
      case 'agree':
        // In earlier versions a proposal outlived the person whom it was about.
        if (state.proposal === null) return;
        agree(state, state.proposal, act.person);
        return this.#settle(at, effect);
      case 'decline':
        return decline(state, act.person ?? null);
      case 'absent':
        markAbsent(state, act.person, act.since);
        return this.#settle(at, effect);
      case 'present':
        return markPresent(state, act.person);
      case 'resign': {
        const tableSeat = state.seats[act.seat];
        this.#seat(act.seat, { ...tableSeat, player: act.player, away: null, resigned: tableSeat.player });
        return this.#settle(at, effect);
      }
      case 'end':
        return this.#play.end(act.resigned ?? [], at, effect);
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
        effect.chat = { at, ...said };
        state.chats = [...state.chats.slice(1 - CHATS), effect.chat];
        if (state.config.chat === 'players') effect.only = 'players';
        return;
      }
      case 'claim':
        state.claims++;
        return this.#seat(act.seat, withDevices(state.seats[act.seat], act, state.claims));
      case 'admit':
      case 'reject':
      case 'release':
        return this.#seat(act.seat, withDevices(state.seats[act.seat], act, state.claims));
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

  #seat(seat: Seat, tableSeat: TableSeat): void {
    const { player } = this.state.seats[seat];
    this.state.seats = this.state.seats.with(seat, tableSeat);
    if (player.kind === 'person' && player.id === this.state.host) passHostOn(this.state);
    dropPointless(this.state);
  }

  #comeBack(seat: Seat, at: number): void {
    const tableSeat = this.state.seats[seat];
    const { timeControl } = this.state.config;
    if (tableSeat.away === 'time-out' && timeControl.kind !== 'none') {
      const clock =
        timeControl.kind === 'days'
          ? fullClock(timeControl)
          : refill(stop(this.state.clocks[seat], at), timeControl.bank, timeControl.increment);
      this.state.clocks = this.state.clocks.with(seat, clock);
    }
    if (tableSeat.player.kind === 'person') markPresent(this.state, tableSeat.player.id);
    this.#seat(seat, { ...tableSeat, away: null });
  }

  #begin(seat: Seat | null, part: string | null, at: number, effect: MutableEffect): void {
    const { state } = this;
    if (seat !== null && part !== null) this.#seat(seat, { ...state.seats[seat], part });
    effect.events = this.#play.begin(at);
    state.status = 'running';
  }

  #answer(act: Extract<Act, { do: 'answer' }>, at: number, effect: MutableEffect): void {
    const back = act.by === 'person' && this.state.seats[act.seat].away !== null;
    if (back) this.#comeBack(act.seat, at);
    this.#play.answer(act, at, effect);
    // Others see that somebody is back.
    if (back) effect.only = null;
  }

  /** Carries a proposal out once enough have agreed. */
  #settle(at: number, effect: MutableEffect): void {
    const { state } = this;
    const { proposal } = state;
    if (proposal === null) return;
    const { action, seat, about } = proposal;
    if (isLost(state, proposal)) state.proposal = null;
    if (!isCarried(state, proposal)) return;
    state.proposal = null;
    switch (action.kind) {
      case 'undo':
        return this.#play.takeBack(seat, action.answers, 'consent', at, effect);
      case 'pause':
        state.paused = true;
        return;
      case 'replace': {
        const player =
          action.by === 'bot'
            ? ({
                kind: 'bot',
                name: 'Bot',
                level: standInLevel(state.config),
                ...characterField(state.config.standInCharacter),
              } as const)
            : OPEN;
        return this.#seat(action.seat, {
          ...state.seats[action.seat],
          player,
          away: null,
          ...(about !== undefined && { votedOut: about }),
        });
      }
      case 'end':
        return this.#play.end([], at, effect);
    }
  }

  /** Since when the current questions have been pending; null before the match begins. */
  get askedSince(): number | null {
    return this.#play.askedSince;
  }

  story(viewer: Viewer): StoryStep[] {
    return this.#play.story(viewer);
  }

  get record(): MatchRecord | null {
    return this.#play.record;
  }
}
