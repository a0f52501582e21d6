import type { Seat, Viewer } from '@triptych/kernel';
import {
  asJson,
  asViewerState,
  type Chat,
  EventShapes,
  type Frame,
  type ServerFrame,
  isMessage,
  type Message,
  readMessage,
  type ViewerState,
  type WireMessage,
} from '@triptych/protocol';

/** A seat whose person has no connected device, and since when. */
export type DisconnectedSeat = NonNullable<ServerFrame['disconnected']>[number];

/** A message, and the viewer's state before and after it. */
export interface AppliedMessage {
  readonly message: Message;
  readonly before: ViewerState;
  readonly after: ViewerState;
}

/** A client's copy of a table, built from the frames that it has received. */
export class TableMirror {
  viewer: Viewer = 'spectator';
  /** Seats that this client may watch as. */
  ownSeats: readonly Seat[] = [];
  /** Seats that the others took from this client's person. */
  votedOut: readonly Seat[] = [];
  present: readonly Seat[] = [];
  /** People without a connected device, and since when. */
  disconnected: readonly DisconnectedSeat[] = [];
  spectators = 0;
  mayChat = false;
  chats: readonly Chat[] = [];
  /** The number of the last message. */
  n = 0;
  /** The server's epoch in which that message was sent; null before the first frame. */
  epoch: string | null = null;
  /** Null before the first frame. */
  state: ViewerState | null = null;
  #createdAt = 0;
  #shapes = new EventShapes();

  /** Applies a frame and returns the messages in it; null if earlier ones are missing. */
  hear(frame: Frame): readonly AppliedMessage[] | null {
    if (isMessage(frame)) return this.#apply([frame]);
    const { m, missed = [] } = frame;
    this.#update(frame);
    return this.#apply(m === undefined ? missed : [...missed, m]);
  }

  #update({
    viewer,
    ownSeats,
    votedOut = [],
    epoch,
    fresh,
    present,
    disconnected,
    spectators,
  }: ServerFrame): void {
    if (viewer !== undefined) {
      this.viewer = viewer;
      this.votedOut = votedOut;
    }
    if (ownSeats !== undefined) this.ownSeats = ownSeats;
    if (epoch !== undefined) this.epoch = epoch;
    if (present !== undefined) this.present = present;
    if (disconnected !== undefined) this.disconnected = disconnected;
    if (spectators !== undefined) this.spectators = spectators;
    if (fresh === undefined) return;
    this.state = fresh.state;
    this.n = fresh.n;
    this.mayChat = fresh.mayChat;
    this.chats = fresh.chats;
    this.#createdAt = fresh.createdAt;
    this.#shapes = new EventShapes(fresh.shapes);
  }

  #apply(messages: readonly WireMessage[]): readonly AppliedMessage[] | null {
    const applied: AppliedMessage[] = [];
    for (const written of messages) {
      const before = this.state;
      if (written[0] !== this.n + 1 || before === null) return null;
      const read = readMessage(written, asJson(before), this.#createdAt, this.#shapes);
      const after = asViewerState(read.state);
      this.n++;
      this.state = after;
      if (read.message.chat !== undefined) this.chats = [...this.chats, read.message.chat];
      applied.push({ message: read.message, before, after });
    }
    return applied;
  }
}
