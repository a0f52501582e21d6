import type { Game, MatchRecord, Question, Seat, Viewer } from '@triptych/kernel';
import {
  type Command,
  type FreshState,
  MessageWriter,
  type Status,
  type StoryStep,
  type ViewerState,
} from '@triptych/protocol';
import type { Sender } from './sender.ts';
import { levelOf, playedByBot } from './seat.ts';
import { type Checked, checkCommand } from './check.ts';
import type { TableEntry } from './entry.ts';
import { Fold } from './fold.ts';
import type { TableConfig } from './table-config.ts';
import { viewerState } from './viewer-state.ts';
import { holds, type Snapshot, seatsOf, viewerIndex } from './state.ts';
import { ViewerFeed } from './viewer-feed.ts';

/** A question that a bot must answer now, and all that it may know. */
export interface BotTurn {
  readonly seat: Seat;
  readonly level: string;
  readonly questionVersion: number;
  readonly question: Question;
  readonly view: unknown;
  readonly memory: unknown;
}

/**
 * One table: a fold over its entries, and what each viewer is told of it. No input, no output, no clock of its own.
 * A command is checked, its entry is stored by the host, and only then entered; entries that another host has
 * written are entered in the same way.
 */
export class Table {
  readonly #fold: Fold;
  readonly #feeds = new Map<Viewer, ViewerFeed>();

  private constructor(fold: Fold) {
    this.#fold = fold;
  }

  /** Folds the entries of a table, from the founding, or from where a change of rules kept the state. */
  static open(game: Game, entries: readonly TableEntry[]): Table {
    return new Table(Fold.open(game, entries));
  }

  /** Goes on from a kept state, whatever rules had led to it: for a match whose rules have changed. */
  static revive(game: Game, config: TableConfig, kept: Snapshot, tail: readonly TableEntry[]): Table {
    return new Table(Fold.revive(game, config, kept, tail));
  }

  get config(): TableConfig {
    return this.#fold.state.config;
  }

  get status(): Status {
    return this.#fold.state.status;
  }

  get questionVersion(): number {
    return this.#fold.state.questionVersion;
  }

  /** How many entries were entered. */
  get entries(): number {
    return this.#fold.state.entries;
  }

  get at(): number {
    return this.#fold.state.at;
  }

  get rematch(): string | null {
    return this.#fold.state.rematch;
  }

  seatsOf(person: string): readonly Seat[] {
    return seatsOf(this.#fold.state, person);
  }

  holds(seat: Seat, person: string): boolean {
    return holds(this.#fold.state, seat, person);
  }

  get seats(): Fold['state']['seats'] {
    return this.#fold.state.seats;
  }

  /** What would become of a command. Changes nothing. */
  check(command: Command, from: Sender, now: number, id: string | null = null): Checked {
    return checkCommand(this.#fold, command, from, now, id);
  }

  /** Enters what was stored, and gives the message to each watched viewer, as it is sent. */
  enter(entry: TableEntry): ReadonlyMap<Viewer, string> {
    const effect = this.#fold.enter(entry);
    const { state, match } = this.#fold;
    const messages = new Map<Viewer, string>();
    const writer = new MessageWriter(entry.at - state.createdAt, effect);
    let beside: ViewerState | undefined;
    for (const [viewer, feed] of this.#feeds) {
      if (!effect.hears(viewer)) continue;
      const seen = viewerState(state, match, viewer, beside, feed.shown);
      beside ??= seen;
      messages.set(viewer, feed.write(this.#messageCount(viewer), seen, writer));
    }
    return messages;
  }

  #messageCount(viewer: Viewer): number {
    const { state } = this.#fold;
    return state.messageCounts[viewerIndex(state, viewer)] ?? 0;
  }

  viewerState(viewer: Viewer): ViewerState {
    return viewerState(this.#fold.state, this.#fold.match, viewer);
  }

  /** From now on this viewer is told what happens. */
  watch(viewer: Viewer): void {
    if (!this.#feeds.has(viewer))
      this.#feeds.set(viewer, new ViewerFeed(viewer, this.#messageCount(viewer), this.viewerState(viewer)));
  }

  unwatch(viewer: Viewer): void {
    this.#feeds.delete(viewer);
  }

  fresh(viewer: Viewer): FreshState {
    const { state } = this.#fold;
    const mayChat = viewer !== 'spectator' || state.config.chat === 'all';
    return {
      n: this.#messageCount(viewer),
      at: state.at,
      createdAt: state.createdAt,
      state: this.viewerState(viewer),
      mayChat,
      chats: mayChat ? state.chats : [],
      shapes: this.#feeds.get(viewer)?.shapes ?? [],
    };
  }

  /** The messages after number `n`, as they were sent, if they are still known; null: the viewer needs a fresh state. */
  missed(viewer: Viewer, n: number): readonly string[] | null {
    const last = this.#messageCount(viewer);
    if (n === last) return [];
    // Ahead of us: nobody was told that.
    if (n > last) return null;
    return this.#feeds.get(viewer)?.since(n) ?? null;
  }

  /** Everything that was told to this viewer and stands. */
  story(viewer: Viewer): readonly StoryStep[] {
    return this.#fold.story(viewer);
  }

  /** Seats that must decide something now. */
  get waitingFor(): readonly Seat[] {
    const questions = this.#fold.match?.questions ?? [];
    return questions.flatMap(({ seat, ready }) => (ready ? [] : [seat]));
  }

  /** What bots must answer now. */
  botTurns(): readonly BotTurn[] {
    const { state, match } = this.#fold;
    if (match === null || state.paused || state.status !== 'running') return [];
    return match.questions.flatMap(({ seat, ready }) => {
      const chair = state.seats[seat];
      const question = match.questionOf(seat);
      if (ready || chair === undefined || question === null || !playedByBot(chair)) return [];
      const { questionVersion } = state;
      return [
        {
          seat,
          level: levelOf(chair),
          questionVersion,
          question,
          view: match.view(seat),
          memory: match.memory(seat),
        },
      ];
    });
  }

  /** What this seat has to remember of the match: with its view, all that a bot would advise it from. */
  memory(seat: Seat): unknown {
    return this.#fold.match?.memory(seat) ?? null;
  }

  /** When the next clock runs out, and whose it is. */
  nextTimeOut(): { readonly seat: Seat; readonly at: number } | null {
    let next: { readonly seat: Seat; readonly at: number } | null = null;
    for (const [seat, { left, since }] of this.#fold.state.clocks.entries()) {
      if (since === null) continue;
      if (next === null || since + left < next.at) next = { seat, at: since + left };
    }
    return next;
  }

  /** Whether somebody must look after this table when no person does anything: bots, or clocks. */
  get needsRunner(): boolean {
    const { status, seats, clocks } = this.#fold.state;
    return status === 'running' && (clocks.length > 0 || seats.some(playedByBot));
  }

  /** The truth about the match, with times and authors; null before it begins. */
  get record(): MatchRecord | null {
    return this.#fold.record;
  }

  /** The state, for the day on which the rules change. */
  snapshot(): Snapshot {
    return this.#fold.keep();
  }
}
