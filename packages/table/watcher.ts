import type { Viewer } from '@triptych/kernel';
import { diff, type Json } from './delta.ts';
import type { Effect } from './effect.ts';
import type { Message } from './message.ts';
import type { Sight } from './sight.ts';

/** How many messages are kept for a viewer who was away for a moment. */
const KEPT = 50;

/** What one viewer was shown last, and the last messages to it. */
export class Watcher {
  readonly #viewer: Viewer;
  readonly #messages: Message[] = [];
  #shown: Json;

  constructor(viewer: Viewer, shown: Sight) {
    this.#viewer = viewer;
    this.#shown = asJson(shown);
  }

  tell(n: number, at: number, effect: Effect, sight: Sight): Message {
    const shown = asJson(sight);
    const delta = diff(this.#shown, shown);
    this.#shown = shown;
    const events = effect.told.flatMap(({ event, to }) =>
      to === 'all' || to === this.#viewer ? [event] : [],
    );
    const message: Message = {
      n,
      at,
      ...(events.length > 0 && { events }),
      ...(effect.by !== null && effect.by !== 'person' && { by: effect.by }),
      ...(effect.undone > 0 && { undone: effect.undone }),
      ...(effect.chat !== null && { chat: effect.chat }),
      ...(delta !== undefined && { delta }),
    };
    this.#messages.push(message);
    if (this.#messages.length > KEPT) this.#messages.shift();
    return message;
  }

  /** The messages after number `n`; null if some of them are no longer known. */
  since(n: number): readonly Message[] | null {
    const first = this.#messages.at(0)?.n;
    return first === undefined || first > n + 1 ? null : this.#messages.filter((message) => message.n > n);
  }
}

/** A sight is plain data: the contract of a game demands it of views and questions. */
function asJson(value: unknown): Json {
  return value as Json;
}
