import type { Seat, Viewer } from '@triptych/kernel';
import type { Frame } from './frame.ts';
import type { Message } from './message.ts';
import { patchState } from './patch-state.ts';
import type { ViewerState } from './viewer-state.ts';
import type { Chat } from './state.ts';

/** A message, and what was seen before and after it. */
export interface AppliedMessage {
  readonly message: Message;
  readonly before: ViewerState;
  readonly after: ViewerState;
}

/** The other end of the wire: what a client knows of a table, from the frames that it was sent. */
export class TableMirror {
  viewer: Viewer = 'spectator';
  /** Seats that this client may look through. */
  ownSeats: readonly Seat[] = [];
  present: readonly Seat[] = [];
  /** How many only watch. */
  spectators = 0;
  /** Whether this client reads and writes the chat. */
  mayChat = false;
  chats: readonly Chat[] = [];
  /** The number of the last message. */
  n = 0;
  /** The time in its host's memory from which that is; null before anything was told. */
  epoch: string | null = null;
  /** Null before anything was told. */
  state: ViewerState | null = null;

  /** Takes a frame in and gives the messages that it brought; null if some before them are missing. */
  hear(frame: Frame): readonly AppliedMessage[] | null {
    const { viewer, ownSeats, epoch, fresh, present, spectators, missed = [] } = frame;
    if (viewer !== undefined) this.viewer = viewer;
    if (ownSeats !== undefined) this.ownSeats = ownSeats;
    if (epoch !== undefined) this.epoch = epoch;
    if (present !== undefined) this.present = present;
    if (spectators !== undefined) this.spectators = spectators;
    if (fresh !== undefined) {
      this.state = fresh.state;
      this.n = fresh.n;
      this.mayChat = fresh.mayChat;
      this.chats = fresh.chats;
    }
    const messages = isMessage(frame) ? [...missed, frame] : missed;
    const news: AppliedMessage[] = [];
    for (const message of messages) {
      const before = this.state;
      if (message.n !== this.n + 1 || before === null) return null;
      this.n = message.n;
      const after = patchState(before, message.delta);
      this.state = after;
      if (message.chat !== undefined) this.chats = [...this.chats, message.chat];
      news.push({ message, before, after });
    }
    return news;
  }
}

function isMessage(frame: Frame): frame is Frame & Message {
  return frame.n !== undefined && frame.at !== undefined;
}
