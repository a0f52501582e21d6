import type { GameEvent } from '@triptych/kernel';
import type { z } from 'zod';
import { type DeepReadonly, isJsonList, isJsonObject, type Json, type JsonObject } from './json.ts';
import type { eventShape, messageRest, wireMessage } from './message-schema.ts';
import type { ViewerState } from './viewer-state.ts';

/**
 * A message to one viewer about an entry of the table. Each viewer's messages are numbered without gaps. They are
 * compact, because they make up most of what a server sends.
 *
 * `[n, milliseconds since the table was created, events, change, rest, question]`, without trailing parts that are
 * empty; `events` and `rest` are 0 if there are none. An event is `[shape, ...values]`. At its first occurrence the
 * shape is written out, `[type, ...names of fields]`; after that it is a number, counted from 0. A question that
 * cannot be written as a change of the last one is written in the same way, with the names of all its fields as its
 * shape, and is not part of the change.
 *
 * A change of the viewer's state: if the old or the new value is plain, the new value; otherwise a list
 * `[place, change, place, change, …]`, where the place of a field is its position in the object. `{"=": value}` is a
 * new list or object; `{"+": items}` appends items to a list; `{"@": [from, gone, ...new]}` splices a list.
 */
export type WireMessage = DeepReadonly<z.infer<typeof wireMessage>>;
type Shaped = NonNullable<WireMessage[5]>;

/** The type of an event, and the names of its fields. */
export type EventShape = DeepReadonly<z.infer<typeof eventShape>>;

/** Who answered, what was taken back, and what was said. */
export type MessageRest = DeepReadonly<z.infer<typeof messageRest>>;

/** A message after reading. */
export interface Message extends MessageRest {
  readonly n: number;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** What happened, as far as this viewer may know, for animation, log and sound. */
  readonly events?: readonly GameEvent[];
}

/** Numbers the shapes of events in order of appearance; both ends of the wire keep the same list. */
export class EventShapes {
  readonly shapes: EventShape[];

  /** `known`: shapes from earlier messages. */
  constructor(known: readonly EventShape[] = []) {
    this.shapes = [...known];
  }

  /** The number of an interned shape; null the first time, when it is added. */
  number(shape: EventShape): number | null {
    // A match has so few that a list is searched faster than a map.
    const number = this.shapes.indexOf(shape);
    if (number >= 0) return number;
    this.shapes.push(shape);
    return null;
  }

  /** Reads a serialized event with the shapes known so far. */
  event([first, ...values]: Shaped): GameEvent {
    const [type = '', ...names] = this.#shape(first);
    return { type, ...fields(names, values) };
  }

  question([first, ...values]: Shaped): JsonObject {
    return fields(this.#shape(first), values);
  }

  #shape(written: EventShape | number): EventShape {
    if (typeof written === 'number') return this.shapes[written] ?? [];
    this.shapes.push(written);
    return written;
  }
}

function fields(names: readonly string[], values: readonly Json[]): JsonObject {
  return Object.fromEntries(names.map((name, at) => [name, values[at] ?? null]));
}

/** Whether a frame is a message, and not something else that a server sends. */
export function isMessage(frame: object): frame is WireMessage {
  return Array.isArray(frame);
}

/** The content of a message, and the viewer's state after it. */
export function readMessage(
  written: WireMessage,
  state: Json,
  createdAt: number,
  shapes: EventShapes,
): { readonly message: Message; readonly state: Json } {
  const [n, milliseconds, events = 0, change, rest = 0, question] = written;
  const message: Message = {
    n,
    at: createdAt + milliseconds,
    ...(events !== 0 && { events: events.map((event) => shapes.event(event)) }),
    ...(rest !== 0 && rest),
  };
  const changed = applyChange(state, change);
  if (question === undefined || !isJsonObject(changed)) return { message, state: changed };
  return { message, state: { ...changed, question: shapes.question(question) } };
}

/** Applies a change and shares what did not change. Trusts it: both ends of the wire run this code. */
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
    // A plain assignment would set the prototype.
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

/** A state as plain JSON; the contract of a game demands plain data of views and questions. */
export function asJson(state: ViewerState): JsonObject {
  return state as unknown as JsonObject;
}

/** What `asJson` wrote; both ends of the wire agree on its type. */
export function asViewerState(json: Json): ViewerState {
  return json as unknown as ViewerState;
}
