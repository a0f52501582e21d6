import type { Seat, Viewer } from '@triptych/kernel';
import {
  type Chat,
  EventShapes,
  type Frame,
  type HostFrame,
  isMessage,
  type Json,
  type Message,
  messageNumber,
  readMessage,
  type ViewerState,
  type WireMessage,
} from '@triptych/protocol';

/** A message, and the viewer's state before and after it. */
export interface AppliedMessage {
  readonly message: Message;
  readonly before: ViewerState;
  readonly after: ViewerState;
}

/** What a client knows of a table, from the frames that it was sent. */
export class TableMirror {
  viewer: Viewer = 'spectator';
  /** Seats that this client may look through. */
  ownSeats: readonly Seat[] = [];
  present: readonly Seat[] = [];
  /** How many only watch. */
  spectators = 0;
  mayChat = false;
  chats: readonly Chat[] = [];
  /** The number of the last message. */
  n = 0;
  /** The time in its host's memory in which that was sent; null before anything was. */
  epoch: string | null = null;
  /** Null before anything was told. */
  state: ViewerState | null = null;
  #createdAt = 0;
  #shapes = new EventShapes();

  /** Takes a frame in and gives the messages that it brought; null if some before them are missing. */
  hear(frame: Frame): readonly AppliedMessage[] | null {
    if (isMessage(frame)) return this.#apply([frame]);
    const { m, missed = [] } = frame;
    this.#take(frame);
    return this.#apply(m === undefined ? missed : [...missed, m]);
  }

  #take({ viewer, ownSeats, epoch, fresh, present, spectators }: HostFrame): void {
    if (viewer !== undefined) this.viewer = viewer;
    if (ownSeats !== undefined) this.ownSeats = ownSeats;
    if (epoch !== undefined) this.epoch = epoch;
    if (present !== undefined) this.present = present;
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
      if (messageNumber(written) !== this.n + 1 || before === null) return null;
      const read = readMessage(written, asJson(before), this.#createdAt, this.#shapes);
      const after = asState(read.state);
      this.n++;
      this.state = after;
      if (read.message.chat !== undefined) this.chats = [...this.chats, read.message.chat];
      applied.push({ message: read.message, before, after });
    }
    return applied;
  }
}

// Changes are carried out on plain data; both ends of the wire know what it is.

export function asJson(state: ViewerState): Json {
  return state as unknown as Json;
}

export function asState(json: Json): ViewerState {
  return json as unknown as ViewerState;
}
