import type { Viewer } from '@triptych/kernel';
import {
  type EventShape,
  EventShapes,
  type JsonObject,
  type MessageWriter,
  type ViewerState,
} from '@triptych/protocol';

/** How many messages are remembered for a viewer who was away for a moment. */
const REMEMBERED = 20;

/** What one viewer was shown last, and the last messages to it. */
export class ViewerFeed {
  readonly #viewer: Viewer;
  readonly #shapes = new EventShapes();
  /** The last messages, as they were written. */
  readonly #messages: string[] = [];
  #last: number;
  shown: ViewerState;

  /** `n`: the number of the last message before this one. */
  constructor(viewer: Viewer, n: number, shown: ViewerState) {
    this.#viewer = viewer;
    this.#last = n;
    this.shown = shown;
  }

  /** The shapes of events that messages have used so far. */
  get shapes(): readonly EventShape[] {
    return [...this.#shapes.shapes];
  }

  /** The next message, as it is sent. */
  write(n: number, state: ViewerState, writer: MessageWriter): string {
    const message = writer.message(n, this.#viewer, asJson(this.shown), asJson(state), this.#shapes);
    this.shown = state;
    this.#last = n;
    this.#messages.push(message);
    if (this.#messages.length > REMEMBERED) this.#messages.shift();
    return message;
  }

  /** The messages after number `n`; null if some of them are forgotten. */
  since(n: number): readonly string[] | null {
    const missed = this.#last - n;
    return missed > this.#messages.length ? null : this.#messages.slice(this.#messages.length - missed);
  }
}

/** A state is plain data: the contract of a game demands it of views and questions. */
function asJson(state: ViewerState): JsonObject {
  return state as unknown as JsonObject;
}
