import type { Viewer } from '@triptych/kernel';
import { type EventShape, EventShapes } from './compact.ts';
import type { CompactWriter, Fields } from './compact-writer.ts';
import { type Delta, diff } from './delta.ts';
import type { Effect } from './effect.ts';
import type { Message } from './message.ts';
import type { ViewerState } from './viewer-state.ts';

/** How many messages are kept for a viewer who was away for a moment. */
const KEPT = 50;

/** How a client wants its messages: for everybody to read, or small. */
export type Form = 'plain' | 'compact';

/** A message in the forms that somebody wants. */
export interface Told {
  readonly plain: Message | null;
  /** A `CompactMessage`, written. */
  readonly compact: string | null;
}

/** What one viewer was shown last, and the last messages to it. */
export class ViewerFeed {
  readonly #viewer: Viewer;
  readonly #told: Message[] = [];
  readonly #shapes = new EventShapes();
  readonly #forms = new Set<Form>();
  shown: ViewerState;

  constructor(viewer: Viewer, shown: ViewerState) {
    this.#viewer = viewer;
    this.shown = shown;
  }

  /** From now on messages are made in this form too. */
  want(form: Form): void {
    this.#forms.add(form);
  }

  /** The shapes of events that compact messages have used so far. */
  get shapes(): readonly EventShape[] {
    return [...this.#shapes.shapes];
  }

  tell(n: number, at: number, effect: Effect, sight: ViewerState, writer: CompactWriter): Told {
    const before = asJson(this.shown);
    const after = asJson(sight);
    this.shown = sight;
    return {
      plain: this.#forms.has('plain') ? this.#plain(n, at, effect, diff(before, after)) : null,
      compact: this.#forms.has('compact')
        ? writer.message(n, this.#viewer, before, after, this.#shapes)
        : null,
    };
  }

  #plain(n: number, at: number, effect: Effect, delta: Delta | undefined): Message {
    const events = effect.told.flatMap(({ event, to }) =>
      to === 'all' || to === this.#viewer ? [event] : [],
    );
    const message: Message = {
      n,
      at,
      ...(events.length > 0 && { events }),
      ...(effect.by !== null && effect.by !== 'person' && { by: effect.by }),
      ...(effect.undone !== null && { undone: effect.undone.answers, undoneBy: effect.undone.seat }),
      ...(effect.chat !== null && { chat: effect.chat }),
      ...(delta !== undefined && { delta }),
    };
    this.#told.push(message);
    if (this.#told.length > KEPT) this.#told.shift();
    return message;
  }

  /** The messages after number `n`; null if some of them are no longer known, or never were made in this form. */
  since(n: number): readonly Message[] | null {
    const first = this.#told.at(0)?.n;
    if (first === undefined || first > n + 1) return null;
    return this.#told.filter((message) => message.n > n);
  }
}

/** A sight is plain data: the contract of a game demands it of views and questions. */
function asJson(sight: ViewerState): Fields {
  return sight as unknown as Fields;
}
