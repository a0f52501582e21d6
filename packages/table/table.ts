import type { Game, MatchRecord, Seat, Viewer } from '@triptych/kernel';
import {
  type Command,
  type FreshState,
  MessageWriter,
  type PersonId,
  type Snapshot,
  type Status,
  type StoryStep,
  type TableConfig,
  type TableEntry,
  type ViewerState,
} from '@triptych/protocol';
import type { Sender } from './sender.ts';
import { awayAfter } from './clock.ts';
import { again, playerOf } from './devices.ts';
import { type BotTurn, botTurns } from './bot-turns.ts';
import { playedByBot } from './seat.ts';
import { type CheckedCommand, checkCommand } from './check.ts';
import { Fold } from './fold.ts';
import { viewerState } from './viewer-state.ts';
import { holds, seatsOf, toldAllAt, viewerIndex } from './state.ts';
import { ViewerFeed } from './viewer-feed.ts';

/**
 * One table: a fold over its entries, and a feed for each viewer. It does no I/O and has no clock. The server checks a
 * command, stores its entry, and only then enters it. Entries that another process has written are entered in the same
 * way.
 */
export class Table {
  readonly #fold: Fold;
  readonly #feeds = new Map<Viewer, ViewerFeed>();

  private constructor(fold: Fold) {
    this.#fold = fold;
  }

  /** Folds the entries of a table, from the start or from the latest snapshot. */
  static open(game: Game, entries: readonly TableEntry[]): Table {
    return new Table(Fold.open(game, entries));
  }

  /** Continues from a snapshot reached under other rules. */
  static revive(game: Game, config: TableConfig, snapshot: Snapshot, tail: readonly TableEntry[]): Table {
    return new Table(Fold.revive(game, config, snapshot, tail));
  }

  /** The rules, which know nothing of this match. */
  get game(): Game {
    return this.#fold.game;
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

  get entries(): number {
    return this.#fold.state.entries;
  }

  get at(): number {
    return this.#fold.state.at;
  }

  /**
   * The time of the last entry that everybody was told about. Anything else would tell them that somebody has replaced
   * a secret answer.
   */
  get toldAllAt(): number {
    return toldAllAt(this.#fold.state);
  }

  /** How many entries everybody was told about. */
  get toldAll(): number {
    return this.#messageCount('spectator');
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

  /** Decides what a command would do. Changes nothing. */
  check(command: Command, from: Sender, now: number, id: string | null = null): CheckedCommand {
    return checkCommand(this.#fold, command, from, now, id);
  }

  /** Enters a stored entry and returns the serialized message for each watched viewer. */
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

  /** From now on `enter` returns messages for this viewer. */
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
      at: state.toldAt[viewerIndex(state, viewer)],
      createdAt: state.createdAt,
      state: this.viewerState(viewer),
      mayChat,
      chats: mayChat ? state.chats : [],
      shapes: this.#feeds.get(viewer)?.shapes ?? [],
    };
  }

  /**
   * The serialized messages after number `n`; null if they are forgotten and the viewer needs a fresh state.
   */
  missed(viewer: Viewer, n: number): readonly string[] | null {
    const last = this.#messageCount(viewer);
    if (n === last) return [];
    // We never sent that number.
    if (n > last) return null;
    return this.#feeds.get(viewer)?.since(n) ?? null;
  }

  /** All events that this viewer has seen and that stand. */
  story(viewer: Viewer): readonly StoryStep[] {
    return this.#fold.story(viewer);
  }

  /** Seats that have a question to answer. */
  get waitingFor(): readonly Seat[] {
    const questions = this.#fold.match?.questions ?? [];
    return questions.flatMap(({ seat, ready }) => (ready ? [] : [seat]));
  }

  /** Since when; null before the match begins. */
  get askedSince(): number | null {
    return this.#fold.askedSince;
  }

  /** The people who must answer now; a bot answers for those who are away. */
  get askedPeople(): readonly PersonId[] {
    const { status, paused, seats } = this.#fold.state;
    if (status !== 'running' || paused) return [];
    const people = this.waitingFor.flatMap((seat) => {
      const tableSeat = seats[seat];
      return tableSeat.player.kind === 'person' && !playedByBot(tableSeat) ? [tableSeat.player.id] : [];
    });
    return [...new Set(people)];
  }

  /** The questions that bots must answer now. */
  botTurns(): readonly BotTurn[] {
    const { state, match } = this.#fold;
    return botTurns(state, match);
  }

  /** What this seat remembers of the match: with its view, everything that a bot's advice is based on. */
  memory(seat: Seat): unknown {
    return this.#fold.match?.memory(seat) ?? null;
  }

  /** The person with the host's rights. */
  get host(): string {
    return this.#fold.state.host;
  }

  /** Everybody whose absence matters here. */
  get people(): readonly string[] {
    const seated = this.seats.flatMap(({ player }) => (player.kind === 'person' ? [player.id] : []));
    return [...new Set([this.host, ...seated])];
  }

  /** People who have been away too long to be waited for. */
  get absent(): readonly string[] {
    return this.#fold.state.absent.map(({ person }) => person);
  }

  /** After how many milliseconds a person without a connected device is no longer waited for. */
  get awayAfter(): number {
    return awayAfter(this.config);
  }

  get endedEarly(): boolean {
    return this.#fold.match?.endedEarly ?? false;
  }

  /** The seats that ended the match by giving it up. */
  get resigned(): readonly Seat[] {
    return this.#fold.match?.resigned ?? [];
  }

  /** The table of a rematch that this person asks for: the same terms and people, on the same devices. */
  rematchFor(person: PersonId, hostPart: string): TableConfig {
    const seats = this.seats.map(again);
    // Another match has another seed, even after an imported one or a contest.
    const { seed: _seed, contest: _contest, ...terms } = this.config;
    return {
      ...terms,
      // A device acts for its player.
      host: playerOf(this, person),
      players: seats.map(({ player }) => player),
      devices: seats.map(({ admitted }) => admitted),
      hostPart,
    };
  }

  /** When the next clock runs out, and whose it is. */
  nextTimeOut(): { readonly seat: Seat; readonly at: number } | null {
    let next: { readonly seat: Seat; readonly at: number } | null = null;
    const { clocks, holidays, paused } = this.#fold.state;
    const running = [...clocks.entries(), ...(paused ? [] : holidays.entries())];
    for (const [seat, { left, since }] of running) {
      if (since === null) continue;
      if (next === null || since + left < next.at) next = { seat, at: since + left };
    }
    return next;
  }

  /** Whether the table has bots or clocks, which act without any command. */
  get needsRunner(): boolean {
    const { status, seats, clocks } = this.#fold.state;
    return status === 'running' && (clocks.length > 0 || seats.some(playedByBot));
  }

  /** The match with times and authors; null before it begins. */
  get record(): MatchRecord | null {
    return this.#fold.record;
  }

  /** The state, in case the rules change. */
  snapshot(): Snapshot {
    return this.#fold.snapshot();
  }
}
