import {
  type Answer,
  type Foreseen,
  type Refusal,
  refuse,
  type Seat,
  type TakenBack,
} from '@triptych/kernel';
import { TableClient } from './table-client.ts';
import type { AppliedMessage, TableMirror } from './table-mirror.ts';
import {
  type Frame,
  type ServerFrame,
  isMessage,
  type PlayerCommand,
  refuseRequest,
  type StoryStep,
  type ViewerState,
} from '@triptych/protocol';
import type { Replay, Finished, Session, SessionListener, MatchState, Stop } from './session.ts';
import { withoutLast } from './story.ts';
import { frontSeat, matchState, openingFor, seatRecordsOf } from './opening.ts';
import { finishedReplay, runningReplay } from './table-replay.ts';
import type { Known } from './imagined.ts';
import type { Transport, TransportListener } from './transport.ts';
import type { RoomListener, TableSource } from './table-source.ts';
import { changesMatch, lastOwn, whoChanged } from './steps.ts';

/**
 * A table as one client plays at it, wherever it runs. When the connection is lost, the table stays on
 * screen. After reconnecting, the client gets what it missed and resends commands without a reply; the server
 * recognizes their ids.
 */
export class TableSession implements Session {
  readonly #table: TableSource;
  readonly #listener: RoomListener;
  readonly #transport: Transport;
  readonly #client: TableClient;
  #match: SessionListener | null = null;
  /** Everything that stands, as this viewer saw it; null while it is being requested. */
  #steps: StoryStep[] | null = null;
  #opened = false;
  /** The seats that the listener was last notified of, as JSON. */
  #seated = '';
  /** The commitment that this client saw first: at the end the seed must match this one. */
  #commitment: string | null = null;

  constructor(
    table: TableSource,
    listener: RoomListener,
    connect: (listener: TransportListener) => Transport,
  ) {
    this.#table = table;
    this.#listener = listener;
    this.#client = new TableClient(
      (frame) => this.#transport.send(frame),
      () => table.newId(),
    );
    this.#transport = connect({
      connected: () => this.#enter(),
      heard: (frame) => this.#receive(frame),
      lost: () => this.#notifyConnection('lost'),
    });
  }

  /** From now on the listener follows the match. */
  attend(listener: SessionListener): this {
    this.#match = listener;
    if (this.#steps !== null) this.#notifyOpening();
    return this;
  }

  answer(answer: Answer): Promise<Refusal | null> {
    return this.command({ do: 'answer', ...this.#acting(), answer });
  }

  undo(answers: number): Promise<Refusal | null> {
    return this.command({ do: 'undo', ...this.#acting(), answers });
  }

  withdraw(): Promise<Refusal | null> {
    return this.command({ do: 'withdraw', ...this.#acting() });
  }

  stop(how: Stop): Promise<Refusal | null> {
    const acting = this.#acting();
    if (how === 'resign') return this.command({ do: 'resign', seat: acting.seat });
    return this.command({ do: 'propose', ...acting, action: { kind: 'end' } });
  }

  async check(answer: Answer): Promise<Refusal | null> {
    const known = this.#known();
    return known === null ? refuse('not-asked') : this.#table.imagined.check(known, answer);
  }

  async foresee(answer: Answer): Promise<Foreseen | null> {
    const known = this.#known();
    return known === null ? null : this.#table.imagined.foresee(known, answer);
  }

  /** What this viewer knows; null if it has no question to answer. */
  #known(): Known | null {
    const { state } = this.#mirror;
    if (state === null || state.question === null) return null;
    const { view, question } = state;
    return { view, question, story: this.#steps?.flatMap(({ events }) => events) ?? [] };
  }

  async replay(viewer: Seat): Promise<Replay | null> {
    const { state } = this.#mirror;
    if (this.#steps === null || state === null) return null;
    if (state.status === 'over') return finishedReplay(this.#table, viewer);
    const own = viewer === this.#seat ? this.#mirror.viewer : null;
    return own === null ? null : runningReplay(this.#table, own, this.#steps[0]?.events ?? []);
  }

  async finished(): Promise<Finished | null> {
    const archive = await this.#table.archive();
    if (archive === null) return null;
    const { record, outcome, parts } = archive;
    const commitment = this.#table.onThisDevice ? null : (this.#commitment ?? archive.commitment);
    return { record, outcome, parts, commitment, pack: this.#table.pack };
  }

  /** How many answers an undo must take back to include this seat's last one; 0 if it has given none. */
  get sinceOwnAnswer(): number {
    const steps = this.#steps ?? [];
    const own = lastOwn(steps, this.#seat);
    return own < 0 ? 0 : steps.length - own;
  }

  watchAs(seat: Seat): void {
    this.#transport.send({ watch: seat });
  }

  close(): void {
    this.#transport.close();
  }

  /** Somebody signed in or out on this device: reconnect, so that the server identifies them again. */
  reenter(): void {
    this.#opened = false;
    this.#transport.reconnect();
  }

  /** Resolves with null once the command is carried out, or with a refusal. */
  command(command: PlayerCommand): Promise<Refusal | null> {
    return this.#client.command(command);
  }

  get #mirror(): TableMirror {
    return this.#client.mirror;
  }

  /** The seat that acts and the question that it answers. */
  #acting(): { seat: Seat; questionVersion: number } {
    const { viewer, state } = this.#mirror;
    return { seat: frontSeat(viewer), questionVersion: state?.questionVersion ?? 0 };
  }

  #enter(): void {
    const { id: open, key, watchOnly = false } = this.#table;
    const { viewer, n, epoch } = this.#mirror;
    const since =
      this.#opened && this.#steps !== null && epoch !== null ? { as: viewer, since: n, epoch } : null;
    this.#transport.send({
      open,
      ...(key !== null && { key }),
      ...(watchOnly && { as: 'spectator', screen: true }),
      ...since,
    });
  }

  #receive(frame: Frame): void {
    const rest: ServerFrame = isMessage(frame) ? {} : frame;
    if (rest.gone) return this.#listener.failed(refuseRequest('no-such-table'));
    if (rest.site !== undefined) this.#listener.site?.(rest.site);
    const messages = this.#client.hear(frame);
    // Messages are missing: start over.
    if (messages === null) return this.reenter();
    this.#commitment ??= this.#mirror.state?.fairness.commitment ?? null;
    for (const message of messages) this.#applied(message);
    if (rest.viewer !== undefined) this.#entered(rest);
    if (rest.story !== undefined) this.#storyReceived(rest.story);
    this.#notifyRoom();
    // Not about a command.
    if (rest.refused === null) this.#refused(rest.refusal ?? refuseRequest('failed'));
  }

  #entered({ fresh }: ServerFrame): void {
    this.#opened = true;
    if (fresh === undefined) return this.#ready();
    this.#steps = null;
    this.#transport.send({ story: true });
  }

  #storyReceived(story: readonly StoryStep[]): void {
    this.#steps = [...story];
    this.#notifyOpening();
    this.#ready();
  }

  /** The client is up to date. */
  #ready(): void {
    this.#notifyConnection('open');
    this.#client.sendAgain();
  }

  #refused(refusal: Refusal): void {
    if (this.#opened) this.#client.refuseAll(refusal);
    else if (refusal.code === 'not-allowed' && this.#steps !== null) {
      // The seat belongs to somebody else now.
      this.#steps = null;
      this.#enter();
    } else this.#listener.failed(refusal);
  }

  #applied({ message, before, after }: AppliedMessage): void {
    const steps = this.#steps;
    // The requested story will include this message.
    if (steps === null) return;
    const { events = [], undone = 0, undoneBy = 0, by: author = 'person', at } = message;
    if (undone > 0) {
      const tookBack = { seat: undoneBy, answers: undone };
      this.#steps = withoutLast(steps, tookBack);
      return this.#notifyOpening(tookBack);
    }
    if (before.view === null) {
      if (after.view === null) return;
      steps.push({ at, by: [], events });
      return this.#notifyOpening();
    }
    if (after.questionVersion !== before.questionVersion) {
      const answered = after.endedEarly ? [] : before.asked;
      steps.push({ at, by: answered.map(({ seat }) => ({ seat, author })), events });
      const by = before.asked.some(({ seat }) => seat === this.#seat) ? this.#seat : before.asked[0].seat;
      this.#match?.updated({ state: this.#state(after), events, by });
    } else if (changesMatch(before, after)) {
      this.#match?.updated({
        state: this.#state(after),
        events,
        by: whoChanged(before, after) ?? this.#seat,
      });
    }
  }

  get #seat(): Seat {
    return frontSeat(this.#mirror.viewer);
  }

  #notifyRoom(): void {
    const { state, viewer, ownSeats, votedOut, present, disconnected, spectators, mayChat, chats } =
      this.#mirror;
    if (state === null) return;
    this.#listener.room({
      state,
      viewer,
      ownSeats,
      votedOut,
      present,
      disconnected,
      spectators,
      mayChat,
      chats,
    });
    const seats = seatRecordsOf(state);
    const shown = JSON.stringify(seats);
    if (shown === this.#seated) return;
    this.#seated = shown;
    this.#match?.seated(seats);
  }

  #notifyConnection(state: 'open' | 'lost'): void {
    this.#listener.connection(state);
    this.#match?.connection(state);
  }

  #notifyOpening(tookBack: TakenBack | null = null): void {
    const { state, viewer, ownSeats } = this.#mirror;
    const steps = this.#steps;
    if (state === null || state.view === null || steps === null) return;
    const opening = openingFor(this.#table, { state, viewer, ownSeats, number: this.#mirror.n }, steps);
    this.#match?.opened({ ...opening, tookBack });
  }

  #state(viewed: ViewerState): MatchState {
    return matchState(viewed, this.#mirror.n, this.#steps ?? []);
  }
}
