import type { AddressedEvent, Audience, Author, GameEvent, TakenBack, Viewer } from '@triptych/kernel';
import { isJsonList, isJsonObject, type Json, type JsonObject } from './json.ts';
import type { EventShape, EventShapes, MessageRest } from './message.ts';
import type { Chat } from './viewer-state.ts';

/** What an entry of a table did, apart from changing the viewers' states. */
export interface MessageContent {
  readonly events: readonly AddressedEvent[];
  readonly by: Author | null;
  readonly undone: TakenBack | null;
  readonly chat: Chat | null;
}

/** An event serialized for all viewers, without the number of its shape: each viewer has its own. */
interface WrittenEvent {
  readonly to: Audience;
  readonly shape: EventShape;
  readonly values: string;
}

/**
 * Serializes the messages about one entry (see `message.ts`). Viewers see mostly the same, so whatever their
 * states share is compared and serialized once.
 */
export class MessageWriter {
  readonly #at: number;
  readonly #content: MessageContent;
  readonly #rest: string | null;
  #events: readonly WrittenEvent[] | null = null;
  readonly #states = new SharedFields(1);

  /** `at`: milliseconds since the table was created. */
  constructor(at: number, content: MessageContent) {
    this.#at = at;
    this.#content = content;
    this.#rest = writeRest(content);
  }

  message(n: number, viewer: Viewer, before: JsonObject, after: JsonObject, shapes: EventShapes): string {
    this.#events ??= this.#content.events.map(({ event, to }) => writeEvent(event, to));
    let events = '';
    for (const { to, shape, values } of this.#events) {
      if (to !== 'all' && to !== viewer) continue;
      events += `${events === '' ? '[[' : ',['}${shapes.number(shape) ?? JSON.stringify(shape)}${values}`;
    }
    const question = newQuestion(before, after);
    const change = this.#states.write(before, after, question === null ? null : QUESTION);
    const rest = this.#rest;
    const parts = [`[${n},${this.#at},`, events === '' ? '0' : `${events}]`];
    if (change !== null || rest !== null || question !== null) parts.push(',', change ?? '[]');
    if (rest !== null || question !== null) parts.push(',', rest ?? '0');
    if (question !== null) parts.push(',', writeQuestion(question, shapes));
    parts.push(']');
    // Messages are kept. A joined text is one piece of memory; one made with `+` alone is a tree of its parts, several
    // times as large, until it is sent.
    return parts.join('');
  }
}

function writeRest({ by, undone, chat }: MessageContent): string | null {
  const byOther = by !== null && by !== 'person';
  if (!byOther && undone === null && chat === null) return null;
  const rest: MessageRest = {
    ...(byOther && { by }),
    ...(undone !== null && { undone: undone.answers, undoneBy: undone.seat }),
    ...(chat !== null && { chat }),
  };
  return JSON.stringify(rest);
}

function writeEvent(event: GameEvent, to: Audience): WrittenEvent {
  const names: string[] = [event.type];
  let values = '';
  // The contract of a game demands that events are plain data.
  const fields = event as unknown as JsonObject;
  for (const name in fields) {
    if (name === 'type') continue;
    names.push(name);
    values += `,${write(fields[name])}`;
  }
  return { to, shape: internShape(names), values: `${values}]` };
}

/** The field of a viewer's state that is a new object after most answers. */
const QUESTION = 'question';

/** The viewer's question, if it has other fields than the last one. */
function newQuestion(before: JsonObject, after: JsonObject): JsonObject | null {
  const old = before[QUESTION];
  const now = after[QUESTION];
  if (old === now || now === undefined || !isJsonObject(now)) return null;
  return old === undefined || !isJsonObject(old) || !sameNames(old, now) ? now : null;
}

function writeQuestion(question: JsonObject, shapes: EventShapes): string {
  const shape = internShape(Object.keys(question));
  let values = '';
  for (const name of shape) values += `,${write(question[name])}`;
  return `[${shapes.number(shape) ?? JSON.stringify(shape)}${values}]`;
}

/** The shapes of events by type, and of questions by their first field; usually few each. */
const shapes = new Map<string, EventShape[]>();

/** Interns a shape, so that shapes can be compared by identity. */
function internShape(names: EventShape): EventShape {
  const known = shapes.get(names[0]);
  if (known === undefined) {
    shapes.set(names[0], [names]);
    return names;
  }
  const same = known.find(
    (shape) => shape.length === names.length && shape.every((name, at) => name === names[at]),
  );
  if (same === undefined) known.push(names);
  return same ?? names;
}

/** The change of a value, serialized; null if nothing changed. */
export function writeChange(before: Json, after: Json): string | null {
  if (before === after) return null;
  if (!isContainer(before) || !isContainer(after)) return write(after);
  if (isJsonList(before)) return isJsonList(after) ? writeListChange(before, after) : writeNew(after);
  return isJsonList(after) ? writeNew(after) : writeFieldChanges(before, after);
}

function writeFieldChanges(before: JsonObject, after: JsonObject): string | null {
  if (!sameNames(before, after)) return writeNew(after);
  let changes = '';
  let at = 0;
  for (const name in after) {
    const change = writeChange(before[name], after[name]);
    if (change !== null) changes += (changes === '' ? firstPlace(at) : nextPlace(at)) + change;
    at++;
  }
  return changes === '' ? null : `${changes}]`;
}

/** The field names of the object being compared. Shared, because this runs so often. */
const names: string[] = [];

/** Changes refer to fields by position, so both objects need the same fields in the same order. */
function sameNames(before: JsonObject, after: JsonObject): boolean {
  let old = 0;
  for (const name in before) names[old++] = name;
  let now = 0;
  for (const name in after) if (names[now++] !== name) return false;
  return old === now;
}

/** How a field changed in one of several similar objects. */
interface WrittenField {
  readonly name: string;
  readonly before: Json;
  readonly after: Json;
  readonly change: string | null;
}

/**
 * Serializes the changes of similar objects. Where a field holds the same old and new value as in an earlier object, its
 * change is reused. Nested objects are treated likewise, `depth` levels down.
 */
class SharedFields {
  readonly #depth: number;
  readonly #written: WrittenField[] = [];
  readonly #deeper = new Map<string, SharedFields>();

  constructor(depth: number) {
    this.#depth = depth;
  }

  /** `except`: a field that is written elsewhere. */
  write(before: JsonObject, after: JsonObject, except: string | null = null): string | null {
    const { names, values } = FIELDS[this.#depth];
    let count = 0;
    // V8 reads the fields of the object it enumerates fastest.
    for (const name in before) {
      names[count] = name;
      values[count++] = before[name];
    }
    let changes = '';
    let at = 0;
    for (const name in after) {
      if (at === count || names[at] !== name) return writeNew(after);
      const now = after[name];
      if (values[at] !== now && name !== except) {
        const change = this.#change(name, values[at], now);
        if (change !== null) changes += (changes === '' ? firstPlace(at) : nextPlace(at)) + change;
      }
      at++;
    }
    if (at < count) return writeNew(after);
    return changes === '' ? null : `${changes}]`;
  }

  #change(name: string, before: Json, after: Json): string | null {
    for (const field of this.#written)
      if (field.name === name && field.before === before && field.after === after) return field.change;
    const change = this.#newChange(name, before, after);
    this.#written.push({ name, before, after, change });
    return change;
  }

  #newChange(name: string, before: Json, after: Json): string | null {
    if (this.#depth === 0 || !isJsonObject(before) || !isJsonObject(after)) return writeChange(before, after);
    let deeper = this.#deeper.get(name);
    if (deeper === undefined) this.#deeper.set(name, (deeper = new SharedFields(this.#depth - 1)));
    return deeper.write(before, after);
  }
}

/** By depth: the fields of the object being compared. Shared, because this runs so often. */
const FIELDS: readonly { readonly names: string[]; readonly values: Json[] }[] = [
  { names: [], values: [] },
  { names: [], values: [] },
];

function writeListChange(before: readonly Json[], after: readonly Json[]): string | null {
  return before.length === after.length ? writePlaces(before, after) : writeSplice(before, after);
}

function writePlaces(before: readonly Json[], after: readonly Json[]): string | null {
  let changes = '';
  for (let at = 0; at < after.length; at++) {
    if (before[at] === after[at]) continue;
    const change = writeChange(before[at], after[at]);
    if (change !== null) changes += (changes === '' ? firstPlace(at) : nextPlace(at)) + change;
  }
  return changes === '' ? null : `${changes}]`;
}

function writeSplice(before: readonly Json[], after: readonly Json[]): string {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && writeChange(before[start], after[start]) === null) start++;
  if (start === before.length) return `{"+":${JSON.stringify(after.slice(start))}}`;
  let end = 0;
  while (
    end < shorter - start &&
    writeChange(before.at(-1 - end) ?? null, after.at(-1 - end) ?? null) === null
  )
    end++;
  if (start === 0 && end === 0) return writeNew(after);
  return `{"@":${JSON.stringify([start, before.length - start - end, ...after.slice(start, after.length - end)])}}`;
}

/** `[0,`, `[1,` … and `,0,`, `,1,` …: written so often that they are not made anew each time. */
const FIRST_PLACES = Array.from({ length: 64 }, (_, at) => `[${at},`);
const NEXT_PLACES = Array.from({ length: 64 }, (_, at) => `,${at},`);

function firstPlace(at: number): string {
  return FIRST_PLACES[at] ?? `[${at},`;
}

function nextPlace(at: number): string {
  return NEXT_PLACES[at] ?? `,${at},`;
}

function writeNew(value: Json): string {
  return `{"=":${JSON.stringify(value)}}`;
}

/** Most values are numbers. */
function write(value: Json): string {
  return typeof value === 'number' ? `${value}` : JSON.stringify(value);
}

type Container = JsonObject | readonly Json[];

function isContainer(value: Json): value is Container {
  return typeof value === 'object' && value !== null;
}
