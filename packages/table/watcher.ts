import type { Viewer } from '@triptych/kernel';
import { compactDiff, type CompactMessage, type EventShape, EventShapes, writeCompact } from './compact.ts';
import { diff, type Json } from './delta.ts';
import type { Effect } from './effect.ts';
import type { Message } from './message.ts';
import type { Sight } from './sight.ts';

/** How many messages are kept for a viewer who was away for a moment. */
const KEPT = 50;

/** How a client wants its messages: for everybody to read, or small. */
export type Form = 'plain' | 'compact';

/** A message in the forms that somebody wants. */
export interface Told {
  readonly n: number;
  readonly plain: Message | null;
  readonly compact: CompactMessage | null;
}

/** What one viewer was shown last, and the last messages to it. */
export class Watcher {
  readonly #viewer: Viewer;
  readonly #founded: number;
  readonly #told: Told[] = [];
  readonly #shapes = new EventShapes();
  readonly #forms = new Set<Form>();
  #shown: Json;

  constructor(viewer: Viewer, founded: number, shown: Sight) {
    this.#viewer = viewer;
    this.#founded = founded;
    this.#shown = asJson(shown);
  }

  /** From now on messages are made in this form too. */
  want(form: Form): void {
    this.#forms.add(form);
  }

  /** The shapes of events that compact messages have used so far. */
  get shapes(): readonly EventShape[] {
    return [...this.#shapes.shapes];
  }

  tell(n: number, at: number, effect: Effect, sight: Sight): Told {
    const before = this.#shown;
    const shown = asJson(sight);
    this.#shown = shown;
    const events = effect.told.flatMap(({ event, to }) =>
      to === 'all' || to === this.#viewer ? [event] : [],
    );
    const message: Omit<Message, 'delta'> = {
      n,
      at,
      ...(events.length > 0 && { events }),
      ...(effect.by !== null && effect.by !== 'person' && { by: effect.by }),
      ...(effect.undone > 0 && { undone: effect.undone }),
      ...(effect.chat !== null && { chat: effect.chat }),
    };
    const told: Told = {
      n,
      plain: this.#forms.has('plain') ? withDelta(message, before, shown) : null,
      compact: this.#forms.has('compact')
        ? writeCompact(message, compactDiff(before, shown), this.#founded, this.#shapes)
        : null,
    };
    this.#told.push(told);
    if (this.#told.length > KEPT) this.#told.shift();
    return told;
  }

  /** The messages after number `n`; null if some of them are no longer known in this form. */
  since(n: number): readonly Message[] | null {
    const first = this.#told.at(0)?.n;
    if (first === undefined || first > n + 1) return null;
    const messages = this.#told.flatMap((told) => (told.n > n ? [told.plain] : []));
    return messages.every((message) => message !== null) ? messages : null;
  }
}

function withDelta(message: Omit<Message, 'delta'>, before: Json, after: Json): Message {
  const delta = diff(before, after);
  return delta === undefined ? message : { ...message, delta };
}

/** A sight is plain data: the contract of a game demands it of views and questions. */
function asJson(value: unknown): Json {
  return value as Json;
}
