import type { Author, GameEvent, Seat } from '@triptych/kernel';
import { isJsonList, type Json, type JsonObject } from './json.ts';
import type { Chat } from './viewer-state.ts';

/**
 * What one viewer is told after an entry of the table. Messages are numbered without gaps, for each viewer on its own.
 * They are written as short as possible, because they are most of what a server sends.
 *
 * `[n, milliseconds since the table was created, events, change, rest]`, cut short after the last part that is there;
 * `events` is 0 if there are none. An event is `[shape, ...values]`: the shape itself, `[type, ...names of fields]`,
 * where it first occurs, and after that its number, counted from 0.
 *
 * A change of the viewer's state: where a plain value was, or a plain value comes, it is the new value; otherwise a
 * list holds what changed, `[place, change, place, change, …]`, where the place of a field is its number in the object
 * that both sides have; `{"=": value}` is a new list or object; `{"+": items}` puts items at the end of a list;
 * `{"@": [from, gone, ...new]}` takes items out of a list and puts new ones there.
 */
export type WireMessage = readonly Json[];

/** The type of an event, and the names of its fields. */
export type EventShape = readonly string[];

/** A message as it is read. */
export interface Message {
  readonly n: number;
  /** When it happened, in milliseconds since 1970. */
  readonly at: number;
  /** What happened, as far as this viewer may know: for animation, log and sound. */
  readonly events?: readonly GameEvent[];
  /** Whose answer it was, if it was not a person's. */
  readonly by?: Author;
  /** This many of the last answers no longer stand: the log forgets their events. */
  readonly undone?: number;
  /** Who has taken them back. */
  readonly undoneBy?: Seat;
  readonly chat?: Chat;
}

export type MessageRest = Pick<Message, 'by' | 'undone' | 'undoneBy' | 'chat'>;

/** Numbers the shapes of events as they come; both ends of the wire keep the same list. */
export class EventShapes {
  readonly #numbers = new Map<EventShape, number>();
  readonly shapes: EventShape[];

  /** `known`: what the other side has told before. */
  constructor(known: readonly EventShape[] = []) {
    this.shapes = [...known];
  }

  /** The number of a shape, known by its one list; null if it was not there before, and it is now. */
  number(shape: EventShape): number | null {
    const number = this.#numbers.get(shape);
    if (number !== undefined) return number;
    this.#numbers.set(shape, this.shapes.push(shape) - 1);
    return null;
  }

  /** Reads what the other side has written with the shapes that were told so far. */
  read(written: Json): GameEvent {
    const [first, ...values] = isJsonList(written) ? written : [];
    if (first !== undefined && isJsonList(first)) this.shapes.push(first.map(String));
    const shape = first !== undefined && isJsonList(first) ? this.shapes.at(-1) : this.shapes[Number(first)];
    const [type = '', ...names] = shape ?? [];
    return { type, ...Object.fromEntries(names.map((name, at) => [name, values[at] ?? null])) };
  }
}

/** Whether a frame is a message, and not something else that a host sends. */
export function isMessage(frame: object): frame is WireMessage {
  return Array.isArray(frame);
}

/** The number of a message. */
export function messageNumber(written: WireMessage): number {
  return Number(written[0]);
}

/** What a message says, and the viewer's state after it. */
export function readMessage(
  written: WireMessage,
  state: Json,
  createdAt: number,
  shapes: EventShapes,
): { readonly message: Message; readonly state: Json } {
  const [n, milliseconds, events = 0, change, rest = {}] = written;
  const message: Message = {
    n: Number(n),
    at: createdAt + Number(milliseconds),
    ...(isJsonList(events) && { events: events.map((event) => shapes.read(event)) }),
    ...(rest as MessageRest),
  };
  return { message, state: applyChange(state, change) };
}

/** Carries a change out, and shares what did not change. Trusts it: both ends of the wire run this code. */
export function applyChange(before: Json, change: Json | undefined): Json {
  if (change === undefined) return before;
  if (typeof before !== 'object' || before === null) return change;
  if (typeof change !== 'object' || change === null) return change;
  if (!isJsonList(change)) return isJsonList(before) ? changeEnds(before, change) : change['='];
  if (isJsonList(before)) {
    const after = [...before];
    for (let at = 0; at < change.length; at += 2) {
      const place = Number(change[at]);
      after[place] = applyChange(before[place], change[at + 1]);
    }
    return after;
  }
  const after: Record<string, Json> = { ...before };
  const names = Object.keys(before);
  for (let at = 0; at < change.length; at += 2) {
    const name = names[Number(change[at])];
    const value = applyChange(before[name], change[at + 1]);
    // The one name that an assignment would take for something else.
    if (name === '__proto__') Object.defineProperty(after, name, { value });
    else after[name] = value;
  }
  return after;
}

function changeEnds(before: readonly Json[], change: JsonObject): Json {
  if ('=' in change) return change['='];
  const added = change['+'];
  if (added !== undefined && isJsonList(added)) return [...before, ...added];
  const splice = change['@'];
  if (splice === undefined || !isJsonList(splice)) return before;
  return before.toSpliced(Number(splice[0]), Number(splice[1]), ...splice.slice(2));
}
