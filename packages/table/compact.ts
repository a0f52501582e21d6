import type { GameEvent } from '@triptych/kernel';
import type { Json } from './delta.ts';
import type { Message } from './message.ts';

/**
 * The same messages, written for machines only: a fraction of the bytes. A client that wants them says so when it
 * opens a table.
 *
 * A change of a sight: a plain value is the new value; a list holds what changed, `[place, change, place, change, …]`,
 * where the place of a field is its number in the object that both sides have; `{"=": value}` is a new list or object;
 * `{"@": [from, gone, ...new]}` takes items out of a list and puts new ones there.
 */
export type Change = Json;

/**
 * `[n, milliseconds since the founding, events, change, rest]`, cut short after the last part that is there.
 * An event is `[shape, ...values]`; shapes are numbered, and told once.
 */
export type CompactMessage = readonly Json[];

/** The type of an event, and the names of its fields. */
export type EventShape = readonly string[];

type Rest = Pick<Message, 'by' | 'undone' | 'chat'> & { readonly shapes?: readonly EventShape[] };

export function compactDiff(before: Json, after: Json): Change | undefined {
  if (before === after) return undefined;
  if (typeof after !== 'object' || after === null) return after;
  if (typeof before !== 'object' || before === null) return { '=': after };
  if (isList(before)) return isList(after) ? compactLists(before, after) : { '=': after };
  return isList(after) ? { '=': after } : compactFields(before, after);
}

function compactFields(before: Fields, after: Fields): Change | undefined {
  const changes: Json[] = [];
  const names = Object.keys(after);
  const old = Object.keys(before);
  if (old.length !== names.length) return { '=': after };
  for (let at = 0; at < names.length; at++) {
    const name = names[at];
    // Fields are numbered, so that both sides must have the same ones in the same order.
    if (old[at] !== name) return { '=': after };
    const change = compactDiff(before[name], after[name]);
    if (change !== undefined) changes.push(at, change);
  }
  return changes.length === 0 ? undefined : changes;
}

function compactLists(before: readonly Json[], after: readonly Json[]): Change | undefined {
  if (before.length !== after.length) return compactSplice(before, after);
  const changes: Json[] = [];
  for (let at = 0; at < after.length; at++) {
    const change = compactDiff(before[at], after[at]);
    if (change !== undefined) changes.push(at, change);
  }
  return changes.length === 0 ? undefined : changes;
}

function compactSplice(before: readonly Json[], after: readonly Json[]): Change {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && compactDiff(before[start], after[start]) === undefined) start++;
  let end = 0;
  while (
    end < shorter - start &&
    compactDiff(before[before.length - 1 - end], after[after.length - 1 - end]) === undefined
  ) {
    end++;
  }
  if (start === 0 && end === 0) return { '=': after };
  return { '@': [start, before.length - start - end, ...after.slice(start, after.length - end)] };
}

/** Carries a change out. Trusts it: both ends of the wire run this code. Shares what did not change. */
export function compactPatch(before: Json, change: Change | undefined): Json {
  if (change === undefined) return before;
  if (typeof change !== 'object' || change === null) return change;
  if (!isList(change)) {
    if ('=' in change) return change['='];
    const splice = change['@'];
    if (!isList(splice) || !isList(before)) return before;
    return before.toSpliced(Number(splice[0]), Number(splice[1]), ...splice.slice(2));
  }
  if (typeof before !== 'object' || before === null) return before;
  if (isList(before)) {
    const after = [...before];
    for (let at = 0; at < change.length; at += 2) {
      const place = Number(change[at]);
      after[place] = compactPatch(before[place], change[at + 1]);
    }
    return after;
  }
  const entries = Object.entries(before);
  for (let at = 0; at < change.length; at += 2) {
    const entry = entries[Number(change[at])];
    entry[1] = compactPatch(entry[1], change[at + 1]);
  }
  return Object.fromEntries(entries);
}

/** Numbers the shapes of events as they come. */
export class EventShapes {
  readonly #numbers = new Map<string, number>();
  readonly shapes: EventShape[] = [];

  /** Writes an event; a shape that was not there before is added. */
  write(event: GameEvent): Json {
    const { type, ...fields } = event;
    const names = Object.keys(fields);
    const shape = `${type} ${names.join(' ')}`;
    let number = this.#numbers.get(shape);
    if (number === undefined) {
      number = this.shapes.push([type, ...names]) - 1;
      this.#numbers.set(shape, number);
    }
    // The contract of a game demands that events are plain data.
    return [number, ...(Object.values(fields) as Json[])];
  }

  /** Adds shapes that the other side has told. */
  learn(shapes: readonly EventShape[]): void {
    this.shapes.push(...shapes);
  }

  read(written: Json): GameEvent {
    const [number, ...values] = isList(written) ? written : [];
    const [type = '', ...names] = this.shapes[Number(number)] ?? [];
    return { type, ...Object.fromEntries(names.map((name, at) => [name, values[at] ?? null])) };
  }
}

export function writeCompact(
  message: Omit<Message, 'delta'>,
  change: Change | undefined,
  founded: number,
  shapes: EventShapes,
): CompactMessage {
  const known = shapes.shapes.length;
  const { n, at, events, by, undone, chat } = message;
  const written: Json[] = [
    n,
    at - founded,
    events === undefined ? 0 : events.map((event) => shapes.write(event)),
  ];
  const added = shapes.shapes.slice(known);
  const rest: Rest = {
    ...(by !== undefined && { by }),
    ...(undone !== undefined && { undone }),
    ...(chat !== undefined && { chat }),
    ...(added.length > 0 && { shapes: added }),
  };
  const more = Object.keys(rest).length > 0;
  // No change is no entry: a change to nothing would be null.
  if (change !== undefined || more) written.push(change === undefined ? [] : change);
  if (more) written.push(rest as Json);
  return written;
}

/** The other end: what a compact message says, and the sight after it. */
export function readCompact(
  written: CompactMessage,
  shown: Json,
  founded: number,
  shapes: EventShapes,
): { readonly message: Omit<Message, 'delta'>; readonly shown: Json } {
  const [n, ms, events = 0, change, rest = {}] = written;
  const { shapes: added = [], ...more } = rest as Rest;
  shapes.learn(added);
  const message = {
    n: Number(n),
    at: founded + Number(ms),
    ...(isList(events) && { events: events.map((event) => shapes.read(event)) }),
    ...more,
  };
  return { message, shown: compactPatch(shown, change) };
}

type Fields = { readonly [key: string]: Json };

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
