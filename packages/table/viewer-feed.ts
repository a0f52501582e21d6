import type { Viewer } from '@triptych/kernel';
import {
  asJson,
  type EventShape,
  EventShapes,
  type MessageWriter,
  type ViewerState,
} from '@triptych/protocol';

/** How many messages are kept for viewers who briefly lose their connection. */
const MESSAGES_KEPT = 20;

/** What one viewer last saw, and the latest messages to it. */
export class ViewerFeed {
  readonly #viewer: Viewer;
  readonly #shapes = new EventShapes();
  /** Serialized. */
  readonly #messages: string[] = [];
  #last: number;
  shown: ViewerState;

  /** `n`: the number of the last message so far. */
  constructor(viewer: Viewer, n: number, shown: ViewerState) {
    this.#viewer = viewer;
    this.#last = n;
    this.shown = shown;
  }

  /** The shapes of all events in messages so far. */
  get shapes(): readonly EventShape[] {
    return [...this.#shapes.shapes];
  }

  /** The next message, serialized. */
  write(n: number, state: ViewerState, writer: MessageWriter): string {
    const message = writer.message(n, this.#viewer, asJson(this.shown), asJson(state), this.#shapes);
    this.shown = state;
    this.#last = n;
    this.#messages.push(message);
    if (this.#messages.length > MESSAGES_KEPT) this.#messages.shift();
    return message;
  }

  /** The messages after number `n`; null if some of them are forgotten. */
  since(n: number): readonly string[] | null {
    const missed = this.#last - n;
    return missed > this.#messages.length ? null : this.#messages.slice(this.#messages.length - missed);
  }
}
