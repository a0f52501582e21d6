import type { Seat, Viewer } from '@triptych/kernel';
import type { Frame } from './frame.ts';
import type { Message } from './message.ts';
import { patchSight } from './patch-sight.ts';
import type { Sight } from './sight.ts';
import type { Chat } from './state.ts';

/** A message, and what was seen before and after it. */
export interface News {
  readonly message: Message;
  readonly before: Sight;
  readonly after: Sight;
}

/** The other end of the wire: what a client knows of a table, from the frames that it was sent. */
export class Follower {
  viewer: Viewer = 'spectator';
  /** Seats that this client may look through. */
  seats: readonly Seat[] = [];
  present: readonly Seat[] = [];
  /** How many only watch. */
  watching = 0;
  /** Whether this client reads and writes the chat. */
  talks = false;
  chats: readonly Chat[] = [];
  /** The number of the last message. */
  n = 0;
  /** The time in its host's memory from which that is; null before anything was told. */
  life: string | null = null;
  /** Null before anything was told. */
  sight: Sight | null = null;

  /** Takes a frame in and gives the messages that it brought; null if some before them are missing. */
  hear(frame: Frame): readonly News[] | null {
    const { viewer, seats, life, fresh, present, watching, missed = [] } = frame;
    if (viewer !== undefined) this.viewer = viewer;
    if (seats !== undefined) this.seats = seats;
    if (life !== undefined) this.life = life;
    if (present !== undefined) this.present = present;
    if (watching !== undefined) this.watching = watching;
    if (fresh !== undefined) {
      this.sight = fresh.sight;
      this.n = fresh.n;
      this.talks = fresh.talks;
      this.chats = fresh.chats;
    }
    const messages = isMessage(frame) ? [...missed, frame] : missed;
    const news: News[] = [];
    for (const message of messages) {
      const before = this.sight;
      if (message.n !== this.n + 1 || before === null) return null;
      this.n = message.n;
      const after = patchSight(before, message.delta);
      this.sight = after;
      if (message.chat !== undefined) this.chats = [...this.chats, message.chat];
      news.push({ message, before, after });
    }
    return news;
  }
}

function isMessage(frame: Frame): frame is Frame & Message {
  return frame.n !== undefined && frame.at !== undefined;
}
